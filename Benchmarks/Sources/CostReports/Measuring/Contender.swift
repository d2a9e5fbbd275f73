// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Something whose time is taken.
@MainActor
package struct Contender {
  package let title: String
  /// How often it runs in a round; what is short is repeated until the clock's own cost does not
  /// count.
  package let repetitions: Int
  /// How many operations one run carries out; its time is divided by them.
  package let operations: Int
  /// What goes before each round and is not timed.
  package let prepare: @MainActor () -> Void
  /// What is timed.
  ///
  /// The number it returns is added up, so that no part of the work is left out.
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
