// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Equatable {
  /// Returns true if the value differs from an earlier one.
  ///
  /// NaN does not differ from NaN. Any other value that is not equal to itself, such as an array
  /// that contains a NaN, differs from every value, because its other parts may have changed.
  func differs(from other: Self) -> Bool { self != other && !(isNaNItself && other.isNaNItself) }

  /// True if the value is a floating-point number, or an optional one, that is NaN.
  private var isNaNItself: Bool { (self as? any FloatingPoint)?.isNaN ?? false }
}
