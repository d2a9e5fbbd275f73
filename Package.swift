// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "RowhouseDiff", targets: ["RowhouseDiff"])
  ],
  targets: [
    .target(name: "RowhouseDiff"),
    .testTarget(name: "RowhouseDiffTests", dependencies: ["RowhouseDiff"]),
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
