// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension TableSection {
  /// A section with a row for each element of a collection, made only when a host asks for it.
  ///
  /// The section keeps the collection. From one evaluation of the page to the next the ids are
  /// compared, off the main actor if there are many, and the elements with them; rows are made anew
  /// only for what is on screen. Showing a section of a million elements costs no more than one of
  /// a hundred.
  ///
  /// ```swift
  /// TableSection(account.devices, id: \.serial) { device in
  ///   Row(device.name, subtitle: device.lastSeen)
  ///     .onDelete { account.forget(device) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - id: What tells one element from another. An `.id(_:)` on the row itself is not seen.
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - content: Makes the row of an element.
  /// - Complexity: O(1).
  @inlinable
  public init<
    Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable, Element: RowElement
  >(
    _ data: Data,
    id: @escaping @Sendable (Data.Element) -> ID,
    header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Equatable & Sendable {
    let rows = DataRows(data, id: id, areEqual: { $0 == $1 }, content: { content($0).row })
    self.init(
      header: header, footer: footer, content: .data(rows),
      source: SourceLine(fileID: fileID, line: line))
  }

  /// A section with a row for each element of a collection, made only when a host asks for it; for
  /// elements that cannot be compared or must stay on the main actor.
  ///
  /// Only ids are compared, on the main actor, and of the rows those on screen.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - id: What tells one element from another. An `.id(_:)` on the row itself is not seen.
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - content: Makes the row of an element.
  /// - Complexity: O(1).
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Element: RowElement>(
    _ data: Data,
    id: @escaping (Data.Element) -> ID,
    header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    content: @escaping @MainActor (Data.Element) -> Element
  ) {
    let rows = DataRows(data, id: id, areEqual: nil) { content($0).row }
    self.init(
      header: header, footer: footer, content: .data(rows),
      source: SourceLine(fileID: fileID, line: line))
  }

  /// A section with a row for each element of a collection, known by the element's own id.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - content: Makes the row of an element.
  /// - Complexity: O(1).
  @inlinable
  public init<Data: RandomAccessCollection & Sendable, Element: RowElement>(
    _ data: Data,
    header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable & Equatable & Sendable, Data.Element.ID: Sendable {
    self.init(
      data, id: { $0.id }, header: header, footer: footer, fileID: fileID, line: line,
      content: content)
  }

  /// A section with a row for each element of a collection, known by the element's own id; for
  /// elements that cannot be compared or must stay on the main actor.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - content: Makes the row of an element.
  /// - Complexity: O(1).
  @inlinable
  public init<Data: RandomAccessCollection, Element: RowElement>(
    _ data: Data,
    header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(
      data, id: { $0.id }, header: header, footer: footer, fileID: fileID, line: line,
      content: content)
  }
}

// For elements that are Equatable and not Sendable, as every `NSObject` is, and for collections that
// are not Sendable. Without these two the compiler takes the initializers for what is both, and then
// complains that it is not Sendable (Swift 6.3).
extension TableSection {
  /// A section with a row for each element of a collection, made only when a host asks for it; for
  /// elements that can be compared but must stay on the main actor.
  ///
  /// Only ids are compared, on the main actor, and of the rows those on screen.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - id: What tells one element from another. An `.id(_:)` on the row itself is not seen.
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - content: Makes the row of an element.
  /// - Complexity: O(1).
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Element: RowElement>(
    _ data: Data,
    id: @escaping (Data.Element) -> ID,
    header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Equatable {
    let rows = DataRows(data, id: id, areEqual: nil) { content($0).row }
    self.init(
      header: header, footer: footer, content: .data(rows),
      source: SourceLine(fileID: fileID, line: line))
  }

  /// A section with a row for each element of a collection, known by the element's own id; for
  /// elements that can be compared but must stay on the main actor.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - header: What stands above the rows; nothing, unless given.
  ///   - footer: What stands below the rows; nothing, unless given.
  ///   - fileID: Where the section is written; filled in by the compiler.
  ///   - line: Where the section is written; filled in by the compiler.
  ///   - content: Makes the row of an element.
  /// - Complexity: O(1).
  @inlinable
  public init<Data: RandomAccessCollection, Element: RowElement>(
    _ data: Data,
    header: HeaderFooter = .none,
    footer: HeaderFooter = .none,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable & Equatable, Data.Element.ID: Sendable {
    self.init(
      data, id: { $0.id }, header: header, footer: footer, fileID: fileID, line: line,
      content: content)
  }
}
