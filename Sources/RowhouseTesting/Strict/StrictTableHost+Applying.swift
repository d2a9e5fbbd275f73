// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport

extension StrictTableHost {
  func perform(_ update: HostUpdate) throws {
    if isBusy {
      recordViolation("update \(update.number) was sent before the last one was finished")
    }
    if update.number <= lastNumber {
      recordViolation("update \(update.number) was sent after update \(lastNumber)")
    }
    lastNumber = update.number
    if let error = failure?(update) {
      page = nil
      throw error
    }
    updateCount += 1
    do throws(TableViolation) {
      switch update.content {
      case .reload:
        guard update.chrome == .all else {
          throw TableViolation(
            "the whole page is reloaded, but its chrome contains only “\(update.chrome)”")
        }
        table.reload(update.page)
        chrome = DrawnChrome(update.page)
      case .edits(let edits): try perform(edits, update)
      }
      if let difference = table.difference(from: update.page)
        ?? chrome?.difference(from: update.page)
      {
        throw TableViolation(
          "after update \(update.number) \(difference).\n\(update)")
      }
    } catch {
      recordViolation("\(error)")
      table.reload(update.page)
      chrome = DrawnChrome(update.page)
    }
    page = update.page
  }

  private func perform(
    _ edits: PageEdits, _ update: HostUpdate
  ) throws(TableViolation) {
    guard page != nil else {
      throw TableViolation(
        "update \(update.number) edits a page that is not shown, since none was or it failed")
    }
    let changes = edits.changes
    guard changes.oldRowCounts == table.sections.map(\.rowCount),
      changes.newRowCounts == update.page.sections.map(\.rowCount)
    else {
      throw TableViolation(
        """
        the edits lead from row counts \(changes.oldRowCounts) to \(changes.newRowCounts), and the \
        table has \(table.sections.map(\.rowCount)), the page \
        \(update.page.sections.map(\.rowCount))
        """)
    }
    let batches = changes.isEmpty ? [] : edits.batches
    for (index, batch) in batches.enumerated() {
      let edits = TableBatch(batch.stage)
      if index < batches.count - 1, !edits.rows.updates.isEmpty || !edits.sections.updates.isEmpty {
        throw TableViolation("batch \(index) of \(batches.count) has updates, and is not the last")
      }
      try table.perform(edits, page: batch.page)
    }
    try table.restyle(edits.restyledSections, page: update.page)
    chrome?.draw(update.chrome, of: update.page)
  }
}
