// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
extension DesktopTexts {
  /// The names of fields, and of the buttons in fields.
  public struct Fields: Hashable, Sendable {
    /// The name of the field for the hour of a time.
    public var hour = "Hour"
    /// The name of the field for the minute of a time.
    public var minute = "Minute"
    /// The name of the button that shows the text of a secure field.
    public var show = "Show"
    /// The name of the button that removes the text of a search field.
    public var clear = "Clear"

    /// Creates the names in English.
    public init() {}
  }
}
#endif
