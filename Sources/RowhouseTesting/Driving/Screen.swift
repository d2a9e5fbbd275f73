// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// A page with its own driver, and with a window of rows that are on screen.
@MainActor
final class Screen {
  private(set) var updates: [HostUpdate] = []
  /// The page of the last update, with the rows that the user has moved since then.
  private var shown: PageSnapshot?
  /// The selected rows, except in sections with multiple selection, in order of selection.
  var selected: [RowReference] = []
  /// The index of the first row of the window, counted across all sections.
  private var windowStart = 0
  /// The row to which the page requested to scroll after the next update.
  var pendingScroll: ScrollTarget?
  /// The row that the page requested to focus after the next update.
  var pendingFocus: FocusTarget?
  /// The row whose control the page has focused.
  private(set) var focused: RowReference?
  /// The field into which the test is typing, or `nil` if there is none.
  var editedField: EditedField?
  private var windowCount = Screen.standardWindow
  /// The rows that received `willDisplay`, by their current positions.
  private(set) var displayed: [RowIndexPath] = []
  /// The rows that were on screen before they were deleted or the whole page was reloaded.
  private var left: [RowReference] = []
  private let makeDriver: @MainActor (Screen) -> PageDriver
  private(set) lazy var driver = makeDriver(self)

  nonisolated static let standardWindow = 20

  init(
    navigator: Navigator, theme: Theme, language: String, diagnostics: DiagnosticsHandler
  ) {
    makeDriver = {
      PageDriver(
        host: $0, navigator: navigator, theme: theme, language: language, diagnostics: diagnostics)
    }
  }

  /// A field that a test has not left yet.
  struct EditedField {
    let row: RowReference
    let control: ControlID
    /// The text, if the row receives it only when the field is left.
    var unreported: String?
  }

  var page: PageSnapshot { driver.page }

  /// The selected rows that still exist.
  var selectedInPage: [RowReference] { selected.filter { page.indexPath(of: $0) != nil } }

  var name: String { page.title.isEmpty ? page.name : page.title.quoted }
}

extension Screen: PageHost {
  func willShowAnotherPage() {
    leaveField()
    selected = []
    focused = nil
  }

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) {
    followEnd(update)
    follow(update)
    updates.append(update)
    shown = update.page
    completion()
  }

  func select(_ indexPath: RowIndexPath) {
    deselect(indexPath)
    if let reference = page.reference(at: indexPath) { selected.append(reference) }
  }

  func deselect(_ indexPath: RowIndexPath) {
    selected.removeAll { page.indexPath(of: $0) == indexPath }
  }

  var selectedReferences: [RowReference] { selected }

  /// Moves the window to the end of a page that follows it, if it is a new page or its end was in the window.
  private func followEnd(_ update: HostUpdate) {
    guard update.page.followsEnd else { return }
    let old = update.edits == nil ? nil : shown
    let isAtEnd = old.map { windowStart + windowCount >= $0.rowCount } ?? true
    if isAtEnd { windowStart = max(0, update.page.rowCount - windowCount) }
  }

  /// Updates the rows on screen, and those that are selected, focused, or edited, to their positions in the new page.
  private func follow(_ update: HostUpdate) {
    guard let old = shown else { return }
    guard let edits = update.edits else {
      left += displayed.compactMap { old.reference(at: $0) }
      displayed = []
      selected = []
      return
    }
    guard !edits.changes.isEmpty else { return }
    let positions = edits.changes.newPositions(of: displayed)
    let deleted = zip(displayed, positions).filter { $0.1 == nil }.map(\.0)
    left += deleted.sorted().compactMap { old.reference(at: $0) }
    displayed = positions.compactMap(\.self)
    follow { reference in
      guard let position = old.indexPath(of: reference) else { return nil }
      let new = edits.changes.newPositions(of: [position])[0]
      return new.flatMap { update.page.reference(at: $0) }
    }
  }

  /// Updates the rows that are selected, focused, or edited.
  ///
  /// - Parameter find: Returns the current reference to a row, or `nil` if the row was deleted.
  private func follow(_ find: (RowReference) -> RowReference?) {
    selected = selected.compactMap(find)
    focused = focused.flatMap(find)
    guard let edited = editedField else { return }
    editedField = find(edited.row).map {
      EditedField(row: $0, control: edited.control, unreported: edited.unreported)
    }
  }
}

