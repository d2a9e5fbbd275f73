// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseDiff

/// A table that keeps what it drew of each row until an update tells it to draw it anew, so that
/// what it shows can be compared with the page.
@MainActor
final class Screen: PageHost {
  private(set) var drawn: [[DrawnRow]] = []
  /// The first thing that was wrong, if something was.
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
        carryOut(batch.stage, batch.page)
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

  /// Shows a row elsewhere, as a table does whose user drags it.
  func move(in section: Int, from source: Int, to target: Int) {
    drawn[section].insert(drawn[section].remove(at: source), at: target)
  }
}

extension Screen {
  private func carryOut(_ stage: Stage, _ page: PageSnapshot) {
    var olds: [[DrawnRow?]] = drawn
    for position in stage.rows.deletes { olds[position.section][position.row] = nil }
    for move in stage.rows.moves { olds[move.old.section][move.old.row] = nil }
    var staying: [[DrawnRow]?] = olds.map { $0.compactMap(\.self) }
    for section in stage.sections.deletes { staying[section] = nil }
    for move in stage.sections.moves { staying[move.old] = nil }
    var sections = staying.compactMap(\.self)[...]
    var inserts = Set(stage.rows.inserts)
    var arrivals = Dictionary(uniqueKeysWithValues: stage.rows.moves.map { ($0.new, $0.old) })
    let moved = Dictionary(uniqueKeysWithValues: stage.sections.moves.map { ($0.new, $0.old) })
    let comes = Set(stage.sections.inserts)
    let before = drawn
    drawn = page.sections.indices.map { section in
      if comes.contains(section) {
        return (0..<page.sections[section].rowCount).map { draw(section, $0, page) }
      }
      var rest =
        (moved[section].map { old in olds[old].compactMap(\.self) } ?? sections.popFirst() ?? [])[
          ...]
      var rows: [DrawnRow] = []
      while true {
        let position = RowPosition(section: section, row: rows.count)
        if inserts.remove(position) != nil {
          rows.append(draw(section, rows.count, page))
        } else if let old = arrivals.removeValue(forKey: position) {
          rows.append(before[old.section][old.row])
        } else if let row = rest.popFirst() {
          rows.append(row)
        } else {
          return rows
        }
      }
    }
    if !inserts.isEmpty || !arrivals.isEmpty || !sections.isEmpty {
      fault = fault ?? "edits for rows that are not there: \(stage)"
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

  /// Whether the page has the rows that the screen has.
  private func check(_ page: PageSnapshot, _ what: String) {
    let ids = page.sections.indices.map { section in
      (0..<page.sections[section].rowCount).map { row in
        page.rowID(at: RowIndexPath(section: section, row: row)) ?? "none"
      }
    }
    let shown = drawn.map { $0.map { $0.id.repeated(0) } }
    if fault == nil, shown != ids.map({ $0.map { $0.repeated(0) } }) {
      fault = "\(what): the screen has \(shown), the page \(ids)"
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
