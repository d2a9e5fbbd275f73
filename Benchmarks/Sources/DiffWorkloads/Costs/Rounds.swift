// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Times of the yardstick and of the diff, taken in turn, so that a slow machine slows both.
package struct Rounds: Sendable, Codable {
  /// The number of times that a workload is built and measured, preferably in separate processes.
  ///
  /// A fragmented heap scatters the texts of the elements over memory, and most of the time is then
  /// spent waiting for memory. Other work on the machine can slow memory accesses by a factor of
  /// three for a second at a time, and the yardstick more than the diff. Rounds that are spread
  /// over a whole run are affected equally.
  package static let passes = 3

  /// The times of the yardstick, in nanoseconds.
  private var yardsticks: [Double] = []
  /// The times of the diff, in nanoseconds.
  private var diffs: [Double] = []

  package init() {}

  /// Adds the rounds of one pass.
  ///
  /// Short work is repeated within a round so that the cost of reading the clock is negligible.
  package mutating func measure(_ trial: Trial) {
    let repetitions = max(1, 20_000 / trial.count)
    let clock = ContinuousClock()
    // The first round of each warms the caches and the branch predictors.
    var sum = trial.yardstick() + trial.diff().edits
    for _ in 0..<(trial.count > 50_000 ? 11 : 35) {
      let yardstick = clock.measure {
        for _ in 0..<repetitions { sum &+= trial.yardstick() }
      }
      let diff = clock.measure {
        for _ in 0..<repetitions { sum &+= trial.diff().edits }
      }
      yardsticks.append(yardstick / .nanoseconds(repetitions))
      diffs.append(diff / .nanoseconds(repetitions))
    }
    precondition(sum >= 0, "The counts of a trial have overflown to \(sum)")
  }
}

extension Rounds {
  /// Adds the rounds of another pass.
  package mutating func add(_ other: Rounds) {
    yardsticks += other.yardsticks
    diffs += other.diffs
  }

  /// The median of all rounds so far, which is compared with bars.
  package var median: Cost { cost { $0[$0.count / 2] } }

  /// The fastest of all rounds so far, an estimate for an idle machine.
  package var fastest: Cost { cost { $0[0] } }

  private func cost(_ choose: ([Double]) -> Double) -> Cost {
    precondition(!diffs.isEmpty, "There is no cost before anything was measured")
    return Cost(yardstick: choose(yardsticks.sorted()), diff: choose(diffs.sorted()))
  }
}
