// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse-gallery",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "gallery", targets: ["gallery"])
  ],
  dependencies: [
    .package(name: "rowhouse", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "GalleryDiff",
      dependencies: [.product(name: "RowhouseDiff", package: "rowhouse")]
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryDiff",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "GalleryDiffTests",
      dependencies: [
        "GalleryDiff",
        "gallery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "RowhouseDiff", package: "rowhouse"),
      ]
    ),
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
