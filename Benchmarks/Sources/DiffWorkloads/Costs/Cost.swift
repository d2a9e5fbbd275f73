// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a diff costs beside the yardstick that was measured with it.
package struct Cost: Sendable {
  /// The time of the yardstick, in nanoseconds.
  package let yardstick: Double
  /// The time of the diff, in nanoseconds.
  package let diff: Double

  /// How many yardsticks the diff takes.
  package var ratio: Double { diff / yardstick }
}
