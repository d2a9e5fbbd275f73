// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that shows custom content.
///
/// ```swift
/// CustomRow(Profile(name: account.name, address: account.address))
///   .accessory(.disclosure)
///   .height(80)
/// ```
public struct CustomRow: RowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that shows the content.
  public init(
    _ content: some RowContent, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    row = AnyRow(custom: content, source: SourceLine(fileID: fileID, line: line))
  }
}
