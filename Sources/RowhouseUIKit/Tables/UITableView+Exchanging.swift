// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
extension UITableView {
  /// Replaces the cells of rows, and preserves the selection.
  func exchangeCells(at indexPaths: [IndexPath]) {
    let exchanged = Set(indexPaths)
    let selected = indexPathsForSelectedRows?.filter { exchanged.contains($0) }
    reloadRows(at: indexPaths, with: .none)
    selectAgain(selected ?? [])
  }

  /// Replaces the headers, footers, and cells of sections, and preserves the selection.
  func exchangeViews(ofSections sections: IndexSet) {
    let selected = indexPathsForSelectedRows?.filter { sections.contains($0.section) }
    reloadSections(sections, with: .none)
    selectAgain(selected ?? [])
  }

  /// Selects rows that the table has reloaded.
  ///
  /// A table deselects rows that it reloads without calling a method of its delegate.
  private func selectAgain(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
  }
}
#endif
