// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

extension BatchRules {
  func checkCounts() throws(TableViolation) {
    let (inserted, deleted) = (batch.sections.inserts.count, batch.sections.deletes.count)
    guard before.count + inserted - deleted == after.count else {
      throw TableViolation(
        """
        Invalid update: invalid number of sections.  The number of sections contained in the \
        table view after the update (\(after.count)) must be equal to the number of sections \
        contained in the table view before the update (\(before.count)), plus or minus the number \
        of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
        """)
    }
    if before == after, !batch.sections.isStructural, !batch.rows.isStructural { return }
    var gain = [Int](repeating: 0, count: after.count)
    for row in rows.arriving { gain[row.position.section] += 1 }
    var loss = [Int](repeating: 0, count: before.count)
    for row in rows.leaving { loss[row.section] += 1 }
    for (section, old) in sections.oldSections(count: after.count).enumerated() {
      guard let old, !batch.sections.reloads.contains(old) else { continue }
      try checkCount(of: section, old: old, gain[section] - loss[old])
    }
  }

  private func checkCount(of section: Int, old: Int, _ change: Int) throws(TableViolation) {
    if after[section] == before[old] + change { return }
    let inserted = batch.rows.inserts.count { $0.section == section }
    let deleted = batch.rows.deletes.count { $0.section == old }
    let movedIn = batch.rows.moves.count { $0.new.section == section && $0.old.section != old }
    let movedOut = batch.rows.moves.count { $0.old.section == old && $0.new.section != section }
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
