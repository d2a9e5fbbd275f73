// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Contenders that run in turns, so that a slow machine slows all of them.
@MainActor
package struct Contest {
  package let contenders: [Contender]
  package let rounds: Int

  /// Creates a contest with a number of rounds.
  package init(contenders: [Contender], rounds: Int = 60) {
    self.contenders = contenders
    self.rounds = rounds
  }

  /// Runs the contenders.
  ///
  /// - Returns: The times of each contender, in their order.
  package func run() async -> [Timings] {
    var timings = contenders.map { _ in Timings() }
    let clock = ContinuousClock()
    var sum = 0
    // The first round warms caches and branch predictors, and is not counted.
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
