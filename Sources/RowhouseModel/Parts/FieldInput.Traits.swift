// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FieldInput {
  /// The traits of a field for the keyboard, autocorrection, and autofill.
  ///
  /// Each of them defaults to `nil`.
  public struct Traits: Hashable, Sendable {
    /// The content of the field, or `nil` for the content that its kind implies.
    public var content: FieldContent?
    /// The letters that the keyboard capitalizes, or `nil` for those that the kind implies.
    public var capitalization: FieldCapitalization?
    /// True if the platform corrects the text, or `nil` if the kind determines it.
    public var isCorrected: Bool?
    /// The title of the Return key, or `nil` for the title that the kind implies.
    public var returnKey: FieldReturnKey?

    /// Creates traits that follow from the kind of the field.
    public init() {}
  }
}
