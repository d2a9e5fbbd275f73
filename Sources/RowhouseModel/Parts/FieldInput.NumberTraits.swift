// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FieldInput {
  /// The signs of a number in a field.
  public struct NumberTraits: Hashable, Sendable {
    /// True if the number may be negative, so that the keyboard needs a minus sign.
    ///
    /// Defaults to `false`.
    public var isSigned = false
    /// The decimal sign of the number, or `nil` if the text is not a number or has no fraction.
    package var decimalSign: String?
    /// The place of the sign of the number, which is the value of the row, or `nil` if it has none.
    package var signPlace: SignPlace?

    /// Creates the traits of a number that is not negative.
    public init() {}
  }
}

extension FieldInput.NumberTraits {
  /// A place next to a field.
  package enum SignPlace: Hashable, Sendable {
    /// Between the title and the field.
    case before
    /// After the field.
    case after
  }
}
