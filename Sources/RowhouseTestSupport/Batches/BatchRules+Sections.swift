// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

extension BatchRules {
  func checkSections() throws(TableViolation) {
    let edits = batch.sections
    for (sections, verb) in [(edits.deletes, "delete"), (edits.reloads, "reload")] {
      for section in sections where !before.indices.contains(section) {
        throw TableViolation(
          "attempt to \(verb) section \(section), but \(before.sections("before"))")
      }
    }
    for section in edits.inserts where !after.indices.contains(section) {
      throw TableViolation("attempt to insert section \(section) but \(after.sections("after"))")
    }
    for move in edits.moves {
      if !before.indices.contains(move.old) {
        throw TableViolation(
          "attempt to move section \(move.old), but \(before.sections("before"))")
      }
      if !after.indices.contains(move.new) {
        throw TableViolation(
          """
          attempt to move section \(move.old) to section \(move.new), but \
          \(after.sections("after"))
          """)
      }
    }
    try sections.checkConflicts(in: edits)
  }
}

extension Int: TablePosition {
  var inMessages: PositionName {
    let name = "section \(self)"
    return PositionName(
      element: name, location: name, same: "the same section (\(self))", repeated: name)
  }
}
