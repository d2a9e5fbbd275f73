// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row with text that the user can copy.
///
/// ```swift
/// CopyRow("Serial number", device.serial)
/// CopyRow("IBAN", account.iban).value("DE89 …")
/// ```
///
/// Selecting the row copies the text and shows a message, which assistive technologies read aloud.
/// A browser without a script shows the text in a dialog, where the user can select it.
/// `.onSelect(_:)` replaces the copying.
public struct CopyRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that copies text, and shows it at the trailing edge unless `.value(_:)` sets a
  /// different value.
  public init(
    _ title: String, subtitle: String? = nil, _ text: String, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    row = Row(title, subtitle: subtitle, fileID: fileID, line: line).value(text).row
    row.handlers[.select] = { Navigator.current?.copy(text) }
  }
}
