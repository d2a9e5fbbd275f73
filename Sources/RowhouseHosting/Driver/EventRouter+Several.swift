// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Several rows of a section with multiple selection.
extension EventRouter {
  /// Selects or deselects rows of one section on behalf of the user, after asking their handlers.
  ///
  /// Ignores rows that are disabled, that have this state already, and that cannot be selected.
  func setSelectedByUser(_ isSelected: Bool, _ references: [RowReference]) {
    let allowed = references.compactMap { changedRow(isSelected, $0) }
    guard let first = allowed.first, let (_, indexPath) = find(first) else { return }
    let section = pipeline.newestPage.sections[indexPath.section]
    let callsRows = section.multipleSelection?.isForEditing == false
    if isSelected, callsRows, let source = pipeline.evaluator.source {
      for reference in allowed {
        guard let (row, indexPath) = find(reference) else { continue }
        let selection = RowSelection(row: row, section: reference.section, indexPath: indexPath)
        pipeline.call { source.didSelect(selection) }
      }
    }
    setSelected(isSelected, allowed)
    guard callsRows else { return }
    for reference in allowed {
      guard let (row, _) = find(reference) else { continue }
      let handler = isSelected ? row.handlers[.select] : row.handlers[.deselect]
      pipeline.call(handler, of: current(reference))
    }
    pipeline.receive(.mayHaveChanged)
  }

  /// Calls the selection handler of a section with multiple selection once for several of its rows, except for rows that an
  /// earlier handler has deleted.
  ///
  /// Reports the first row whose id the section cannot select.
  func setSelected(_ isSelected: Bool, _ references: [RowReference]) {
    let page = pipeline.newestPage
    let rows = references.compactMap { row in page.indexPath(of: row).map { (row.row, $0) } }
    guard let position = rows.first?.1.section else { return }
    let section = page.sections[position]
    guard let selection = section.multipleSelection else { return }
    var refused: [ItemID] = []
    pipeline.callAndReadAgain { refused = selection.handler(rows.map(\.0), isSelected) }
    guard let id = refused.first, let (_, indexPath) = rows.first(where: { $0.0 == id }),
      let row = page.row(at: indexPath)
    else { return }
    reports(position, of: page).report(
      .unselectableID(expected: "\(selection.idType)"), row, indexPath.row)
  }

  /// Returns the row of the section that the user selects or deselects with a row, or `nil` if there is none.
  private func changedRow(_ isSelected: Bool, _ reference: RowReference) -> RowReference? {
    // Finding a row creates it, which most rows of a long range do not need.
    guard pipeline.newestPage.isSelected(reference) != isSelected,
      let (row, _) = find(reference), !row.isDisabled, row.isSelected == !isSelected,
      ask(row.handlers[.willHighlight])
    else { return nil }
    if !isSelected { return ask(row.handlers[.willDeselect]) ? reference : nil }
    guard let target = target(of: row, in: reference), target.section == reference.section else {
      return nil
    }
    return target
  }
}

extension PageSnapshot {
  /// Returns true if a row is selected in a section with multiple selection, false if it is not selected, or `nil` if the page
  /// does not contain it, or its section has no multiple selection.
  @MainActor
  fileprivate func isSelected(_ reference: RowReference) -> Bool? {
    indexPath(of: reference).flatMap { indexPath in
      sections[indexPath.section].multipleSelection?.contains(reference.row)
    }
  }
}
