// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse-gallery",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .macOS(.v14)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .library(name: "GalleryPages", targets: ["GalleryPages"]),
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
    .target(
      name: "GalleryPages",
      dependencies: [.product(name: "Rowhouse", package: "rowhouse")]
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryDiff",
        "GalleryPages",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
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
    .testTarget(
      name: "GalleryPagesTests",
      dependencies: [
        "GalleryPages",
        "gallery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
      ],
      exclude: ["Golden"]
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
