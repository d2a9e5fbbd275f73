// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseModel

/// The selected rows of a table.
struct TableSelection {
  /// The rows, in the order in which they were selected.
  private(set) var references: [RowReference] = []

  /// Returns true if a row is selected.
  func contains(_ reference: RowReference?) -> Bool {
    guard let reference, !references.isEmpty else { return false }
    return references.contains { $0.id == reference.id }
  }

  /// Returns the selected rows outside of some sections.
  func references(outside sections: Set<ItemID>) -> [RowReference] {
    references.filter { !sections.contains($0.section) }
  }

  /// Selects a row.
  mutating func insert(_ reference: RowReference) {
    if !contains(reference) { references.append(reference) }
  }

  /// Deselects a row.
  mutating func remove(_ reference: RowReference) {
    references.removeAll { $0.id == reference.id }
  }

  /// Deselects all rows.
  mutating func removeAll() { references = [] }

  /// Deselects the rows of some sections.
  mutating func removeAll(inSections sections: Set<ItemID>) {
    references.removeAll { sections.contains($0.section) }
  }

  /// Updates the positions of the rows for a new page, and removes those that the page does not
  /// contain.
  @MainActor
  mutating func follow(on page: PageSnapshot) {
    references = references.compactMap { reference in
      page.indexPath(of: reference).flatMap { page.reference(at: $0) }
    }
  }
}
#endif
