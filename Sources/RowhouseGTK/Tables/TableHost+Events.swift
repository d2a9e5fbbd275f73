// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

extension TableHost: RowOwner {
  func send(_ event: HostEvent, from row: RowView) {
    guard let reference = row.reference else { return }
    reportTypedText()
    driver.send(event, to: reference, flushing: allowsChanges)
    // Replaces a value that the page has refused with the value of the page.
    redraw(row)
  }

  func typed(_ text: String, into control: ControlID, in row: RowView) -> Bool {
    guard let reference = row.reference, page?.handles(.typing, in: reference) == true else {
      return false
    }
    driver.send(.typing(control, .text(text)), to: reference, flushing: allowsChanges)
    redraw(row)
    return true
  }

  func endEditing(with event: HostEvent, in row: RowView) {
    guard let reference = row.reference else { return }
    driver.send(event, to: reference)
    sendEndOfEditing(to: reference)
    showChangesLater(of: row)
  }

  func editingEnded(in row: RowView) {
    if let reference = row.reference, sendEndOfEditing(to: reference) {
      showChangesLater(of: row)
    } else {
      redraw(row)
    }
  }

  func submission(from row: RowView) -> @MainActor (_ endsEditing: Bool) -> Void {
    let reference = row.reference
    return { [weak self] endsEditing in
      guard let self, let reference else { return }
      if page?.handles(.submit, in: reference) == true {
        driver.send(.submit, to: reference, flushing: allowsChanges)
      }
      if endsEditing, sendEndOfEditing(to: reference), allowsChanges { driver.flush() }
    }
  }

  /// Notifies a row that it is no longer edited, and returns true if the row handles the event.
  @discardableResult
  private func sendEndOfEditing(to reference: RowReference) -> Bool {
    guard page?.handles(.didEndEditing, in: reference) == true else { return false }
    driver.send(.didEndEditing, to: reference)
    return true
  }

  /// Shows the changes that handlers have made, once GTK has moved the focus.
  private func showChangesLater(of row: RowView) {
    MainLoop.after(0) { [weak self] in
      self?.driver.flush()
      self?.redraw(row)
    }
  }

  func caretMoved() { table.showCaret() }

  func heightChanged(of row: RowView) {
    if let position = table.position(of: row) { table.forgetHeight(at: position) }
  }

  func perform(_ command: RowCommand, on row: RowView) {
    let reference = row.reference
    reportTypedText()
    // The text may have changed the page, so the widget may show another row now.
    guard let reference, row.reference?.id == reference.id else { return }
    switch command {
    case .activate:
      // Keys and assistive technologies do not highlight the row before the tap.
      if driver.allowsHighlight(of: reference) { tap(row) }
    case .extend:
      if driver.allowsHighlight(of: reference) { extendSelection(to: row) }
    case .menu: openMenu(of: row, at: nil)
    case .delete:
      if row.look.canBeDeleted { send(.delete, from: row) }
    case .moveUp: move(row, by: -1)
    case .moveDown: move(row, by: 1)
    }
  }

  func highlight(_ isHighlighted: Bool, _ row: RowView) -> Bool {
    guard let reference = row.reference else { return false }
    if isHighlighted, !driver.allowsHighlight(of: reference) { return false }
    driver.send(.highlight(isHighlighted), to: reference)
    return true
  }

  func openMenu(of row: RowView, at point: (x: Double, y: Double)?) {
    menus.open(for: row, at: point)
  }
}

/// Text that the user types.
extension TableHost {
  /// Sends the text that the user is typing to its row, before the user does something elsewhere.
  ///
  /// A handler may read the text in the model. A click on a row, a key, or an assistive technology does not move the
  /// focus out of the field, which then shows the text of the page if the handler changes it.
  func reportTypedText() {
    if let field = editedField { field.editor.reportTyped(field.text) }
  }

