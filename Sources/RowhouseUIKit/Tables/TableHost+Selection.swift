// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Sections in which the user can select several rows.
extension TableHost {
  /// Selects the visible rows that are selected on the page, and deselects all other rows of their sections, and of sections in
  /// which the user could select several rows before.
  ///
  /// Rows that are out of view are selected when they appear, because finding them earlier would require reading the
  /// ids of all rows.
  func showSelection() {
    guard let page, let table else { return }
    allowMultipleSelection(on: page, in: table)
    let former = allowedSelection.sections
    allowedSelection.sections = page.sectionsWithSeveral
    guard page.selectsSeveral || !former.isEmpty else { return }
    let selected = table.indexPathsForSelectedRows ?? []
    for indexPath in selected where page.isOneOfSeveral(at: indexPath, of: former) == false {
      table.deselectRow(at: indexPath, animated: false)
    }
    let visible = table.indexPathsForVisibleRows ?? []
    let others = Set(visible).subtracting(selected)
    for indexPath in visible where others.contains(indexPath) { showSelection(at: indexPath) }
  }

  /// Selects a row that is not selected in the table if it is selected on the page.
  private func showSelection(at indexPath: IndexPath) {
    guard page?.isOneOfSeveral(at: indexPath) == true else { return }
    table?.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  /// Selects the row of a cell that appears if it is selected on the page.
  func showSelection(of cell: UITableViewCell, at indexPath: IndexPath) {
    if !cell.isSelected { showSelection(at: indexPath) }
  }

  /// Lets the user select several rows of a table if a section of the page allows it.
  func allowMultipleSelection(on page: PageSnapshot, in table: UITableView) {
    let isAllowed = page.selectsSeveral
    allowedSelection.allowMultiple(
      isAllowed, whileEditing: isAllowed && page.isEditing, in: table)
  }

  /// Deselects the other rows outside of these sections, as a single-selection table does.
  ///
  /// Rows that refuse deselection stay selected. Changes of the model are shown later.
  func deselectOthers(for reference: RowReference) {
    guard let indexPath = page?.indexPath(of: reference) else { return }
    for other in rowsDeselected(by: indexPath).compactMap({ page?.reference(at: $0) }) {
      guard driver.allowsDeselection(of: other), let indexPath = page?.indexPath(of: other) else {
        continue
      }
      deselect(indexPath)
      driver.send(.deselect, to: other)
    }
  }

  /// Returns true if a tap on a selected row selects it again, as in a single-selection table.
  ///
  /// A table whose other sections let the user select several rows would deselect it.
  func selectsAgain(_ indexPath: IndexPath) -> Bool {
    guard extendsSingleSelection, let page else { return false }
    return !page.selectsSeveral(inSection: indexPath.section)
  }

  /// Returns the selected rows that a single-selection table would deselect when the user selects another row.
  func rowsDeselected(by indexPath: RowIndexPath) -> [RowIndexPath] {
    guard extendsSingleSelection, let page, !page.selectsSeveral(inSection: indexPath.section)
    else { return [] }
    return selectedInTable.filter { $0 != indexPath && !page.selectsSeveral(inSection: $0.section) }
  }

  private var extendsSingleSelection: Bool {
    table.map { allowedSelection.extendsSingleSelection(in: $0) } ?? false
  }

  /// The rows that are selected in the table.
  ///
  /// Rows of these sections that have not been in view are missing.
  var selectedInTable: [RowIndexPath] {
    (table?.indexPathsForSelectedRows ?? []).map { RowIndexPath($0) }
  }

  /// References to the rows that are selected in the table.
  var selectedReferences: [RowReference] {
    selectedInTable.compactMap { page?.reference(at: $0) }
  }

  var allowsMultipleSelection: Bool {
    table.map { allowedSelection.isMultipleByApplication(in: $0) } ?? false
  }
}

extension PageSnapshot {
  /// True if the user can currently select several rows of any section.
  var selectsSeveral: Bool { sections.contains { $0.multipleSelection != nil } }

  /// Returns true if the user can currently select several rows of a section.
  fileprivate func selectsSeveral(inSection section: Int) -> Bool {
    sections[section].multipleSelection != nil
  }

  /// The ids of the sections in which the user can currently select several rows.
  fileprivate var sectionsWithSeveral: Set<ItemID> {
    Set(sections.lazy.filter { $0.multipleSelection != nil }.map(\.id))
  }

  /// Returns true if a row is selected in a section that allows multiple selection, false if it is not selected or if its
  /// section is one of `former`, or `nil` in any other section.
  @MainActor
  fileprivate func isOneOfSeveral(at indexPath: IndexPath, of former: Set<ItemID> = []) -> Bool? {
    guard let id = rowID(at: RowIndexPath(indexPath)) else { return nil }
    let section = sections[indexPath.section]
    if let selection = section.multipleSelection { return selection.contains(id) }
    return former.contains(section.id) ? false : nil
  }
}
#endif
