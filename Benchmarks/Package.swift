// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rowhouse-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "rowhouse", path: ".."),
    // Without its default traits: they interpose malloc, which AllocationCounter does here.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(
      name: "DiffWorkloads",
      dependencies: [.product(name: "RowhouseDiff", package: "rowhouse")]
    ),
    .executableTarget(
      name: "diff-costs",
      dependencies: ["DiffWorkloads", "AllocationCounter"]
    ),
    .executableTarget(
      name: "DiffBenchmarks",
      dependencies: ["DiffWorkloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/DiffBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// DiffBenchmarks holds a file that the plugin writes, whose warnings are not ours to fix.
for target in package.targets where ["DiffWorkloads", "diff-costs"].contains(target.name) {
  target.swiftSettings?.append(.treatAllWarnings(as: .error))
}
