// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse-command",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "rowhouse", targets: ["rowhouse"])],
  traits: [
    .trait(name: "GTK", description: "That of the package rowhouse.")
  ],
  dependencies: [
    .package(
      name: "rowhouse", path: "..",
      // As in the other packages, for Tools/package, which compiles the modules once for all.
      traits: [
        "SQLite", "Hummingbird", .trait(name: "GTK", condition: .when(traits: ["GTK"])),
      ]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
  ],
  targets: [
    .target(
      name: "RowhouseCommand",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
        .product(name: "RowhouseSettings", package: "rowhouse"),
        .product(name: "RowhouseSQLite", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
      ]),
    .executableTarget(
      name: "rowhouse",
      dependencies: [
        "RowhouseCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "RowhouseSettings", package: "rowhouse"),
      ]),
    // A process that the tests kill while it writes.
    .executableTarget(
      name: "settings-writer",
      dependencies: [
        .product(name: "RowhouseSettings", package: "rowhouse"),
        .product(name: "RowhouseSQLite", package: "rowhouse"),
      ],
      path: "Tests/SettingsWriter"),
    .testTarget(
      name: "RowhouseCommandTests",
      dependencies: [
        "RowhouseCommand",
        "rowhouse",
        "settings-writer",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
        .product(name: "RowhouseSettings", package: "rowhouse"),
        .product(name: "RowhouseSQLite", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
        .product(name: "_RowhouseStoreChecks", package: "rowhouse"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
  ]
}
