// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension TableSection {
  /// Creates a section with a row for each element of a list in a form, in which the user can add,
  /// delete, and move elements.
  ///
  /// Each of these changes is a step that can be undone. The row that adds an element shows the
  /// error of the field; if there is no such row, the last row of the section shows it. Rows of
  /// elements that are bound to properties of the passed object keep text like rows that are bound to
  /// the form, and show no errors of rules. If a rule of the list runs at each change, these rows report
  /// each change.
  ///
  /// ```swift
  /// TableSection(list: form, \.phones, add: "Add a number", new: Phone.init) { phone in
  ///   FieldRow("Number", phone, \.number, kind: .phone)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - header: The content above the rows. Defaults to none.
  ///   - footer: The content below the rows. Defaults to none.
  ///   - form: The form.
  ///   - field: The list. The ids of the elements must be unique, and must not change when the user
  ///     edits an element.
  ///   - count: The allowed number of elements of the list. Defaults to any number.
  ///   - title: The title of the row that adds an element, or `nil` to hide this row.
  ///   - new: Returns the element to add, which must have a new id.
  ///   - moves: True if the user can move elements in editing mode. Defaults to `true`.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - row: Returns the row of an element. The row has the id of the element.
  @MainActor
  public init<Value: Equatable, Element: Identifiable & Sendable, Content: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    list form: FormModel<Value>, _ field: any WritableKeyPath<Value, [Element]> & Sendable,
    count: ClosedRange<Int>? = nil, add title: String?, new: @escaping @MainActor () -> Element,
    moves: Bool = true, fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder row: @MainActor (ListElement<Element>) -> Content
  ) where Element.ID: Sendable {
    self.init(
      header.headerFooter, footer.headerFooter, form, field, count: count, adding: (title, new),
      moves: moves, fileID: fileID, line: line, row: row)
  }

  /// Creates a section with a row for each element of a list in a form, in which the user can delete and move elements, but
  /// add none.
  ///
  /// See `init(_:footer:list:_:count:add:new:moves:fileID:line:row:)` for the rows.
  ///
  /// - Parameters:
  ///   - header: The content above the rows. Defaults to none.
  ///   - footer: The content below the rows. Defaults to none.
  ///   - form: The form.
  ///   - field: The list. The ids of the elements must be unique, and must not change when the user
  ///     edits an element.
  ///   - count: The allowed number of elements of the list. Defaults to any number.
  ///   - moves: True if the user can move elements in editing mode. Defaults to `true`.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - row: Returns the row of an element. The row has the id of the element.
  @MainActor
  public init<Value: Equatable, Element: Identifiable & Sendable, Content: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    list form: FormModel<Value>, _ field: any WritableKeyPath<Value, [Element]> & Sendable,
    count: ClosedRange<Int>? = nil, moves: Bool = true, fileID: StaticString = #fileID,
    line: UInt32 = #line,
    @SingleRowBuilder row: @MainActor (ListElement<Element>) -> Content
  ) where Element.ID: Sendable {
    self.init(
      header.headerFooter, footer.headerFooter, form, field, count: count, adding: nil,
      moves: moves, fileID: fileID, line: line, row: row)
  }

  @MainActor
  private init<Value: Equatable, Element: Identifiable & Sendable>(
    _ header: HeaderFooter, _ footer: HeaderFooter,
    _ form: FormModel<Value>, _ field: any WritableKeyPath<Value, [Element]> & Sendable,
    count: ClosedRange<Int>?, adding: ListRows<Element>.Adding?, moves: Bool,
    fileID: StaticString, line: UInt32, row: @MainActor (ListElement<Element>) -> some RowElement
  ) where Element.ID: Sendable {
    // Elements that were deleted from another document are not inserted into this one.
    let rows = ListRows(
      of: form, at: field, name: "\(form.loadCount)", count: count, adding: adding,
      fileID: fileID, line: line,
      typing: ListTyping(
        isLive: form.isLive(field), type: { form.type($0, into: field) },
        commit: { form.endEditing(field) }, check: { form.check(field) },
        leave: { form.endTyping(in: field) },
        revert: { form.perform { $0.revert(field) } },
        drafts: { form.drafts(of: $0, at: $1, in: field, isUnchanged: $2) }),
      read: { form.value[keyPath: field] },
      write: { elements in
        form[field] = elements
        form.endEditing(field)
      })
    var state = RowState()
    state.show(field, of: form)
    self = rows.section(header: header, footer: footer, state: state, moves: moves) { element in
      var row = row(element).row
      if row.state.isInvalid { row.state.form = ObjectIdentifier(form) }
      return row
    }
  }
}
