// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of an editable list: one for each element, one that adds an element if the user can add elements, and one
/// that undoes the last deletion.
@MainActor
package struct ListRows<Element: Identifiable & Sendable> where Element.ID: Sendable {
  /// The title of the row that adds an element, or `nil` to hide it, and a closure that returns the element.
  package typealias Adding = (title: String?, new: @MainActor () -> Element)

  private let list: EditedList<Element>
  private let elements: [Element]
  private let adding: Adding?
  private let source: (fileID: StaticString, line: UInt32)
  /// The id of the list on its page.
  private let listID: ItemID

  /// Creates the rows.
  ///
  /// - Parameters:
  ///   - owner: The object that contains the list, or `nil` if the list is not a property.
  ///   - property: The property of the object that is the list, or `nil` if the list is not a property.
  ///   - name: A name that distinguishes lists at the same place in the code. Defaults to an empty
  ///     string.
  ///   - count: The number of elements that the list may have, or `nil` for any number.
  ///   - adding: The title of the row that adds an element, and a closure that returns the element; `nil` for no such row.
  ///   - fileID: The file of the section.
  ///   - line: The line of the section.
  ///   - typing: The operations for typed text. Defaults to `nil`, which sets typed text only at the
  ///     end of editing.
  ///   - read: Returns the list of the model.
  ///   - write: Sets the list of the model.
  package init(
    of owner: AnyObject?, at property: AnyKeyPath? = nil, name: String = "",
    count: ClosedRange<Int>?, adding: Adding?, fileID: StaticString, line: UInt32,
    typing: ListTyping<Element>? = nil,
    read: @escaping @MainActor () -> [Element], write: @escaping @MainActor ([Element]) -> Void
  ) {
    let memory = RowMemory.current
    let object = owner.map { "\(ObjectIdentifier($0))" } ?? ""
    let key = RowMemory.Key(fileID, line, "\(name)/\(object)", property: property)
    let deleted = memory.map { DeletedElements<Element>(of: owner, in: $0, key) }
    list = EditedList(
      read: read, write: write, count: count ?? 0...Int.max, deleted: deleted, typing: typing)
    elements = read()
    deleted?.forget(elements)
    self.adding = adding
    source = (fileID, line)
    listID = ItemID(key)
  }

  /// Returns the section of the rows.
  ///
  /// - Parameters:
  ///   - header: The content above the rows.
  ///   - footer: The content below the rows.
  ///   - state: The texts of the whole list, below the row that adds an element, or else below the
  ///     last row. Defaults to none.
  ///   - moves: True if the user can move elements.
  ///   - row: Returns the row of an element.
  /// - Returns: The section.
  package func section(
    header: some HeaderFooterConvertible, footer: some HeaderFooterConvertible,
    state: RowState = RowState(), moves: Bool, row: @MainActor (ListElement<Element>) -> AnyRow
  ) -> TableSection {
    let list = list
    let texts = ListTexts(language: NumberFormat.pageLanguage)
    var rows = elements.enumerated().map { position, element in
      let shown = ListElement(element, at: position, of: list)
      let made =
        RowMemory.current?.creating(.init(section: listID, row: ItemID(element.id))) { row(shown) }
        ?? row(shown)
      return self.row(made, of: element.id)
    }
    let addRow = addRow(texts)
    if var row = addRow?.row {
      row.state.describeGroup(state)
      rows.append(row)
    }
    if let row = undoRow(texts) { rows.append(row) }
    if addRow == nil { describeList(at: &rows, state, help: minimum(texts)) }
    let isWrong = !list.count.contains(elements.count)
    var section = TableSection(
      .rows(rows), header: header, footer: footer, fileID: source.fileID, line: source.line,
      fixedRowCount: rows.count - elements.count, isEditableList: true,
      problems: isWrong ? [.unavailableCount(elements.count, allowed: list.count)] : [])
    if moves { section.move = .within { list.move(from: $0, to: $1) } }
    return section
  }

  private func row(_ row: AnyRow, of id: Element.ID) -> AnyRow {
    var row = row
    row.id = ItemID(id)
    if elements.count > list.count.lowerBound { row = row.onDelete { [list] in list.delete(id) } }
    return row
  }

  private func addRow(_ texts: ListTexts) -> ButtonRow? {
    guard let adding, let title = adding.title else { return nil }
    let isFull = elements.count >= list.count.upperBound
    let add = { @MainActor [list] in list.add(adding.new) }
    let row = ButtonRow(title, fileID: source.fileID, line: source.line, action: add)
      .id(ListRowID.add)
      .disabled(isFull, because: isFull ? texts.atMost(list.count.upperBound) : nil)
      .help(minimum(texts))
    return isFull ? row : row.onInsert(add)
  }

  /// Returns the reason why no element can be deleted, or `nil` if elements can be deleted.
  private func minimum(_ texts: ListTexts) -> String? {
    let minimum = list.count.lowerBound
    return elements.count <= minimum && minimum > 0 ? texts.atLeast(minimum) : nil
  }

  /// Shows the texts of the whole list below its last row.
  private func describeList(at rows: inout [AnyRow], _ state: RowState, help: String?) {
    var state = state
    state.help = help
    guard !state.notes.isEmpty else { return }
    if rows.isEmpty {
      rows.append(Row("", fileID: source.fileID, line: source.line).id(ListRowID.texts).row)
    }
    rows[rows.count - 1].state.describeGroup(state)
  }

  private func undoRow(_ texts: ListTexts) -> AnyRow? {
    guard list.deleted?.isAny == true else { return nil }
    let isFull = elements.count >= list.count.upperBound
    let undo = { @MainActor [list] in list.undo() }
    let row = ButtonRow(texts.undo, fileID: source.fileID, line: source.line, action: undo)
      .id(ListRowID.undo)
      .disabled(isFull, because: isFull ? texts.atMost(list.count.upperBound) : nil)
    return row.row
  }
}

/// The ids of the rows below the elements, which no element can have.
private enum ListRowID: String, Hashable, Sendable, CustomStringConvertible {
  case add
  case undo
  case texts

  var description: String {
    switch self {
    case .add: "add an element"
    case .undo: "undo an element"
    case .texts: "texts of the list"
    }
  }
}
