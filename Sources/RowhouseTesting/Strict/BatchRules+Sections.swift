// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension BatchRules {
  func checkSections(_ sorted: SortedBatch<Int>) throws(TableViolation) {
    for section in batch.deletedSections where !before.indices.contains(section) {
      throw TableViolation(
        """
        attempt to delete section \(section), but there are only \(before.count) sections before \
        the update
        """)
    }
    for section in batch.insertedSections where !after.indices.contains(section) {
      throw TableViolation(
        """
        attempt to insert section \(section) but there are only \(after.count) sections after the \
        update
        """)
    }
    for move in batch.movedSections {
      if !before.indices.contains(move.old) {
        throw TableViolation(
          """
          attempt to move section \(move.old), but there are only \(before.count) sections before \
          the update
          """)
      }
      if !after.indices.contains(move.new) {
        throw TableViolation(
          """
          attempt to move section \(move.old) to section \(move.new), but there are only \
          \(after.count) sections after the update
          """)
      }
    }
    if let section = sorted.leftTwice { throw leftTwice(section) }
    if let section = sorted.takenTwice { throw takenTwice(section) }
  }

  private func leftTwice(_ section: Int) -> TableViolation {
    let targets = batch.movedSections.filter { $0.old == section }.map(\.new)
    if targets.isEmpty { return TableViolation("attempt to delete section \(section) twice") }
    guard targets.count > 1 else {
      return TableViolation(
        "attempt to perform a delete and a move from the same section (\(section))")
    }
    return TableViolation(
      """
      attempt to move section \(section) to both section \(targets[0]) and section \(targets[1])
      """)
  }

  private func takenTwice(_ section: Int) -> TableViolation {
    let sources = batch.movedSections.filter { $0.new == section }.map(\.old)
    if sources.isEmpty { return TableViolation("attempt to insert section \(section) twice") }
    guard sources.count > 1 else {
      return TableViolation(
        "attempt to perform an insert and a move to the same section (\(section))")
    }
    return TableViolation(
      """
      attempt to move both section \(sources[0]) and section \(sources[1]) to section \(section)
      """)
  }
}
