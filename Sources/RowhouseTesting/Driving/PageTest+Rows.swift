// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

/// What the user does to rows.
extension PageTest {
  /// Taps a row.
  ///
  /// A row that showed its selection is deselected before another is selected.
  ///
  /// - Parameter query: Which row.
  /// - Throws: A ``PageTestError`` if there is no such row, or more than one, or if the row forbids
  ///   it.
  public func tap(_ query: RowQuery) throws(PageTestError) {
    let found = try find(query)
    let driver = found.screen.driver
    guard driver.allowsSelection(of: found.reference) else {
      stack.flush()
      throw .notAllowed(row: found.name, page: found.screen.name)
    }
    if let selected = found.screen.selectedInPage, selected != found.reference {
      found.screen.selected = nil
      driver.send(.deselect, to: selected)
    }
    found.screen.selected = found.reference
    send(.select, to: found)
  }

  /// Taps the row that says a text.
  public func tap(_ text: String) throws(PageTestError) { try tap(.text(text)) }

  /// Taps the row with an id.
  public func tap(id: some Hashable & Sendable) throws(PageTestError) {
    try tap(.id(ItemID(id)))
  }

  /// Taps the row that stands at an index path.
  public func tap(at indexPath: RowIndexPath) throws(PageTestError) { try tap(.at(indexPath)) }

  /// Taps the accessory of a row.
  ///
  /// - Parameter query: Which row.
  /// - Throws: A ``PageTestError`` if there is no such row, or if it has no `onAccessory`.
  public func tapAccessory(_ query: RowQuery) throws(PageTestError) {
    let found = try find(query)
    guard found.row.handlers.accessory != nil else {
      throw .notOffered(.accessory, row: found.name, page: found.screen.name)
    }
    send(.accessory, to: found)
  }

  /// Deletes a row, as by a swipe.
  ///
  /// - Parameter query: Which row.
  /// - Throws: A ``PageTestError`` if there is no such row, or if it has no `onDelete`.
  public func delete(_ query: RowQuery) throws(PageTestError) {
    let found = try find(query)
    guard found.row.handlers.delete != nil else {
      throw .notOffered(.delete, row: found.name, page: found.screen.name)
    }
    send(.delete, to: found)
  }

  /// Inserts something at a row of a page that is edited.
  ///
  /// - Parameter query: Which row.
  /// - Throws: A ``PageTestError`` if there is no such row, or if it offers no such thing now.
  public func insert(_ query: RowQuery) throws(PageTestError) {
    let found = try find(query)
    guard found.screen.page.isEditing, found.row.editingStyle == .insert,
      found.row.handlers.insert != nil
    else { throw .notOffered(.insert, row: found.name, page: found.screen.name) }
    send(.insert, to: found)
  }

  /// Touches a row without tapping it, or lets it go.
  ///
  /// - Parameters:
  ///   - query: Which row.
  ///   - isHighlighted: Whether it is touched; it is, unless given.
  /// - Throws: A ``PageTestError`` if there is no such row.
  public func highlight(
    _ query: RowQuery, _ isHighlighted: Bool = true
  ) throws(PageTestError) {
    send(.highlight(isHighlighted), to: try find(query))
  }

  /// Scrolls until a row stands at the top of the screen, or as far as there are rows.
  ///
  /// Rows that come on screen or leave it are told so.
  ///
  /// - Parameters:
  ///   - indexPath: Which row.
  ///   - count: How many rows the screen shows; as many as before, unless given. That is 20 at first.
  /// - Throws: A ``PageTestError`` if there is no such row.
  public func scroll(to indexPath: RowIndexPath, count: Int? = nil) throws(PageTestError) {
    let screen = screen
    guard screen.page.contains(indexPath) else {
      throw .notFound(.at(indexPath), page: screen.name, rows: screen.page.labels)
    }
    screen.scroll(to: indexPath, count: count)
    stack.flush()
  }
}
