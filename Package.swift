// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Rowhouse", targets: ["Rowhouse"]),
    .library(name: "RowhouseDiff", targets: ["RowhouseDiff"]),
    .library(name: "RowhouseHummingbird", targets: ["RowhouseHummingbird"]),
    .library(name: "RowhouseLayout", targets: ["RowhouseLayout"]),
    .library(name: "RowhouseTesting", targets: ["RowhouseTesting"]),
    .library(name: "RowhouseUIKit", targets: ["RowhouseUIKit"]),
    .library(name: "RowhouseWeb", targets: ["RowhouseWeb"]),
  ],
  traits: [
    .trait(name: "Hummingbird", description: "Pages served by Hummingbird 2 applications."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(name: "RowhouseDiff"),
    .target(name: "RowhouseModel"),
    .target(name: "RowhouseLayout", dependencies: ["RowhouseModel"]),
    .target(name: "RowhouseHosting", dependencies: ["RowhouseDiff", "RowhouseModel"]),
    .target(name: "Rowhouse", dependencies: ["RowhouseDiff", "RowhouseModel", "RowhouseHosting"]),
    .target(name: "RowhouseTesting", dependencies: ["Rowhouse"]),
    .target(
      name: "RowhouseUIKit",
      dependencies: [
        "RowhouseDiff", "RowhouseModel", "RowhouseHosting", "RowhouseLayout",
        // What the tests run on; where there is UIKit it is not built.
        .target(name: "UIKitDouble", condition: .when(platforms: [.linux])),
      ]),
    .target(
      name: "RowhouseWeb",
      dependencies: ["RowhouseDiff", "RowhouseModel", "RowhouseHosting"],
      resources: [
        .embedInCode("Client/client.js"), .embedInCode("Client/pager.js"),
        .embedInCode("Client/window.js"),
        .embedInCode("Client/page.css"),
      ]
    ),
    .target(
      name: "RowhouseHummingbird",
      dependencies: [
        "RowhouseWeb", "Rowhouse",
        .product(
          name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle",
          condition: .when(traits: ["Hummingbird"])),
      ]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Rowhouse", "RowhouseLayout", "RowhouseModel", "RowhouseTesting", "RowhouseUIKit",
      ]),
    .testTarget(name: "RowhouseDiffTests", dependencies: ["RowhouseDiff"]),
    .testTarget(
      name: "RowhouseLayoutTests",
      dependencies: [
        "RowhouseLayout", "RowhouseDiff", "RowhouseModel", "Rowhouse", "RowhouseTesting",
      ]),
    // What the tests in Tests/Browser compare with what a browser makes of the same parts.
    .executableTarget(
      name: "layout-frames",
      dependencies: ["Rowhouse", "RowhouseLayout", "RowhouseTesting", "RowhouseWeb"],
      path: "Tests/LayoutFrames"),
    // UIKit where there is none: for the tests of RowhouseUIKit, on Linux only.
    .target(name: "UIKitDouble", path: "Tests/Support/UIKitDouble"),
    .testTarget(name: "UIKitDoubleTests", dependencies: ["UIKitDouble"]),
    .testTarget(name: "RowhouseModelTests", dependencies: ["RowhouseModel"]),
    .testTarget(name: "RowhouseHostingTests", dependencies: ["Rowhouse"]),
    .testTarget(name: "RowhouseTestingTests", dependencies: ["Rowhouse", "RowhouseTesting"]),
    .testTarget(
      name: "RowhouseUIKitTests",
      dependencies: [
        "Rowhouse", "RowhouseLayout", "RowhouseTesting", "RowhouseUIKit",
        .target(name: "UIKitDouble", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "RowhouseWebTests", dependencies: ["Rowhouse", "RowhouseTesting", "RowhouseWeb"]),
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