extension Screen {
  /// Scrolls and moves the focus as the page has requested, and sends display events to rows that enter or leave the
  /// screen, or that were deleted while on screen.
  ///
  /// Returns true if a row has received an event.
  func layOut() -> Bool {
    if let pendingScroll, let indexPath = page.indexPath(of: pendingScroll) {
      show(indexPath, at: pendingScroll.scrollPosition)
    }
    pendingScroll = nil
    let hasLeftField = moveFocus()
    let count = page.rowCount
    windowStart = max(0, min(windowStart, count - windowCount))
    let window = (windowStart..<min(windowStart + windowCount, count)).compactMap {
      page.rowPosition(at: $0)
    }
    let shown = Set(window)
    let leaving =
      left
      + displayed.sorted().filter { !shown.contains($0) }.compactMap { page.reference(at: $0) }
    let before = Set(displayed)
    let coming = window.filter { !before.contains($0) }.compactMap { page.reference(at: $0) }
    left = []
    displayed = window
    for row in leaving { driver.send(.didEndDisplaying, to: row) }
    for row in coming { driver.send(.willDisplay, to: row) }
    return hasLeftField || !leaving.isEmpty || !coming.isEmpty
  }

  /// Moves the focus to the requested row, and returns true if this ends editing in another row, as on all hosts.
  private func moveFocus() -> Bool {
    let target = pendingFocus
    pendingFocus = nil
    guard let target, let indexPath = page.indexPath(of: target) else { return false }
    windowStart = page.index(of: indexPath)
    focused = page.reference(at: indexPath)
    guard let editedField, editedField.row.id != focused?.id else { return false }
    leaveField()
    return true
  }

  func move(_ indexPath: RowIndexPath, to target: RowIndexPath) {
    guard let reference = page.reference(at: indexPath) else { return }
    let onScreen = displayed.filter { $0 != indexPath }.compactMap { page.reference(at: $0) }
    let moved = driver.reorder(reference, to: target)
    shown = moved
    displayed = onScreen.compactMap { moved.indexPath(of: $0) } + [target]
    follow { $0.id == reference.id ? moved.reference(at: target) : $0 }
  }

  func scroll(to indexPath: RowIndexPath, count: Int?) {
    if let count { windowCount = max(0, count) }
    windowStart = page.index(of: indexPath)
  }

  /// Moves the window so that a row is at a place in it.
  private func show(_ indexPath: RowIndexPath, at place: ScrollPosition) {
    let index = page.index(of: indexPath)
    switch place {
    case .top: windowStart = index
    case .middle: windowStart = index - windowCount / 2
    case .bottom: windowStart = index - windowCount + 1
    case .nearest: reveal(indexPath)
    }
  }

  /// Moves the window by the smallest distance that makes it contain a row.
  func reveal(_ indexPath: RowIndexPath) {
    let index = page.index(of: indexPath)
    windowStart = max(min(windowStart, index), index - windowCount + 1)
  }
}

extension Screen {
  /// Reports the text of the field into which the test is typing, and leaves the field.
  ///
  /// Has no effect if there is no such field, or if its row was deleted.
  func leaveField() { endEditing(isReturn: false) }

  /// Reports the text of a field, the Return key, and the end of editing.
  func pressReturn(in control: ControlID, of row: RowReference) {
    if editedField == nil { editedField = EditedField(row: row, control: control) }
    endEditing(isReturn: true)
  }

  private func endEditing(isReturn: Bool) {
    guard let field = editedField else { return }
    editedField = nil
    guard page.indexPath(of: field.row) != nil else { return }
    if let text = field.unreported {
      driver.send(.change(field.control, .text(text)), to: field.row)
    }
    driver.flush()
    if isReturn, page.handles(.submit, in: field.row) {
      driver.send(.submit, to: field.row)
      driver.flush()
    }
    if page.handles(.didEndEditing, in: field.row) { driver.send(.didEndEditing, to: field.row) }
  }
}

extension PageSnapshot {
  func rowPosition(at index: Int) -> RowIndexPath? {
    var row = index
    for section in sections.indices {
      if row < sections[section].rowCount { return RowIndexPath(section: section, row: row) }
      row -= sections[section].rowCount
    }
    return nil
  }

  /// Returns the index of a row, counted across all sections.
  func index(of position: RowIndexPath) -> Int {
    sections[..<position.section].reduce(position.row) { $0 + $1.rowCount }
  }
}
