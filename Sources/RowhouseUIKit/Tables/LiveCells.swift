// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting

/// The cells that a table has, and the row that each of them shows.
///
/// A table keeps cells ready that are not on screen, and shows them without asking again. They are
/// kept in step like those that are.
@MainActor
struct LiveCells {
  private struct Entry {
    weak var cell: UITableViewCell?
    var reference: RowReference
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
}

extension LiveCells {
  /// The row that a cell shows.
  subscript(cell: UITableViewCell) -> RowReference? {
    get {
      guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
      return entry.reference
    }
    set {
      entries[ObjectIdentifier(cell)] = newValue.map { Entry(cell: cell, reference: $0) }
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.cell != nil }
      limit = max(64, entries.count * 2)
    }
  }

  /// All cells with their rows.
  var all: [(cell: UITableViewCell, reference: RowReference)] {
    entries.values.compactMap { entry in entry.cell.map { ($0, entry.reference) } }
  }
}
#endif
