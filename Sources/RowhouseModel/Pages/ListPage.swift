// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page of one section with a row for each value of a collection.
///
/// ```swift
/// ListPage("Fruits", ["Apple", "Pear", "Quince"])
/// ```
public struct ListPage: TablePage {
  /// The title of the page.
  public let title: String
  /// The only section.
  public let sections: [TableSection]

  /// Creates a page of values, each of which is the id of its row; its description is the title.
  @inlinable
  public nonisolated init<Values: RandomAccessCollection & Sendable>(
    _ title: String, _ values: Values, fileID: StaticString = #fileID, line: UInt32 = #line
  ) where Values.Element: Hashable & Sendable {
    self.init(title, values, id: { $0 }, fileID: fileID, line: line, content: { Row("\($0)") })
  }

  /// Creates a page with a row for each element of a collection; `id` returns the element's id.
  @inlinable
  public nonisolated init<
    Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable, Element: RowElement
  >(
    _ title: String, _ data: Data, id: @escaping @Sendable (Data.Element) -> ID,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Equatable & Sendable {
    self.title = title
    sections = [TableSection(data, id: id, fileID: fileID, line: line, content: content)]
  }

  /// Creates a page with a row for each element, for elements that cannot be compared or must stay
  /// on the main actor, such as dictionaries with values of any type.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Element: RowElement>(
    _ title: String, _ data: Data, id: @escaping (Data.Element) -> ID,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) {
    self.title = title
    sections = [TableSection(data, id: id, fileID: fileID, line: line, content: content)]
  }

  // Without this initializer, the compiler chooses the one for elements that are Sendable (Swift 6.3).

  /// Creates a page with a row for each element, for elements that can be compared and must stay on
  /// the main actor, such as instances of `NSObject`.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Element: RowElement>(
    _ title: String, _ data: Data, id: @escaping (Data.Element) -> ID,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Equatable {
    self.title = title
    sections = [TableSection(data, id: id, fileID: fileID, line: line, content: content)]
  }

  /// Creates a page with a row for each `Identifiable` element.
  ///
  /// ```swift
  /// ListPage("Playlist", playlist.songs) { song in Row(song.title) }
  /// ```
  @inlinable
  public nonisolated init<Data: RandomAccessCollection & Sendable, Element: RowElement>(
    _ title: String, _ data: Data, fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable & Equatable & Sendable, Data.Element.ID: Sendable {
    self.init(title, data, id: { $0.id }, fileID: fileID, line: line, content: content)
  }

  /// Creates a page with a row for each `Identifiable` element, for elements that cannot be compared
  /// or must stay on the main actor.
  @inlinable
  public init<Data: RandomAccessCollection, Element: RowElement>(
    _ title: String, _ data: Data, fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(title, data, id: { $0.id }, fileID: fileID, line: line, content: content)
  }

  /// Creates a page with a row for each `Identifiable` element, for elements that can be compared and
  /// must stay on the main actor.
  @inlinable
  public init<Data: RandomAccessCollection, Element: RowElement>(
    _ title: String, _ data: Data, fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable & Equatable, Data.Element.ID: Sendable {
    self.init(title, data, id: { $0.id }, fileID: fileID, line: line, content: content)
  }
}
