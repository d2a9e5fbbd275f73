// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Something whose time is taken.
@MainActor
struct Contender {
  let title: String
  /// How often it runs in a round; what is short is repeated until the clock's own cost does not
  /// count.
  var repetitions = 1
  /// What goes before each round and is not timed.
  var prepare: @MainActor () -> Void = {}
  /// What is timed.
  ///
  /// The number it returns is added up, so that no part of the work is left out.
  let run: @MainActor () async -> Int
}
