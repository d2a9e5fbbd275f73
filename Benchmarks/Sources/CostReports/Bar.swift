// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The most that something may cost.
package enum Bar: Hashable, Sendable {
  /// So many times what it is measured beside.
  case ratio(Double)
  /// So much time, where nothing beside it makes sense.
  case microseconds(Double)
}

extension Bar {
  /// Whether a cost stays under the bar.
  ///
  /// - Parameters:
  ///   - ratio: The cost in units of what it is measured beside.
  ///   - microseconds: The cost as a time.
  /// - Returns: Whether the one that the bar is about is no more than it.
  package func admits(ratio: Double, microseconds: Double) -> Bool {
    switch self {
    case .ratio(let most): ratio <= most
    case .microseconds(let most): microseconds <= most
    }
  }
}

extension Bar: CustomStringConvertible {
  /// The ratio, or the time with its unit.
  package var description: String {
    switch self {
    case .ratio(let most): "\(most)"
    case .microseconds(let most): most < 1 ? "\(most) µs" : "\(Int(most)) µs"
    }
  }
}
