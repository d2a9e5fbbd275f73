// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

extension PageTest {
  /// Taps a row, after deselecting the row that was selected.
  ///
  /// In a section with multiple selection, a tap selects or deselects only the tapped row. A row that redirects the selection
  /// selects its target, which may be in another section.
  ///
  /// A tap on a row without a handler for taps, whose only control is a field, focuses the field.
  ///
  /// Throws an error if the row is disabled, if its `onWillHighlight` or `onWillSelect` handler
  /// returns false, if it redirects the selection to no row, or if a tap on it has no effect.
  /// Another row whose `onWillDeselect` handler returns false stays selected.
  public func tap(_ query: some RowQueryConvertible) throws(PageTestError) {
    let found = try find(query.rowQuery)
    let driver = found.screen.driver
    try checkHighlight(of: found)
    guard found.row.isSelectable else { return try focusField(of: found) }
    if found.row.isSelected == true { return try deselect(found) }
    let target = try selectionTarget(of: found)
    if found.screen.page.isOneOfSeveral(target) {
      driver.send(.select, to: target)
      return stack.flush()
    }
    for other in found.screen.selectedInPage where other.id != target.id {
      guard driver.allowsDeselection(of: other) else { continue }
      found.screen.selected.removeAll { $0.id == other.id }
      driver.send(.deselect, to: other)
    }
    found.screen.selected.removeAll { $0.id == target.id }
    found.screen.selected.append(target)
    driver.send(.select, to: target)
    stack.flush()
  }

  private func focusField(of found: Found) throws(PageTestError) {
    guard found.screen.page.body(at: found.indexPath)?.isField == true else {
      throw .notOffered(.tap, row: found.name, page: found.screen.name)
    }
    found.screen.pendingFocus = .reference(found.reference)
    stack.flush()
  }

  /// Deselects a row of a section with multiple selection.
  private func deselect(_ found: Found) throws(PageTestError) {
    guard found.screen.driver.allowsDeselection(of: found.reference) else {
      throw refusal(of: found, by: .willDeselect)
    }
    send(.deselect, to: found)
  }

  /// Returns the row that becomes selected by a tap on a row.
  private func selectionTarget(of found: Found) throws(PageTestError) -> RowReference {
    if let target = found.screen.driver.selectionTarget(of: found.reference) { return target }
    throw refusal(of: found, by: found.row.handlers[.redirect] == nil ? .willSelect : .redirect)
  }

  /// Returns the error for a tap that a handler has prevented, after showing the changes that the
  /// handler made.
  private func refusal(of found: Found, by refusal: PageTestError.Refusal) -> PageTestError {
    stack.flush()
    return .notAllowed(row: found.name, page: found.screen.name, by: refusal)
  }

  /// Presses a keyboard shortcut, which taps its row, changes its only switch, or focuses its control.
  ///
  /// The field into which the test is typing first reports its text, as on all hosts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys to hold. Defaults to Command alone.
  /// - Throws: `PageTestError.noShortcut` if no row that is enabled has the shortcut, or an error of `tap(_:)`.
  public func pressShortcut(
    _ key: Character, _ modifiers: KeyboardShortcut.Modifiers = .command
  ) throws(PageTestError) {
    let shortcut = KeyboardShortcut(key, modifiers)
    leaveField()
    let screen = try usableScreen()
    let shortcuts = screen.page.shortcuts
    guard let found = shortcuts.first(where: { $0.shortcut == shortcut }) else {
      throw .noShortcut(
        shortcut, page: screen.name,
        shortcuts: shortcuts.map { "\($0.shortcut) of \(screen.page.label(at: $0.row.indexPath))" })
    }
    let row = screen.page.row(at: found.row.indexPath)
    let canFocus = screen.page.indexPath(of: .reference(found.row)) != nil
    if row?.isSelectable == true || !canFocus { return try tap(.at(found.row.indexPath)) }
    screen.driver.press(shortcut)
    stack.flush()
  }

  /// Taps the accessory of a row that has an `onAccessory` handler and a detail button.
  public func tapAccessory(_ query: some RowQueryConvertible) throws(PageTestError) {
    try use(.accessory, of: query.rowQuery, .accessory) { found in
      found.row.handlers[.accessory] != nil
        && found.screen.page.body(at: found.indexPath)?.hasDetail == true
    }
  }

  /// Deletes a row that has an `onDelete` handler, by a swipe, or by its delete control in editing
  /// mode.
  public func delete(_ query: some RowQueryConvertible) throws(PageTestError) {
    try use(.delete, of: query.rowQuery, .delete) {
      $0.row.canBeDeleted(isEditing: $0.screen.page.isEditing)
    }
  }

  /// Presses the insert control of a row that has an `onInsert` handler in editing mode.
  public func insert(_ query: some RowQueryConvertible) throws(PageTestError) {
    try use(.insert, of: query.rowQuery, .insert) { found in
      found.screen.page.isEditing && found.row.editingStyle == .insert
        && found.row.handlers[.insert] != nil
    }
  }

  private func use(
    _ action: PageTestError.Action, of query: RowQuery, _ event: HostEvent,
    isOffered: (Found) -> Bool
  ) throws(PageTestError) {
    let found = try find(query)
    guard isOffered(found) else {
      throw .notOffered(action, row: found.name, page: found.screen.name)
    }
    send(event, to: found)
  }

  /// Begins or ends a touch on a row without tapping the row.
  ///
  /// Beginning to touch a row throws if the row is disabled, or if its `onWillHighlight` returns
  /// false.
  public func highlight(
    _ query: some RowQueryConvertible, isHighlighted: Bool = true
  ) throws(PageTestError) {
    let found = try find(query.rowQuery)
    if isHighlighted { try checkHighlight(of: found) }
    send(.highlight(isHighlighted), to: found)
  }

  /// Throws if a touch does not highlight a row.
  private func checkHighlight(of found: Found) throws(PageTestError) {
    try checkEnabled(found.row, named: found.name, on: found.screen)
    guard found.screen.driver.allowsHighlight(of: found.reference) else {
      throw refusal(of: found, by: .willHighlight)
    }
  }

  /// Scrolls until a row is at the top of the screen, or as far as possible.
  ///
  /// Rows that appear or disappear receive display events. `count` sets the number of visible rows.
  public func scroll(to indexPath: RowIndexPath, count: Int? = nil) throws(PageTestError) {
    let screen = try usableScreen()
    guard screen.page.contains(indexPath) else {
      let query = RowQuery.at(indexPath)
      throw .notFound(query, page: screen.name, rows: screen.page.labels(for: query))
    }
    screen.scroll(to: indexPath, count: count)
    stack.flush()
  }
}

extension PageSnapshot {
  /// Returns true if a row is in a section with multiple selection.
  @MainActor
  fileprivate func isOneOfSeveral(_ reference: RowReference) -> Bool {
    indexPath(of: reference).map { sections[$0.section].multipleSelection != nil } ?? false
  }
}
