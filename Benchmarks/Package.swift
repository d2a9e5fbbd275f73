// swift-tools-version: 6.2

import PackageDescription

// Without traits, as in an application that serves no pages, unless Tools/package builds it: it compiles the modules
// once for all packages.
let traits: Set<Package.Dependency.Trait> =
  Context.environment["ROWHOUSE_ALL_TRAITS"] == nil
  ? []
  : [
    "SQLite", "Hummingbird", .trait(name: "GTK", condition: .when(traits: ["GTK"])),
  ]

let package = Package(
  name: "rowhouse-benchmarks",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(name: "GTK", description: "That of the package rowhouse.")
  ],
  dependencies: [
    .package(name: "rowhouse", path: "..", traits: traits)
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "CostReports", dependencies: ["AllocationCounter"]),
    .target(
      name: "DiffWorkloads",
      dependencies: ["CostReports", .product(name: "RowhouseDiff", package: "rowhouse")]
    ),
    .executableTarget(name: "diff-costs", dependencies: ["CostReports", "DiffWorkloads"]),
    .executableTarget(
      name: "page-costs",
      dependencies: [
        "CostReports", .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseForms", package: "rowhouse"),
        .product(name: "RowhouseSettings", package: "rowhouse"),
        .product(name: "RowhouseWeb", package: "rowhouse"),
      ]
    ),
    .executableTarget(
      name: "layout-costs",
      dependencies: [
        "CostReports", .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseLayout", package: "rowhouse"),
      ]
    ),
    .executableTarget(
      name: "uikit-costs",
      dependencies: [
        "CostReports", .product(name: "Rowhouse", package: "rowhouse"),
        .product(name: "RowhouseUIKit", package: "rowhouse"),
      ]
    ),
  ]
)

// The plugin and its dependencies take longer to build than everything else here, so only
// `Tools/benchmark full` builds them.
if Context.environment["ROWHOUSE_BENCHMARK_PLUGIN"] != nil {
  // Without its default traits: they interpose malloc, which AllocationCounter does here.
  package.dependencies.append(
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
  package.targets.append(
    .executableTarget(
      name: "DiffBenchmarks",
      dependencies: [
        "CostReports", "DiffWorkloads", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/DiffBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ))
}

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// DiffBenchmarks contains a file that the plugin generates, whose warnings we cannot fix.
let ours = [
  "CostReports", "DiffWorkloads", "diff-costs", "layout-costs", "page-costs", "uikit-costs",
]
for target in package.targets where ours.contains(target.name) {
  target.swiftSettings?.append(.treatAllWarnings(as: .error))
}
