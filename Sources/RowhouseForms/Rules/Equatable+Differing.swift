// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Equatable {
  /// Returns true if a field has another value than before.
  ///
  /// Values that do not equal themselves, such as NaN, do not differ from each other.
  func differs(from other: Self) -> Bool { self != other && (self == self || other == other) }
}
