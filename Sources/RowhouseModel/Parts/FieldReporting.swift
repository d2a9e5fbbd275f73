// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// When a row hears of what is typed into its field.
public enum FieldReporting: Hashable, Sendable {
  /// When the user leaves the field or presses Return, if the text is another then.
  case whenDone
  /// While the user types. Of what is typed faster than it can be told the newest is told.
  case whileTyping
}
