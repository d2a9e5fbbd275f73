// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Contenders that take turns, so that a machine that slows down slows all of them.
@MainActor
struct Contest {
  let contenders: [Contender]
  var rounds = 60

  /// Lets the contenders run.
  ///
  /// - Returns: The times of each, in the order of the contenders.
  func run() async -> [Timings] {
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
        if round > 0 { timings[position].add(time / .microseconds(contender.repetitions)) }
      }
    }
    precondition(sum != 0, "The contenders have returned nothing but 0")
    return timings
  }
}
