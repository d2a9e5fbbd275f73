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
    driver.send(event, to: reference, flushing: allowsChanges)
    // Replaces a value that the page has refused by that of the page.
    redraw(row)
  }

  func endEditing(with event: HostEvent, in row: RowView) {
    guard let reference = row.reference else { return }
    driver.send(event, to: reference)
    MainLoop.after(0) { [weak self] in
      self?.driver.flush()
      self?.redraw(row)
    }
  }

  func editingEnded(in row: RowView) { redraw(row) }

  func heightChanged(of row: RowView) {
    if let position = table.position(of: row) { table.forgetHeight(at: position) }
  }

  func perform(_ command: RowCommand, on row: RowView) {
    switch command {
    case .activate: tap(row)
    case .menu: openMenu(of: row, at: nil)
    case .delete:
      if row.drawing?.row.handlers[.delete] != nil { send(.delete, from: row) }
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

  func drop(_ row: RowView, at distance: Double) {
    guard let position = table.position(of: row) else { return }
    let target = table.index.offset(of: position) + distance
    guard let end = table.index.row(at: max(0, target)) else { return }
    switch table.entries.entry(at: end) {
    case .row(let indexPath): move(row, to: indexPath)
    case .headerFooter(.header, let section): move(row, to: RowIndexPath(section: section, row: 0))
    case .headerFooter(.footer, let section):
      move(row, to: RowIndexPath(section: section, row: table.entries.rowCounts[section]))
    case .ofPage: break
    }
  }
}

extension TableHost {
  /// Taps a row for the pointer, the keyboard or an assistive technology.
  func tap(_ row: RowView) {
    guard let reference = row.reference, let page, let indexPath = page.indexPath(of: reference),
      page.row(at: indexPath)?.isDisabled != true
    else { return }
    let isOneOfSeveral = page.sections[indexPath.section].multipleSelection != nil
    if isOneOfSeveral, page.row(at: indexPath)?.isSelected == true {
      return deselectByUser(reference)
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

  private func deselectByUser(_ reference: RowReference) {
    guard driver.allowsDeselection(of: reference) else { return }
    selection.remove(reference)
    driver.send(.deselect, to: reference, flushing: allowsChanges)
    showSelectionOfPage()
    redrawAll()
  }

  /// Uses the only control of a row without an action of its own.
  ///
  /// - Returns: True if the tap has been handled.
  private func use(
    _ controls: [any ControlView], of drawing: RowDrawing, in row: RowView
  ) -> Bool {
    guard controls.count == 1 else { return false }
    if drawing.body.isField {
      gtk_widget_grab_focus(controls[0].pointer)
      return false
    }
    guard let toggle = controls[0] as? TogglePartView, !drawing.row.isSelectable else {
      return false
    }
    gtk_widget_activate(toggle.pointer)
    return true
  }

  private func move(_ row: RowView, by step: Int) {
    guard page?.isEditing == true, let reference = row.reference,
      let indexPath = page?.indexPath(of: reference),
      let target = driver.moveTarget(from: indexPath, by: step)
    else { return }
    driver.send(.move(to: target), to: reference, flushing: true)
  }

  /// Moves a row to an index path, as far as its section allows.
  func move(_ row: RowView, to indexPath: RowIndexPath) {
    guard page?.isEditing == true, let reference = row.reference,
      let source = page?.indexPath(of: reference)
    else { return }
    let target = driver.moveTarget(from: source, to: indexPath)
    guard target != source else { return }
    driver.send(.move(to: target), to: reference, flushing: true)
  }
}

extension TableHost: PartTarget {
  // Controls in headers and footers belong to no row. A changed control shows its old value again.

  func control(_ control: ControlID, changedTo value: ControlValue) { redrawAll() }

  func control(_ control: ControlID, typed text: String) {}

  func control(_ control: ControlID, leftWith value: ControlValue) { redrawAll() }

  func detailPressed() {}

  func editingEnded() {}

  func imageLoaded() {
    for case let view as HeaderFooterView in table.live.values { view.placeAgain() }
    table.forgetAllHeights()
    redrawAll()
  }
}
#endif
