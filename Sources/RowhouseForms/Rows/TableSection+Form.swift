// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension TableSection {
  /// Creates a section with a row for each element of a list of a form, which the user adds, deletes and moves.
  ///
  /// Each change is a step that can be undone. The row that adds an element shows the error of the field.
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
  ///   - field: The list. Ids of elements are unique, and do not change when the user edits an element.
  ///   - count: The number of elements that the list may have. Defaults to any number.
  ///   - title: The title of the row that adds an element.
  ///   - new: Returns the element to add, with an id of its own.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - row: Returns the row of an element. The id of the row is that of the element.
  @MainActor
  public init<Value: Equatable, Element: Identifiable & Sendable, Content: RowElement>(
    _ header: some HeaderFooterConvertible = HeaderFooter.none,
    footer: some HeaderFooterConvertible = HeaderFooter.none,
    list form: FormModel<Value>, _ field: any WritableKeyPath<Value, [Element]> & Sendable,
    count: ClosedRange<Int>? = nil, add title: String, new: @escaping @MainActor () -> Element,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    @SingleRowBuilder row: @MainActor (ListElement<Element>) -> Content
  ) where Element.ID: Sendable {
    // What was deleted from another document is not put into this one.
    let rows = ListRows(
      of: form, at: field, name: "\(form.loadCount)", count: count, addTitle: title, new: new,
      fileID: fileID, line: line,
      read: { form.value[keyPath: field] },
      write: { elements in
        form[field] = elements
        form.endEditing(field)
      })
    self = rows.section(header: header, footer: footer, error: form.error(at: field)) {
      row($0).row
    }
  }
}
