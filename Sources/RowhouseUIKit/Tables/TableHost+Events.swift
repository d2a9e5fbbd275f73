// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// User events.
extension TableHost {
  /// Sends an event from a cell, shows the changes of its handler, and draws the row in the state
  /// of the page.
  func send(_ event: HostEvent, from cell: UITableViewCell) {
    guard let reference = cells[cell] else { return }
    reportTypedText()
    driver.send(event, to: reference, flushing: !phase.isLayingOut)
    if let cell = cell as? RowCell { redraw(cell) }
  }

  /// Sends an event to the row at an index path of the shown page.
  func send(_ event: HostEvent, at indexPath: IndexPath, flushing isFlushed: Bool = false) {
    guard let reference = reference(at: indexPath) else { return }
    if isFlushed { reportTypedText() }
    driver.send(event, to: reference, flushing: isFlushed && !phase.isLayingOut)
  }

  /// Calls the action of the button in the header of a section, and shows its changes.
  func pressHeaderButton(ofSection section: ItemID) {
    reportTypedText()
    driver.pressHeaderButton(ofSection: section, flushing: !phase.isLayingOut)
  }

  /// Draws the row of a cell in the state of the page.
  private func redraw(_ cell: RowCell) {
    if !phase.isUpdating, let shown { cells.redraw(cell, in: shown) }
  }

  /// Moves a row on the page, after the user has moved it in the table.
  func moveRow(from source: IndexPath, to target: IndexPath) {
    guard let reference = reference(at: source) else { return }
    // The table has already moved the row, but the page has not.
    reportTypedText(flushing: false)
    page = driver.reorder(reference, to: RowIndexPath(target))
    if let shown { cells.follow(reference, to: RowIndexPath(target), in: shown) }
  }
}

/// Swipe actions, menus, and accessibility actions.
extension TableHost {
  /// Sends an event to a row and shows the changes of its handler.
  ///
  /// - Returns: True if the page no longer contains the row.
  @discardableResult
  func send(_ event: HostEvent, to reference: RowReference) -> Bool {
    reportTypedText()
    driver.send(event, to: reference, flushing: true)
    return page?.indexPath(of: reference) == nil
  }

  /// Returns the title of the button that deletes a row, or `nil` for UIKit's title in the language of the application.
  ///
  /// The title comes from the row or from the options. A built-in title for a page without a language, or in a language without
  /// texts, is UIKit's.
  func deleteTitle(of row: AnyRow) -> String? {
    if let title = row.deleteTitle { return title }
    let title = context.texts.delete
    let hasLanguage = page?.language.flatMap { TextLanguage(tag: $0) } != nil
    let builtIn = TableTexts(language: page?.language ?? TableOptions.language).delete
    return hasLanguage || title != builtIn ? title : nil
  }

