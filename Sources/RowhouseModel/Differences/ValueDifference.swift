// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A property in which two values of the same type differ, such as a row before and after an
/// update.
///
/// The texts are for developers and not localized. A long text is shortened to its beginning, or to
/// the part around the first difference.
public struct ValueDifference: Hashable, Sendable {
  /// The path of the property in the value, such as `control.isOn` or `tags[2]`.
  ///
  /// It is empty if the values themselves differ.
  public let property: String
  /// The old value.
  public let old: String
  /// The new value, or an explanation in parentheses if its text would equal that of the old value.
  public let new: String

  /// Creates a difference.
  public init(property: String, old: String, new: String) {
    self.property = property
    self.old = old
    self.new = new
  }
}

extension ValueDifference: CustomStringConvertible {
  /// The path, the old value, and the new value, as in `value “Off” → “On”`.
  public var description: String {
    (property.isEmpty ? "" : property + " ") + "\(old) → \(new)"
  }
}
