// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Benchmark
import CostReports
import DiffWorkloads

// Each benchmark alternates rounds of the yardstick and the diff, so the plugin calls it once. A
// diff over its bar is an error of the benchmark, which the plugin lists as failed. The exit code
// of the plugin is still 0, so Tools/benchmark searches its output for "over its bar".
let benchmarks: @Sendable () -> Void = {
  let ratio = BenchmarkMetric.custom("Ratio (‰)", useScalingFactor: false)
  let diff = BenchmarkMetric.custom("Diff (ns)", useScalingFactor: false)
  let yardstick = BenchmarkMetric.custom("Yardstick (ns)", useScalingFactor: false)
  let configuration = Benchmark.Configuration(
    metrics: [ratio, diff, yardstick],
    units: [ratio: .count, diff: .count, yardstick: .count],
    warmupIterations: 0,
    maxDuration: .seconds(60),
    maxIterations: 1)

  for workload in Workload.timed {
    for kind in Kind.allCases {
      let name = "\(workload.title), \(kind.title)"
      Benchmark(name, configuration: configuration) { benchmark in
        var rounds = Rounds()
        for _ in 1...Rounds.passes { rounds.measure(workload.trial(of: kind)) }
        let cost = rounds.median
        benchmark.measurement(ratio, Int(cost.ratio * 1_000))
        benchmark.measurement(diff, Int(cost.diff))
        benchmark.measurement(yardstick, Int(cost.yardstick))
        if let bar = Bar(workload, kind), !bar.admits(cost) {
          benchmark.error(
            "\(name) is over its bar of \(bar): \(Int(cost.ratio * 1_000)) ‰ of the yardstick, "
              + "\(Int(cost.diff)) ns.")
        }
      }
    }
  }
}
