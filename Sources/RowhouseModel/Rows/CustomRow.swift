// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that shows content of your own.
///
/// ```swift
/// CustomRow(Profile(name: account.name, address: account.address))
///   .accessory(.disclosure)
///   .height(80)
/// ```
public struct CustomRow: RowElement {
  /// The row it describes.
  public var row: AnyRow

  /// Describes a row by its content.
  ///
  /// - Parameters:
  ///   - content: What the row shows.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  public init(
    _ content: some RowContent, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    row = AnyRow(custom: content, source: SourceLine(fileID: fileID, line: line))
  }
}