  /// Ends the editing of a field before the user leaves the page, even if the field keeps the focus.
  ///
  /// The page then shows the changes that the handlers of the field have made, such as a leave guard, unless it is being
  /// laid out.
  func commitTypedText() {
    guard let field = editedField else { return }
    field.editor.commit(field.text)
    if allowsChanges { driver.flush() }
  }

  /// The field that the user is editing, or `nil` if there is none.
  var editedField: (any EditableControlView)? {
    for case let row as RowView in table.live.values {
      if let field = row.canvas.editedControl { return field }
    }
    return nil
  }
}

extension TableHost {
  /// Taps a row on behalf of the pointer, the keyboard, or an assistive technology.
  func tap(_ row: RowView) {
    guard let reference = row.reference, let page, let indexPath = page.indexPath(of: reference),
      page.row(at: indexPath)?.isDisabled != true
    else { return }
    let isOneOfSeveral = page.sections[indexPath.section].multipleSelection != nil
    if isOneOfSeveral {
      row.takeFocus()
      if page.row(at: indexPath)?.isSelected == true {
        return range.begin(at: reference, isSelected: !deselectByUser(reference))
      }
      range.begin(at: reference, isSelected: true)
    }
    if let drawing = row.drawing, use(row.canvas.controls, of: drawing, in: row) { return }
    guard let target = driver.selectionTarget(of: reference) else { return }
    if !isOneOfSeveral {
      let others = selection.references(outside: sectionsOfSeveral)
      for other in others where other.id != target.id { deselectByUser(other) }
    }
    selection.insert(target)
    driver.send(.select, to: target, flushing: allowsChanges)
    showSelectionOfPage()
    redrawAll()
  }

  /// Deselects a row, and returns true if the row allows it.
  @discardableResult
  private func deselectByUser(_ reference: RowReference) -> Bool {
    guard driver.allowsDeselection(of: reference) else { return false }
    selection.remove(reference)
    driver.send(.deselect, to: reference, flushing: allowsChanges)
    showSelectionOfPage()
    redrawAll()
    return true
  }

  /// Activates the only control of a row that has no action.
  ///
  /// - Returns: True if the tap has been handled.
  private func use(
    _ controls: [any ControlView], of drawing: RowDrawing, in row: RowView
  ) -> Bool {
    guard controls.count == 1 else { return false }
    if drawing.body.isField, let field = controls[0] as? any EditableControlView {
      gtk_widget_grab_focus(field.view)
      return false
    }
    guard let toggle = controls[0] as? TogglePartView, !drawing.row.isSelectable else {
      return false
    }
    gtk_widget_activate(toggle.pointer)
    return true
  }

  /// Moves a row down (1) or up (-1), and scrolls it into view.
  private func move(_ row: RowView, by step: Int) {
    guard page?.isEditing == true, let reference = row.reference,
      let indexPath = page?.indexPath(of: reference),
      let target = driver.moveTarget(from: indexPath, by: step)
    else { return }
    driver.send(.move(to: target), to: reference, flushing: true)
    if let position = table.position(of: row) { table.scrollIntoView(entryAt: position) }
  }

  /// Moves a row to an index path, or as close to it as the section allows.
  func move(_ row: RowView, to indexPath: RowIndexPath) {
    guard page?.isEditing == true, let reference = row.reference,
      let source = page?.indexPath(of: reference)
    else { return }
    let target = driver.moveTarget(from: source, to: indexPath)
    guard target != source else { return }
    driver.send(.move(to: target), to: reference, flushing: true)
  }
}

extension TableHost {
  /// Calls the action of the button in the header of a section, and shows its changes.
  func pressHeaderButton(ofSection section: ItemID) {
    reportTypedText()
    driver.pressHeaderButton(ofSection: section, flushing: allowsChanges)
  }

  /// Places the headers and footers again, because the size of an image may differ from that of its placeholder.
  func imageLoadedInHeader() {
    for case let view as HeaderFooterView in table.live.values { view.placeAgain() }
    table.forgetAllHeights()
    redrawAll()
  }
}
#endif
