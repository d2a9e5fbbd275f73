// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The times of all rounds, in microseconds.
package struct Timings {
  private var rounds: [Double] = []

  mutating func add(_ microseconds: Double) { rounds.append(microseconds) }
}

extension Timings {
  /// The fastest round, an estimate for an idle machine.
  package var fastest: Double { sorted[0] }

  /// The median of the fastest third of the rounds.
  ///
  /// Other work on the machine doubles a time for seconds; a third of the rounds escapes it.
  package var quiet: Double { sorted[rounds.count / 6] }

  /// The median of all rounds.
  package var median: Double { sorted[rounds.count / 2] }

  /// Returns the median of the ratios of this time to the other in each round, which is compared
  /// with bars.
  package func ratio(to other: Timings) -> Double {
    zip(rounds, other.rounds).map { $0 / $1 }.sorted()[rounds.count / 2]
  }

  /// Returns the difference to another time in each round.
  ///
  /// The other is a part of this one.
  package func beyond(_ other: Timings) -> Timings {
    var difference = Timings()
    for (time, part) in zip(rounds, other.rounds) { difference.add(time - part) }
    return difference
  }

  private var sorted: [Double] {
    precondition(!rounds.isEmpty, "There is no time before anything was measured")
    return rounds.sorted()
  }
}
