// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension BatchRules {
  func checkCounts(_ sorted: SortedBatch<Int>) throws(TableViolation) {
    let inserted = batch.insertedSections.count
    let deleted = batch.deletedSections.count
    guard before.count + inserted - deleted == after.count,
      !batch.editsSections
        || sorted.oldSections(before: before.count, after: after.count) != nil
    else {
      throw TableViolation(
        """
        Invalid update: invalid number of sections.  The number of sections contained in the \
        table view after the update (\(after.count)) must be equal to the number of sections \
        contained in the table view before the update (\(before.count)), plus or minus the number \
        of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
        """)
    }
    if !batch.editsSections, !batch.editsRows {
      guard before != after else { return }
      for section in after.indices { try checkCount(of: section, old: section, 0) }
      return
    }
    var gain = [Int](repeating: 0, count: after.count)
    for row in batch.insertedRows { gain[row.section] += 1 }
    for move in batch.movedRows { gain[move.new.section] += 1 }
    var loss = [Int](repeating: 0, count: before.count)
    for row in batch.deletedRows { loss[row.section] += 1 }
    for move in batch.movedRows { loss[move.old.section] += 1 }
    guard batch.editsSections else {
      for section in after.indices {
        try checkCount(of: section, old: section, gain[section] - loss[section])
      }
      return
    }
    let oldSections = sorted.oldSections(before: before.count, after: after.count) ?? []
    for (section, old) in oldSections.enumerated() {
      guard let old else { continue }
      try checkCount(of: section, old: old, gain[section] - loss[old])
    }
  }

  private func checkCount(of section: Int, old: Int, _ change: Int) throws(TableViolation) {
    if after[section] == before[old] + change { return }
    let inserted = batch.insertedRows.count { $0.section == section }
    let deleted = batch.deletedRows.count { $0.section == old }
    let movedIn = batch.movedRows.count { $0.new.section == section && $0.old.section != old }
    let movedOut = batch.movedRows.count { $0.old.section == old && $0.new.section != section }
    throw TableViolation(
      """
      Invalid update: invalid number of rows in section \(section).  The number of rows contained \
      in an existing section after the update (\(after[section])) must be equal to the number of \
      rows contained in that section before the update (\(before[old])), plus or minus the number \
      of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and \
      plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \
      \(movedOut) moved out).
      """)
  }
}
