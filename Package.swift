// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The files of the browser client.
let clientFiles = [
  "actions.css", "actions.js", "announcing.js", "bar.css", "client.js", "controls.css",
  "controls.js", "dialogs.css", "dialogs.js", "documents.js", "elements.js", "extras.css",
  "extras.js", "fields.js", "focus.js", "following.js", "history.js", "leaving.js", "marks.js",
  "menus.js", "message.css", "messages.js", "morphing.js", "motion.js", "moving.js", "noscript.css",
  "notices.js", "page.css", "pager.css", "pager.js", "patches.js", "problems.js", "renewal.js",
  "reports.js", "secrets.js", "session.js", "slices.js", "sockets.js", "sticky.css", "strays.js",
  "styles.js", "submitting.js", "switches.js", "system.js", "transport.js", "webkit.js",
]

let package = Package(
  name: "rowhouse",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12)],
  products: [
    // For applications that use GTK beside the module RowhouseGTK.
    .library(name: "CAdwaita", targets: ["CAdwaita"]),
    .library(name: "Rowhouse", targets: ["Rowhouse"]),
    .library(name: "RowhouseDiff", targets: ["RowhouseDiff"]),
    .library(name: "RowhouseForms", targets: ["RowhouseForms"]),
    .library(name: "RowhouseFoundation", targets: ["RowhouseFoundation"]),
    .library(name: "RowhouseGTK", targets: ["RowhouseGTK"]),
    .library(name: "RowhouseHummingbird", targets: ["RowhouseHummingbird"]),
    .library(name: "RowhouseLayout", targets: ["RowhouseLayout"]),
    .library(name: "RowhouseSettings", targets: ["RowhouseSettings"]),
    .library(name: "RowhouseSQLite", targets: ["RowhouseSQLite"]),
    .library(name: "RowhouseTesting", targets: ["RowhouseTesting"]),
    .library(name: "RowhouseUIKit", targets: ["RowhouseUIKit"]),
    .library(name: "RowhouseWeb", targets: ["RowhouseWeb"]),
    // For the tests of the gallery and of the example app, which are not in this package.
    .library(
      name: "_RowhouseTestSupport", targets: ["RowhouseTestSupport", "UIKitDriving", "RandomParts"]),
    // For the tests of the command, which has the trait `SQLite`.
    .library(name: "_RowhouseStoreChecks", targets: ["StoreChecks"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Pages on the Linux desktop, with GTK 4 and libadwaita."),
    .trait(name: "Hummingbird", description: "Pages served by Hummingbird 2 applications."),
    .trait(name: "SQLite", description: "Values of settings in SQLite databases, with GRDB."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    // With the traits for which Hummingbird asks.
    .package(url: "https://github.com/apple/swift-configuration", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(name: "RowhouseIndexing"),
    .target(name: "RowhouseDiff", dependencies: ["RowhouseIndexing"]),
    .target(name: "RowhouseModel", dependencies: ["RowhouseIndexing"]),
    .target(name: "RowhouseLayout", dependencies: ["RowhouseModel"]),
    .target(name: "RowhouseHosting", dependencies: ["RowhouseDiff", "RowhouseModel"]),
    .target(name: "Rowhouse", dependencies: ["RowhouseDiff", "RowhouseModel", "RowhouseHosting"]),
    .target(name: "RowhouseForms", dependencies: ["RowhouseModel", "RowhouseHosting"]),
    .target(
      name: "RowhouseFoundation", dependencies: ["RowhouseModel", "RowhouseForms"]),
    .target(name: "RowhouseSettings", dependencies: ["RowhouseModel", "RowhouseHosting"]),
    .target(
      name: "RowhouseSQLite",
      dependencies: [
        "RowhouseSettings",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ]),
    // What the tests share with RowhouseTesting: the seeded generator and the rules of batches.
    .target(name: "RowhouseTestSupport", dependencies: ["RowhouseDiff"]),
    .target(name: "RowhouseTesting", dependencies: ["Rowhouse", "RowhouseTestSupport"]),
    .target(
      name: "RowhouseUIKit",
      dependencies: [
        "RowhouseDiff", "RowhouseModel", "RowhouseHosting", "RowhouseLayout",
        // What the tests run on; where there is UIKit it is not built.
        .target(name: "UIKitDouble", condition: .when(platforms: [.linux])),
      ]),
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "RowhouseGTK",
      dependencies: [
        "RowhouseDiff", "RowhouseModel", "RowhouseHosting", "RowhouseLayout",
        .target(name: "CAdwaita", condition: .when(traits: ["GTK"])),
      ]),
    .target(
      name: "RowhouseWeb",
      dependencies: ["RowhouseDiff", "RowhouseModel", "RowhouseHosting"],
      resources: clientFiles.map { .embedInCode("Client/\($0)") }
    ),
    .systemLibrary(name: "CRowhouseZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "RowhouseHummingbird",
      dependencies: [
        "RowhouseWeb", "Rowhouse",
        .target(name: "CRowhouseZlib", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "Configuration", package: "swift-configuration",
          condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "HummingbirdCore", package: "hummingbird",
          condition: .when(traits: ["Hummingbird"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "NIOHTTPTypes", package: "swift-nio-extras",
          condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras",
          condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle",
          condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "UnixSignals", package: "swift-service-lifecycle",
          condition: .when(traits: ["Hummingbird"])),
      ]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Rowhouse", "RowhouseForms", "RowhouseFoundation", "RowhouseLayout", "RowhouseModel",
        "RowhouseSettings", "RowhouseTesting",
        "RowhouseUIKit", "RowhouseWeb",
      ],
      exclude: ["Texts"]),
    .testTarget(
      name: "RowhouseDiffTests", dependencies: ["RowhouseDiff", "RowhouseTestSupport"]),
    .testTarget(
      name: "RowhouseFormsTests",
      dependencies: ["Rowhouse", "RowhouseForms", "RowhouseTesting", "RowhouseTestSupport"]),
    .testTarget(
      name: "RowhouseFoundationTests",
      dependencies: [
        "Rowhouse", "RowhouseForms", "RowhouseFoundation", "RowhouseTesting",
        "RowhouseTestSupport",
      ]),
    .testTarget(
      name: "RowhouseLayoutTests",
      dependencies: [
        "RowhouseLayout", "RowhouseDiff", "RowhouseModel", "Rowhouse", "RowhouseTestSupport",
        "RandomParts",
      ]),
    // What the tests in Tests/Browser compare with what a browser makes of the same parts.
    .executableTarget(
      name: "layout-frames",
      dependencies: ["Rowhouse", "RowhouseLayout", "RowhouseWeb", "RandomParts"],
      path: "Tests/LayoutFrames"),
    // Renders the described pages of the tests in Tests/Browser that have a server of their own.
    .executableTarget(
      name: "page-markup", dependencies: ["Rowhouse", "RowhouseWeb"], path: "Tests/PageMarkup"),
    // The contract of hosts and random use on GTK's main loop, which tests of packages do not run.
    .executableTarget(
      name: "desktop-tests",
      dependencies: [
        "Rowhouse", "RowhouseLayout", "RowhouseGTK", "RowhouseTesting", "RowhouseTestSupport",
        "RandomParts",
        .target(name: "CAdwaita", condition: .when(traits: ["GTK"])),
      ],
      path: "Tests/Desktop/Program"),
    // The desktop application of the README.
    .executableTarget(
      name: "desktop-readme",
      dependencies: [
        "Rowhouse", "RowhouseGTK", "RowhouseSettings",
        .target(name: "CAdwaita", condition: .when(traits: ["GTK"])),
      ],
      path: "Tests/Desktop/Readme"),
    // Random parts, for the laws of those who draw them.
    .target(
      name: "RandomParts", dependencies: ["RowhouseModel", "RowhouseTestSupport"],
      path: "Tests/Support/RandomParts"),
    // UIKit where there is none: for the tests of RowhouseUIKit, on Linux only.
    .target(
      name: "UIKitDouble", dependencies: ["RowhouseDiff", "RowhouseTestSupport"],
      path: "Tests/Support/UIKitDouble"),
    .testTarget(name: "UIKitDoubleTests", dependencies: ["UIKitDouble", "RowhouseTestSupport"]),
    // Touches, scrolling, and time for tests that run on UIKit and on its stand-in.
    .target(
      name: "UIKitDriving",
      dependencies: [.target(name: "UIKitDouble", condition: .when(platforms: [.linux]))],
      path: "Tests/Support/UIKitDriving"),
    .testTarget(
      name: "RowhouseModelTests",
      dependencies: ["RowhouseModel", "RowhouseTesting", "RowhouseTestSupport"]),
    .testTarget(
      name: "RowhouseHostingTests",
      dependencies: ["Rowhouse", "RowhouseTesting", "RowhouseTestSupport"]),
    // The contract of stores of settings, for those of this package and of the command.
    .target(
      name: "StoreChecks",
      dependencies: ["RowhouseSettings", "RowhouseSQLite", "RowhouseTestSupport"],
      path: "Tests/Support/StoreChecks"),
    .testTarget(
      name: "RowhouseSettingsTests",
      dependencies: [
        "Rowhouse", "RowhouseSettings", "RowhouseTesting", "RowhouseTestSupport", "StoreChecks",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "RowhouseTestingTests",
      dependencies: [
        "Rowhouse", "RowhouseForms", "RowhouseTesting", "RowhouseTestSupport", "RandomParts",
      ]),
    .testTarget(
      name: "RowhouseUIKitTests",
      dependencies: [
        "Rowhouse", "RowhouseLayout", "RowhouseTesting", "RowhouseTestSupport", "RowhouseUIKit",
        "RandomParts", "UIKitDriving",
        .target(name: "UIKitDouble", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "RowhouseWebTests",
      dependencies: ["Rowhouse", "RowhouseTesting", "RowhouseTestSupport", "RowhouseWeb"]),
  ]
)

// Without the other test targets, SwiftPM builds only what the named one depends on. Tools/laws sets the variable.
if let name = ProcessInfo.processInfo.environment["ROWHOUSE_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != name }
}

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

// The systems that Hummingbird runs on, as its own manifest names them.
for target in package.targets where target.name == "RowhouseHummingbird" {
  target.swiftSettings?.append(
    .enableExperimentalFeature(
      "AvailabilityMacro=hummingbird 2.0:macOS 14.0, iOS 17.0, macCatalyst 17.0, tvOS 17.0"))
}
