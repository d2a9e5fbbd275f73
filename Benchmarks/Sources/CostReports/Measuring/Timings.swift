// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How long something took in each round, in microseconds.
package struct Timings {
  private var rounds: [Double] = []

  mutating func add(_ microseconds: Double) { rounds.append(microseconds) }
}

extension Timings {
  /// The fastest round: what an undisturbed machine would show.
  package var fastest: Double { sorted[0] }

  /// The median of the fastest third of the rounds.
  ///
  /// Other work on the machine doubles a time for seconds; a third of the rounds escapes it.
  package var quiet: Double { sorted[rounds.count / 6] }

  /// The median of all rounds.
  package var median: Double { sorted[rounds.count / 2] }

  /// Returns the median of how many times longer than the other this took in a round, which is what
  /// bars are compared with.
  package func ratio(to other: Timings) -> Double {
    zip(rounds, other.rounds).map { $0 / $1 }.sorted()[rounds.count / 2]
  }

  /// How much longer this took in each round than the other, of which it is a part.
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