  /// Returns the actions that a swipe reveals, or `nil` for the table's default: a button with UIKit's title that
  /// deletes the row, if the row can be deleted.
  func swipeActions(at edge: SwipeEdge, of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath), let reference = reference(at: indexPath) else { return nil }
    let swipe = row.swipeActions(at: edge)
    let canDelete = edge == .trailing && row.handlers[.delete] != nil
    let isDeletedByTable =
      canDelete && row.editingStyle == .delete && deleteTitle(of: row) == nil
      && swipe.actions.isEmpty && swipe.allowsFullSwipe
    if isDeletedByTable { return nil }
    let group = RowActionGroup(edge)
    var actions = zip(swipe.actions, row.actionReferences(in: group)).map { action, name in
      let made = contextualAction(action.title, action.role, .action(name), of: reference)
      made.image = action.image.flatMap { options.images.image($0) }
      if let color = action.color { made.backgroundColor = context.color(color) }
      return made
    }
    if canDelete {
      let title = deleteTitle(of: row) ?? context.texts.delete
      actions.insert(contextualAction(title, .destructive, .delete, of: reference), at: 0)
    }
    // For `nil`, a table would show its default button.
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = swipe.allowsFullSwipe
    return configuration
  }

  private func contextualAction(
    _ title: String, _ role: ButtonRole, _ event: HostEvent, of reference: RowReference
  ) -> UIContextualAction {
    let isDestructive = role == .destructive
    return UIContextualAction(style: isDestructive ? .destructive : .normal, title: title) {
      [weak self] _, _, completion in
      let isGone = self?.send(event, to: reference) ?? false
      // A table removes the cell of a completed destructive action, so the page must no longer
      // contain the row.
      completion(isGone || !isDestructive)
    }
  }

  /// Returns the menu of a row, or `nil` if the row has none.
  func menu(of indexPath: IndexPath) -> UIContextMenuConfiguration? {
    guard let row = row(at: indexPath), !row.menu.isEmpty, let reference = reference(at: indexPath)
    else { return nil }
    var names = row.actionReferences(in: .menu)[...]
    let entries = row.menu.map { menuElement($0, &names, of: reference) }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: entries)
    }
  }

  /// Returns an action or a menu for an entry, and removes the references of its actions from the
  /// list.
  private func menuElement(
    _ entry: RowAction, _ names: inout ArraySlice<RowActionReference>, of reference: RowReference
  ) -> UIMenuElement {
    let image = entry.image.flatMap { options.images.image($0) }
    if entry.isMenu {
      let children = entry.entries.map { menuElement($0, &names, of: reference) }
      return UIMenu(title: entry.title, image: image, children: children)
    }
    let name = names.removeFirst()
    return UIAction(
      title: entry.title, image: image,
      attributes: entry.role == .destructive ? .destructive : []
    ) { [weak self] _ in self?.send(.action(name), to: reference) }
  }
}

/// Text that the user types.
extension TableHost {
  /// Sends the text that the user is typing to its row, before the user does something elsewhere.
  ///
  /// A handler may read the text in the model. UIKit does not end editing when the user taps a row, a button, a switch,
  /// or the back button. If the handler changes the text of the page, the field shows it.
  ///
  /// - Parameter isFlushed: True to show the changes that the text causes, so that the newest handlers are called.
  ///   Defaults to `true`.
  func reportTypedText(flushing isFlushed: Bool = true) {
    guard let cell = cells.edited, let reference = cells[cell] else { return }
    if let event = cell.takeTypedText() { driver.send(event, to: reference) }
    guard isFlushed, phase.allowsChanges else { return }
    driver.flush()
    cells.edited?.settleTypedText()
  }

  /// True if the user edits a field of the page.
  var isEditingField: Bool { cells.edited != nil }

  /// Ends the editing of a field while the table still shows its row, which receives the text.
  func endTyping() { _ = cells.edited?.endEditing(true) }

  /// Sends typed text to the row of a cell, and returns true if the row handles it.
  func typed(_ text: String, into control: ControlID, of cell: RowCell) -> Bool {
    guard let reference = cells[cell], page?.handles(.typing, in: reference) == true else {
      return false
    }
    driver.send(.typing(control, .text(text)), to: reference, flushing: !phase.isLayingOut)
    return true
  }

  /// Notifies the row of a field that the user has finished editing, and draws it in the state of the page.
  func editingEnded(in cell: RowCell) {
    if let reference = cells[cell] { sendEndOfEditing(to: reference) }
    showPageAgain(in: cell)
    onEditingEnd?()
  }

  /// Notifies a row that the user has finished editing its field.
  func sendEndOfEditing(to reference: RowReference) {
    guard page?.handles(.didEndEditing, in: reference) == true else { return }
    driver.send(.didEndEditing, to: reference, flushing: !phase.isLayingOut)
  }

  /// Draws the row of a field that the user has left, or of a control that the user has released, in the state of the page.
  func showPageAgain(in cell: RowCell) {
    guard cell.isOutdated, phase.allowsChanges, let table,
      let indexPath = table.indexPath(for: cell)
    else { return redraw(cell) }
    cell.isOutdated = false
    table.exchangeCells(at: [indexPath])
  }
}

extension AnyRow {
  /// True if the user can edit the row, with a swipe or in editing mode.
  var isEditable: Bool {
    editingStyle != .noButton
      || !handlers.events.isDisjoint(with: RowEvents(.delete, .insert, .swipe))
  }
}
#endif
