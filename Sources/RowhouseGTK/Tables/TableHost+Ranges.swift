// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseModel

/// Several rows that the user selects or deselects at once.
extension TableHost {
  /// Extends the selection to a row that the user clicks with Shift, or taps it if there is nothing to extend.
  func extendSelection(to row: RowView) {
    guard let reference = row.reference, let page, allowsChanges else { return tap(row) }
    range.endIfChanged(on: page)
    guard let change = range.extend(to: reference, on: page) else { return tap(row) }
    row.takeFocus()
    perform(change)
  }

  func extendSelection(from old: RowIndexPath, to new: RowIndexPath) {
    guard let page, allowsChanges, old.section == new.section,
      let start = page.reference(at: old), let reference = page.reference(at: new),
      page.sections[old.section].multipleSelection != nil
    else { return }
    range.endIfChanged(on: page)
    if !range.ends(at: start) { range.begin(at: start, isSelected: true) }
    if let change = range.extend(to: reference, on: page) { perform(change) }
  }

  func setAllSelected(_ isSelected: Bool, sectionWithFocus: Int?) -> Bool {
    guard allowsChanges, !sectionsOfSeveral.isEmpty else { return false }
    reportTypedText()
    guard let page else { return false }
    let all = page.sections.indices.filter { page.sections[$0].multipleSelection != nil }
    let one = sectionWithFocus.flatMap { all.contains($0) ? $0 : nil }
    let rows = (one.map { [$0] } ?? all).flatMap { section in
      (0..<page.sections[section].rowCount).map { RowIndexPath(section: section, row: $0) }
    }
    set(isSelected, rows.compactMap { page.reference(at: $0) })
    return true
  }

  private func perform(_ change: SelectedRange.Change) {
    set(!change.isSelected, change.outside)
    set(change.isSelected, change.inside)
  }

  private func set(_ isSelected: Bool, _ rows: [RowReference]) {
    driver.setSelected(isSelected, of: rows.filter { hiddenRow(at: $0.indexPath) == nil })
    redrawAll()
  }
}
#endif
