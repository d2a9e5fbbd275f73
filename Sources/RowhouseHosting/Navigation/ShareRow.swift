// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row that shares text, a link, or both with other applications.
///
/// ```swift
/// ShareRow("Share…", SharedContent("Our store", link: store.website))
/// ```
///
/// iOS shows its share sheet, and a browser shows the sharing dialog of the system. If no such
/// dialog is available, the host copies the text and the address of the link, and shows a message.
/// `.onSelect(_:)` replaces the sharing.
public struct ShareRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that shares content.
  public init(
    _ title: String, subtitle: String? = nil, _ content: SharedContent,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    row = Row(title, subtitle: subtitle, fileID: fileID, line: line).style(\.titleColor, .tint).row
    row.handlers[.select] = { Navigator.current?.share(content) }
  }
}
