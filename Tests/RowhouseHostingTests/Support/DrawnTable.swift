// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseDiff
import RowhouseTestSupport

/// A table that draws rows only when an update asks for it, so that a test can compare its rows
/// with the page.
@MainActor
final class DrawnTable: PageHost {
  private(set) var drawn: [[DrawnRow]] = []
  /// The first error, or `nil` if there was none.
  private(set) var fault: String?
  private(set) var updates = 0

  /// A row as it was drawn.
  struct DrawnRow: Equatable {
    var id: ItemID
    var look: String
  }

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    updates += 1
    if let edits = update.edits {
      for (number, batch) in edits.batches.enumerated() {
        perform(batch.stage, batch.page)
        check(batch.page, "batch \(number) of \(update)")
      }
      for section in edits.restyledSections { drawSection(section, update.page) }
    } else {
      drawAll(update.page)
    }
    if update.chrome.contains(.style) { drawAll(update.page) }
    check(update.page, "\(update)")
    checkLooks(update.page, "\(update)")
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) {}

  /// Moves a row, as a table does when the user drags it.
  func move(from source: RowIndexPath, to target: RowIndexPath) {
    let row = drawn[source.section].remove(at: source.row)
    drawn[target.section].insert(row, at: target.row)
  }
}

extension DrawnTable {
  /// Performs a batch by the rules of table views, then draws its updated rows again.
  private func perform(_ stage: Stage, _ page: PageSnapshot) {
    let rules = BatchRules(
      TableBatch(stage), before: drawn.map(\.count), after: page.sections.map(\.rowCount))
    if let violation = rules.violation {
      fault = fault ?? "\(violation): \(stage)"
      return drawAll(page)
    }
    let before = drawn
    drawn = rules.mapping().sections.enumerated().map { section, origin in
      guard let old = origin.old else {
        return (0..<page.sections[section].rowCount).map { draw(section, $0, page) }
      }
      guard let sources = origin.rows else { return before[old] }
      return sources.enumerated().map { row, source in
        source.map { before[$0.section][$0.row] } ?? draw(section, row, page)
      }
    }
    for update in stage.rows.updates {
      drawn[update.new.section][update.new.row] = draw(update.new.section, update.new.row, page)
    }
  }

  private func draw(_ section: Int, _ row: Int, _ page: PageSnapshot) -> DrawnRow {
    let indexPath = RowIndexPath(section: section, row: row)
    guard let row = page.row(at: indexPath), let style = page.style(at: indexPath) else {
      fault = fault ?? "no row at \(indexPath)"
      return DrawnRow(id: "none", look: "")
    }
    return DrawnRow(
      id: row.id, look: "\(row.texts) \(row.accessory) \(row.handlers.events) \(style)")
  }

  private func drawSection(_ section: Int, _ page: PageSnapshot) {
    drawn[section] = (0..<page.sections[section].rowCount).map { draw(section, $0, page) }
  }

  private func drawAll(_ page: PageSnapshot) {
    drawn = page.sections.map { _ in [] }
    for section in page.sections.indices { drawSection(section, page) }
  }

  /// Checks that the page and the table have the same rows.
  private func check(_ page: PageSnapshot, _ what: String) {
    let ids = page.sections.indices.map { section in
      (0..<page.sections[section].rowCount).map { row in
        page.rowID(at: RowIndexPath(section: section, row: row)) ?? "none"
      }
    }
    let shown = drawn.map { $0.map { $0.id.repeated(0) } }
    if fault == nil, shown != ids.map({ $0.map { $0.repeated(0) } }) {
      fault = "\(what): the table has \(shown), the page \(ids)"
    }
  }

  private func checkLooks(_ page: PageSnapshot, _ what: String) {
    for (section, rows) in drawn.enumerated() {
      for (row, old) in rows.enumerated() where fault == nil {
        let new = draw(section, row, page)
        if new.look != old.look {
          fault = "\(what): row \(section).\(row) shows \(old.look), and should \(new.look)"
        }
      }
    }
  }
}
