// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension TableSection {
  /// Creates a section with a row for each element of a collection, each created when it is needed.
  ///
  /// The section keeps the collection. After each evaluation, ids and elements are compared, off
  /// the main actor if there are many. Only cached rows are created again: those on screen, and
  /// off screen at most 512 more than on screen. Showing a section of a million elements takes no longer
  /// than showing one of a hundred.
  ///
  /// Each row is observed separately: a change of a property that only the closure of a row reads, such
  /// as the progress of an object, creates this row again, and does not evaluate the page.
  ///
  /// ```swift
  /// TableSection(account.devices, id: \.serial) { device in
  ///   Row(device.name, subtitle: device.lastSeen)
  ///     .onDelete { account.forget(device) }
  /// }
  /// ```
  ///
  /// If the elements are not `Equatable`, or must not leave the main actor, only ids and cached
  /// rows are compared, on the main actor. All of these ids are read once for each evaluation, because
  /// the id of an object may change; the row is then replaced. The `id` of an element must be unique.
  /// An `.id(_:)` of its row has no effect.
  ///
  /// In this initializer, the header has a label:
  /// `TableSection(account.devices, id: \.serial, header: "Devices")`.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init<
    Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable, Element: RowElement
  >(
    _ data: Data, id: @escaping @Sendable (Data.Element) -> ID,
    header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Equatable & Sendable {
    let rows = DataRows(data, id: id, areEqual: { $0 == $1 }, content: { content($0).row })
    self.init(.data(rows), header: header, footer: footer, fileID: fileID, line: line)
  }

  /// Creates a section with a row for each integer of a range.
  ///
  /// If the key path is `\.self`, equal ranges are treated as unchanged in O(1). Other ids are
  /// compared, because they are usually read from a collection, which may have changed.
  @inlinable
  public init<Element: RowElement>(
    _ data: Range<Int>, id: any KeyPath<Int, Int> & Sendable,
    header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Int) -> Element
  ) {
    let rows =
      if id == \.self {
        DataRows(
          data, id: { $0 }, areElementsIDs: true, areEqual: { $0 == $1 },
          content: { content($0).row })
      } else {
        DataRows(
          data, id: { $0[keyPath: id] }, areEqual: { $0 == $1 }, content: { content($0).row })
      }
    self.init(.data(rows), header: header, footer: footer, fileID: fileID, line: line)
  }

  /// Creates a section of elements that cannot be compared or must stay on the main actor.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Element: RowElement>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) {
    let rows = DataRows(data, id: id, areEqual: nil) { content($0).row }
    self.init(.data(rows), header: header, footer: footer, fileID: fileID, line: line)
  }

  /// Creates a section of `Identifiable` elements.
  @inlinable
  public init<Data: RandomAccessCollection & Sendable, Element: RowElement>(
    _ data: Data, header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable & Equatable & Sendable, Data.Element.ID: Sendable {
    self.init(
      data, id: { $0.id }, header: header, footer: footer, fileID: fileID, line: line,
      content: content)
  }

  /// Creates a section of `Identifiable` elements that cannot be compared or must stay on the main
  /// actor.
  @inlinable
  public init<Data: RandomAccessCollection, Element: RowElement>(
    _ data: Data, header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(
      data, id: { $0.id }, header: header, footer: footer, fileID: fileID, line: line,
      content: content)
  }
}

// For elements that are Equatable and not Sendable, as every `NSObject` is, and for collections
// that are not Sendable. Without these two, the compiler chooses the initializers for elements that
// are both, and then reports that they are not Sendable (Swift 6.3).
extension TableSection {
  /// Creates a section of elements that can be compared and must stay on the main actor.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Element: RowElement>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Equatable {
    let rows = DataRows(data, id: id, areEqual: nil) { content($0).row }
    self.init(.data(rows), header: header, footer: footer, fileID: fileID, line: line)
  }

  /// Creates a section of `Identifiable` elements that can be compared and must stay on the main
  /// actor.
  @inlinable
  public init<Data: RandomAccessCollection, Element: RowElement>(
    _ data: Data, header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder content: @escaping @MainActor (Data.Element) -> Element
  ) where Data.Element: Identifiable & Equatable, Data.Element.ID: Sendable {
    self.init(
      data, id: { $0.id }, header: header, footer: footer, fileID: fileID, line: line,
      content: content)
  }
}

extension TableSection {
  /// Not available: the header of a section of data follows the data.
  @available(
    *, unavailable,
    message: "Pass the header after the data, as in `TableSection(contacts, header: \"Friends\")`"
  )
  public init<Data: RandomAccessCollection, Element: RowElement>(
    _ header: some HeaderFooterConvertible, _ data: Data,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    content: (Data.Element) -> Element
  ) { fatalError() }

  /// Not available: the header of a section of data follows the data.
  @available(
    *, unavailable,
    message:
      "Pass the header after the data, as in `TableSection(tags, id: \\.self, header: \"All\")`"
  )
  public init<Data: RandomAccessCollection, ID, Element: RowElement>(
    _ header: some HeaderFooterConvertible, _ data: Data, id: (Data.Element) -> ID,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    content: (Data.Element) -> Element
  ) { fatalError() }
}
