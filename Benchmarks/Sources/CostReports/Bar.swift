// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The maximum cost, as a multiple of a yardstick that is measured in the same run.
///
/// A limit in units of time would depend on the machine, and on its other work.
package struct Bar: Hashable, Sendable {
  /// The highest ratio that the bar admits.
  package let ratio: Double

  /// Creates a bar from a ratio.
  package init(_ ratio: Double) { self.ratio = ratio }
}

extension Bar {
  /// Compares a cost with the bar.
  ///
  /// - Parameter cost: The cost as a multiple of the yardstick.
  /// - Returns: True if the cost does not exceed the bar.
  package func admits(_ cost: Double) -> Bool { cost <= ratio }
}

extension Bar: CustomStringConvertible {
  /// The ratio.
  package var description: String { "\(ratio)" }
}
