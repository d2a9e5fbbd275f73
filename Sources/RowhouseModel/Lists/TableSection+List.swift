// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Sections with a list that the user edits.
extension TableSection {
  /// Creates a section with a row for each element of a list that the user can edit.
  ///
  /// ```swift
  /// TableSection(
  ///   "Numbers", list: contact, \.phones, count: 1...5, add: "Add a number", new: Phone.init
  /// ) { phone in
  ///   FieldRow("Number", phone, \.number, kind: .phone)
  /// }
  /// ```
  ///
  /// A row below the elements adds one. If the list has the maximum number of elements, this row is
  /// disabled and shows the reason. If the list has more than the minimum number, each element can
  /// be deleted, like a row with ``RowElement/onDelete(_:)``. At the minimum, no element can be
  /// deleted, and a text below the row that adds an element contains this number. In editing mode,
  /// the user can move elements, unless `moves` is false.
  ///
  /// After a deletion, another row can undo it: it inserts the element between its former
  /// neighbors, even if the list has changed in the meantime. The page stores up to 50 deletions
  /// while it is shown. An element that the model contains again is not inserted twice.
  ///
  /// If the list of the model has fewer or more elements than `count` allows, all elements are
  /// shown, and the page reports a diagnostic. The user can then change the number of elements only
  /// toward the range.
  ///
  /// - Complexity: O(*n*) at each evaluation of the page, where *n* is the number of elements. A data
  ///   section creates only the rows that are needed.
  /// - Parameters:
  ///   - header: The content above the rows. Defaults to none.
  ///   - footer: The content below the rows. Defaults to none.
  ///   - object: The object that contains the list, which the page retains.
  ///   - elements: The list. Ids of elements are unique, and do not change when the user edits an element.
  ///   - count: The number of elements that the list may have. Defaults to any number.
  ///   - title: The title of the row that adds an element, or `nil` to hide this row.
  ///   - new: Returns the element to add, with a unique id.
  ///   - moves: True if the user can move elements in editing mode. Defaults to `true`.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - row: Returns the row of an element. The id of the row is that of the element.
  @MainActor
  public init<Object: AnyObject, Element: Identifiable & Sendable, Content: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    list object: Object, _ elements: ReferenceWritableKeyPath<Object, [Element]>,
    count: ClosedRange<Int>? = nil, add title: String?, new: @escaping @MainActor () -> Element,
    moves: Bool = true, fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder row: @MainActor (ListElement<Element>) -> Content
  ) where Element.ID: Sendable {
    let rows = ListRows(
      of: object, at: elements, count: count, adding: (title, new), fileID: fileID, line: line)
    self = rows.section(header: header, footer: footer, moves: moves) { row($0).row }
  }

  /// Creates a section with a row for each element of a list from which the user can delete elements, but to which the user cannot
  /// add any.
  ///
  /// ```swift
  /// TableSection("Devices", list: account, \.devices, moves: false) { device in Row(device.name) }
  ///   .loadState(account.devices.isEmpty ? .empty("No devices") : .content)
  /// ```
  ///
  /// See `init(_:footer:list:_:count:add:new:moves:fileID:line:row:)` for the rows.
  ///
  /// - Complexity: O(*n*) at each evaluation of the page, where *n* is the number of elements.
  /// - Parameters:
  ///   - header: The content above the rows. Defaults to none.
  ///   - footer: The content below the rows. Defaults to none.
  ///   - object: The object that contains the list, which the page retains.
  ///   - elements: The list. Ids of elements are unique, and do not change when the user edits an element.
  ///   - count: The number of elements that the list may have. Defaults to any number.
  ///   - moves: True if the user can move elements in editing mode. Defaults to `true`.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - row: Returns the row of an element. The id of the row is that of the element.
  @MainActor
  public init<Object: AnyObject, Element: Identifiable & Sendable, Content: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    list object: Object, _ elements: ReferenceWritableKeyPath<Object, [Element]>,
    count: ClosedRange<Int>? = nil, moves: Bool = true, fileID: StaticString = #fileID,
    line: UInt32 = #line,
    @SingleRowBuilder row: @MainActor (ListElement<Element>) -> Content
  ) where Element.ID: Sendable {
    let rows = ListRows(
      of: object, at: elements, count: count, adding: nil, fileID: fileID, line: line)
    self = rows.section(header: header, footer: footer, moves: moves) { row($0).row }
  }

  /// Creates a section with a row for each element of a list, and calls a closure when the user
  /// changes it.
  ///
  /// See `init(_:footer:list:_:count:add:new:moves:fileID:line:row:)` for the rows.
  ///
  /// The ``ListElement`` values of one evaluation of the page contain the list of this evaluation, with the changes that
  /// were made through them. To show an element on a page of its own, use a list of an object, because such an element
  /// follows all changes of the model.
  ///
  /// - Complexity: O(*n*) at each evaluation of the page, where *n* is the number of elements.
  /// - Parameters:
  ///   - header: The content above the rows. Defaults to none.
  ///   - footer: The content below the rows. Defaults to none.
  ///   - elements: The list.
  ///   - count: The number of elements that the list may have. Defaults to any number.
  ///   - title: The title of the row that adds an element, or `nil` to hide this row.
  ///   - new: Returns the element to add, with a unique id.
  ///   - moves: True if the user can move elements in editing mode. Defaults to `true`.
  ///   - name: The name of the list, unique among the lists that the same line of code creates.
  ///     Lists with different names store their deletions separately. Defaults to an empty string.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - row: Returns the row of an element. The id of the row is that of the element.
  ///   - onChange: Called with the changed list.
  @MainActor
  public init<Element: Identifiable & Sendable, Content: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    list elements: [Element], count: ClosedRange<Int>? = nil, add title: String?,
    new: @escaping @MainActor () -> Element, moves: Bool = true, name: String = "",
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder row: @MainActor (ListElement<Element>) -> Content,
    onChange: @escaping @MainActor ([Element]) -> Void
  ) where Element.ID: Sendable {
    let rows = ListRows(
      of: elements, name: name, count: count, adding: (title, new), fileID: fileID, line: line,
      onChange: onChange)
    self = rows.section(header: header, footer: footer, moves: moves) { row($0).row }
  }

  /// Creates a section with a row for each element of a list to which the user cannot add elements, and calls a closure when
  /// the user changes it.
  ///
  /// See `init(_:footer:list:count:add:new:moves:name:fileID:line:row:onChange:)` for the rows.
  ///
  /// - Complexity: O(*n*) at each evaluation of the page, where *n* is the number of elements.
  /// - Parameters:
  ///   - header: The content above the rows. Defaults to none.
  ///   - footer: The content below the rows. Defaults to none.
  ///   - elements: The list.
  ///   - count: The number of elements that the list may have. Defaults to any number.
  ///   - moves: True if the user can move elements in editing mode. Defaults to `true`.
  ///   - name: The name of the list, unique among the lists that the same line of code creates.
  ///     Lists with different names store their deletions separately. Defaults to an empty string.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - row: Returns the row of an element. The id of the row is that of the element.
  ///   - onChange: Called with the changed list.
  @MainActor
  public init<Element: Identifiable & Sendable, Content: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    list elements: [Element], count: ClosedRange<Int>? = nil, moves: Bool = true,
    name: String = "", fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder row: @MainActor (ListElement<Element>) -> Content,
    onChange: @escaping @MainActor ([Element]) -> Void
  ) where Element.ID: Sendable {
    let rows = ListRows(
      of: elements, name: name, count: count, adding: nil, fileID: fileID, line: line,
      onChange: onChange)
    self = rows.section(header: header, footer: footer, moves: moves) { row($0).row }
  }
}

extension ListRows {
  /// Creates the rows of a list that is a property of an object.
  fileprivate init<Object: AnyObject>(
    of object: Object, at elements: ReferenceWritableKeyPath<Object, [Element]>,
    count: ClosedRange<Int>?, adding: Adding?, fileID: StaticString, line: UInt32
  ) {
    self.init(
      of: object, at: elements as AnyKeyPath, count: count, adding: adding, fileID: fileID,
      line: line, read: { object[keyPath: elements] }, write: { object[keyPath: elements] = $0 })
  }

  /// Creates the rows of a list that is a value.
  fileprivate init(
    of elements: [Element], name: String, count: ClosedRange<Int>?, adding: Adding?,
    fileID: StaticString, line: UInt32, onChange: @escaping @MainActor ([Element]) -> Void
  ) {
    let list = ChangedList(elements)
    self.init(
      of: nil, name: name, count: count, adding: adding, fileID: fileID, line: line,
      read: { list.elements },
      write: { changed in
        list.elements = changed
        onChange(changed)
      })
  }
}

/// A list that is a value, with the changes since the evaluation of its page.
@MainActor
private final class ChangedList<Element> {
  var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}
