// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page with one section: a row for each value of a collection.
///
/// ```swift
/// ListPage("Fruits", ["Apple", "Pear", "Quince"])
/// ```
public struct ListPage: TablePage {
  /// The title of the page.
  public let title: String
  /// The one section.
  public let sections: [TableSection]

  /// A page of values that are shown as they describe themselves.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - values: What the rows say; each is its own id.
  ///   - fileID: Where the page is written; filled in by the compiler.
  ///   - line: Where the page is written; filled in by the compiler.
  @inlinable
  public nonisolated init<Values: RandomAccessCollection & Sendable>(
    _ title: String, _ values: Values, fileID: StaticString = #fileID, line: UInt32 = #line
  ) where Values.Element: Hashable & Sendable {
    self.init(title, values, id: { $0 }, fileID: fileID, line: line, content: { Row("\($0)") })
  }

  /// A page with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - data: What the rows show.
  ///   - id: What tells one element from another.
  ///   - fileID: Where the page is written; filled in by the compiler.
  ///   - line: Where the page is written; filled in by the compiler.
  ///   - content: Makes the row of an element.
  @inlinable
  public nonisolated init<
    Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable, Element: RowElement
  >(
    _ title: String,
    _ data: Data,
    id: @escaping @Sendable (Data.Element) -> ID,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Equatable & Sendable {
    self.title = title
    sections = [TableSection(data, id: id, fileID: fileID, line: line, content: content)]
  }
}
