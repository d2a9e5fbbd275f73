// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Contenders that take turns, so that a machine that slows down slows all of them.
@MainActor
package struct Contest {
  package let contenders: [Contender]
  package let rounds: Int

  /// Creates a contest of so many rounds.
  package init(contenders: [Contender], rounds: Int = 60) {
    self.contenders = contenders
    self.rounds = rounds
  }

  /// Lets the contenders run.
  ///
  /// - Returns: The times of each, in the order of the contenders.
  package func run() async -> [Timings] {
    var timings = contenders.map { _ in Timings() }
    let clock = ContinuousClock()
    var sum = 0
    // The first round warms caches and branch predictors, and is forgotten.
    for round in 0...rounds {
      for (position, contender) in contenders.enumerated() {
        contender.prepare()
        let start = clock.now
        for _ in 0..<contender.repetitions { sum &+= await contender.run() }
        let time = clock.now - start
        let operations = contender.repetitions * contender.operations
        if round > 0 { timings[position].add(time / .microseconds(operations)) }
      }
    }
    precondition(sum != 0, "The contenders have returned nothing but 0")
    return timings
  }
}
