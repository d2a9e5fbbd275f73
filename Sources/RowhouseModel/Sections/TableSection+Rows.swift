// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension TableSection {
  /// A section of rows written one by one.
  ///
  /// - Parameters:
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - rows: The rows.
  @inlinable
  public init(
    _ header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    @RowBuilder rows: () -> [AnyRow]
  ) {
    self.init(
      header: header, footer: footer, content: .rows(rows()),
      source: SourceLine(fileID: fileID, line: line))
  }

  /// A section under a title that is not known before the program runs.
  ///
  /// - Parameters:
  ///   - title: The title above the rows.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - rows: The rows.
  @inlinable
  public init(
    _ title: String,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    @RowBuilder rows: () -> [AnyRow]
  ) {
    self.init(HeaderFooter(title), footer: footer, fileID: fileID, line: line, rows: rows)
  }

  /// A section of rows from an array.
  ///
  /// Rows without an id of their own are known by their position, so give them ids if they come, go
  /// or change places.
  ///
  /// - Parameters:
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - rows: The rows.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  @inlinable
  public init<Element: RowElement>(
    _ header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    rows: [Element],
    fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    self.init(
      header: header, footer: footer,
      content: .rows(RowBuilder.buildFinalResult(RowArray(rows))),
      source: SourceLine(fileID: fileID, line: line))
  }
}
