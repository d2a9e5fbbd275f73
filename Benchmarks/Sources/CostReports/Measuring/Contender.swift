// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Work that is timed.
@MainActor
package struct Contender {
  package let title: String
  /// The number of runs in a round.
  ///
  /// Short work is repeated so that the cost of reading the clock is negligible.
  package let repetitions: Int
  /// The number of operations in one run, by which its time is divided.
  package let operations: Int
  /// The preparation of each round, which is not timed.
  package let prepare: @MainActor () -> Void
  /// The work that is timed.
  ///
  /// The results are added up, so that the compiler cannot remove any work.
  package let run: @MainActor () async -> Int

  /// Creates a contender.
  package init(
    title: String, repetitions: Int = 1, operations: Int = 1,
    prepare: @escaping @MainActor () -> Void = {}, run: @escaping @MainActor () async -> Int
  ) {
    self.title = title
    self.repetitions = repetitions
    self.operations = operations
    self.prepare = prepare
    self.run = run
  }
}
