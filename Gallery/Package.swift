// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse-gallery",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "gallery-desktop", targets: ["gallery-desktop"]),
    .library(name: "GalleryPages", targets: ["GalleryPages"]),
    .library(name: "GalleryUIKit", targets: ["GalleryUIKit"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The gallery as an application on the Linux desktop."),
    .trait(name: "PostgreSQL", description: "A list that several processes show, for a test."),
  ],
  dependencies: [
    .package(
      name: "rowhouse", path: "..",
      // As in the other packages, for Tools/package, which compiles the modules once for all.
      traits: [
        "SQLite", "Hummingbird", .trait(name: "GTK", condition: .when(traits: ["GTK"])),
      ]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The choices of the gallery as arguments of its commands.
    .target(
      name: "GalleryArguments",
      dependencies: [
        "GalleryPages",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .target(
      name: "GalleryDiff",
      dependencies: [.product(name: "RowhouseDiff", package: "rowhouse")]
    ),
    .target(
      name: "GalleryPages",
      dependencies: [
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseForms", package: "rowhouse"),
        .product(name: "RowhouseFoundation", package: "rowhouse"),
      ]
    ),
    .target(
      name: "GalleryPictures",
      dependencies: [
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
      ],
      resources: [.embedInCode("Pictures"), .embedInCode("Symbols")]
    ),
    .target(
      name: "GalleryUIKit",
      dependencies: [
        "GalleryPages",
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseUIKit", package: "rowhouse"),
      ]
    ),
    .target(
      name: "GalleryWeb",
      dependencies: [
        "GalleryPages",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
      ],
      resources: [.embedInCode("Code")]
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryArguments",
        "GalleryDiff",
        "GalleryPages",
        "GalleryPictures",
        "GalleryWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
      ]
    ),
    .executableTarget(
      name: "gallery-desktop",
      dependencies: [
        "GalleryArguments",
        "GalleryPages",
        "GalleryPictures",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseGTK", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
      ]
    ),
    .executableTarget(
      name: "LawServer",
      dependencies: [
        "GalleryPictures",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
      ],
      path: "Tests/LawServer"
    ),
    .systemLibrary(
      name: "CPostgreSQL", path: "Tests/Support/CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]),
    // The application of the article about several processes, for tests in a browser.
    .executableTarget(
      name: "SharedList",
      dependencies: [
        .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
      ],
      path: "Tests/SharedList"
    ),
    // Code that the tests of pages and of hosts share.
    .target(
      name: "GalleryTesting", dependencies: ["GalleryPages"], path: "Tests/Support/GalleryTesting"),
    // The rows of the articles about kinds of rows; Tools/doc-pictures takes their pictures.
    .executableTarget(
      name: "RowKinds",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseForms", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
      ],
      path: "Tests/RowKinds"
    ),
    // The settings as the stand-in for UIKit lays them out; Tools/host-pictures takes a picture of it.
    .executableTarget(
      name: "StandInPicture",
      dependencies: [
        "GalleryPages",
        "GalleryPictures",
        .product(name: "_RowhouseTestSupport", package: "rowhouse"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseUIKit", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
      ],
      path: "Tests/StandInPicture"
    ),
    // The server and the test that the README starts with.
    .executableTarget(
      name: "Settings",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
      ],
      path: "Tests/Readme/Settings"
    ),
    .testTarget(
      name: "SettingsTests",
      dependencies: ["Settings", .product(name: "RowhouseTesting", package: "rowhouse")],
      path: "Tests/Readme/SettingsTests"
    ),
    .testTarget(
      name: "GalleryDiffTests",
      dependencies: [
        "GalleryDiff",
        "gallery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "RowhouseDiff", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
      ]
    ),
    .testTarget(
      name: "GalleryPicturesTests",
      dependencies: [
        "GalleryPictures",
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
      ]
    ),
    .testTarget(
      name: "GalleryWebTests",
      dependencies: [
        "GalleryPages",
        "GalleryPictures",
        "GalleryWeb",
        .product(name: "_RowhouseTestSupport", package: "rowhouse"),
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseForms", package: "rowhouse"),
        .product(name: "RowhouseHummingbird", package: "rowhouse"),
        .product(name: "RowhouseLayout", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle"),
      ]
    ),
    .testTarget(
      name: "GalleryUIKitTests",
      dependencies: [
        "GalleryPages",
        "GalleryTesting",
        "GalleryUIKit",
        .product(name: "_RowhouseTestSupport", package: "rowhouse"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseLayout", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
        .product(name: "RowhouseUIKit", package: "rowhouse"),
      ]
    ),
    .testTarget(
      name: "GalleryPagesTests",
      dependencies: [
        "GalleryPages",
        "GalleryTesting",
        "gallery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseTesting", package: "rowhouse"),
      ],
      exclude: ["Golden"]
    ),
  ]
)

for target in package.targets where target.type != .system {
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
