// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Equatable {
  /// Returns true if a field has another value than before.
  ///
  /// NaN does not differ from NaN. Any other value that does not equal itself, such as an array that contains a NaN,
  /// differs from every value, because its other parts may have changed.
  func differs(from other: Self) -> Bool { self != other && !(isNaNItself && other.isNaNItself) }

  /// True if the value is a floating-point number, also an optional one, without a value.
  private var isNaNItself: Bool { (self as? any FloatingPoint)?.isNaN ?? false }
}
