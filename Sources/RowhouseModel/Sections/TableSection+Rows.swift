// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension TableSection {
  /// Creates a section of rows that are listed one by one.
  @inlinable
  public init(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line, @RowBuilder rows: () -> [AnyRow]
  ) {
    self.init(.rows(rows()), header: header, footer: footer, fileID: fileID, line: line)
  }

  // Disfavored, because otherwise the compiler reports a mistake in a builder as a trailing closure
  // of this initializer.

  /// Creates a section of rows from an array.
  ///
  /// The id of a row defaults to its position, so rows whose positions change need explicit ids.
  @_disfavoredOverload
  @inlinable
  public init<Element: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    rows: [Element], fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(header, footer: footer, fileID: fileID, line: line) {
      RowBuilder.buildFinalResult(RowArray(rows))
    }
  }
}
