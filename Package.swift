// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Rowhouse", targets: ["Rowhouse"]),
    .library(name: "RowhouseDiff", targets: ["RowhouseDiff"]),
    .library(name: "RowhouseTesting", targets: ["RowhouseTesting"]),
  ],
  targets: [
    .target(name: "RowhouseDiff"),
    .target(name: "RowhouseModel"),
    .target(name: "RowhouseHosting", dependencies: ["RowhouseDiff", "RowhouseModel"]),
    .target(name: "Rowhouse", dependencies: ["RowhouseDiff", "RowhouseModel", "RowhouseHosting"]),
    .target(name: "RowhouseTesting", dependencies: ["Rowhouse"]),
    .testTarget(name: "DocumentationTests", dependencies: ["Rowhouse", "RowhouseTesting"]),
    .testTarget(name: "RowhouseDiffTests", dependencies: ["RowhouseDiff"]),
    .testTarget(name: "RowhouseModelTests", dependencies: ["RowhouseModel"]),
    .testTarget(name: "RowhouseHostingTests", dependencies: ["Rowhouse"]),
    .testTarget(name: "RowhouseTestingTests", dependencies: ["Rowhouse", "RowhouseTesting"]),
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
