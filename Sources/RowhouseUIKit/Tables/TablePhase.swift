// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The current work of a table, which determines whether the table can be changed.
///
/// A table raises an exception if it is changed while it lays out its rows or carries out an
/// update.
struct TablePhase: Hashable {
  private var updates = 0
  private var layouts = 0
  private var commits = 0
}

extension TablePhase {
  /// True while an update is being carried out.
  var isUpdating: Bool { updates > 0 }

  /// True while the table requests cells or reports displayed cells.
  var isLayingOut: Bool { layouts > 0 }

  /// True while the table commits a deletion or an insertion by the user.
  var isCommitting: Bool { commits > 0 }

  /// True if rows can be inserted, deleted, moved, or reloaded.
  var allowsChanges: Bool { !isUpdating && !isLayingOut }

  mutating func beginUpdate() { updates += 1 }

  mutating func endUpdate() {
    precondition(updates > 0, "An update ended that had not begun.")
    updates -= 1
  }

  mutating func beginLayout() { layouts += 1 }

  mutating func endLayout() {
    precondition(layouts > 0, "A layout ended that had not begun.")
    layouts -= 1
  }

  mutating func beginCommit() { commits += 1 }

  mutating func endCommit() {
    precondition(commits > 0, "A commit ended that had not begun.")
    commits -= 1
  }
}
#endif
