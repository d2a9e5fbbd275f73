// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Equatable {
  /// Returns true if the value differs from an earlier one.
  ///
  /// NaN does not differ from NaN. Any other value that is not equal to itself, such as an array
  /// that contains a NaN, differs from every value, because its other parts may have changed.
  func differs(from other: Self) -> Bool { self != other && !(isNaNItself && other.isNaNItself) }

  /// Returns true if a field has an equal value in both values.
  func hasSame(_ field: PartialKeyPath<Self>, as other: Self) -> Bool {
    guard let value = self[keyPath: field] as? any Equatable else { return false }
    return !value.differs(fromAny: other[keyPath: field])
  }

  private func differs(fromAny other: Any) -> Bool {
    (other as? Self).map { differs(from: $0) } ?? true
  }

  /// True if the value is a floating-point number, or an optional one, that is NaN.
  private var isNaNItself: Bool { (self as? any FloatingPoint)?.isNaN ?? false }
}
