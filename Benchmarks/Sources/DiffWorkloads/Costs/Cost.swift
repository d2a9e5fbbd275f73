// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The cost of a diff and of the yardstick that was measured with it.
package struct Cost: Sendable {
  /// The time of the yardstick, in nanoseconds.
  package let yardstick: Double
  /// The time of the diff, in nanoseconds.
  package let diff: Double

  /// The cost of the diff in yardsticks.
  package var ratio: Double { diff / yardstick }
}
