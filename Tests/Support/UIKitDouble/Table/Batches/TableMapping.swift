// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// Where everything that a batch leaves alone goes.
struct TableMapping {
  /// What stands in a section after the update.
  enum Source {
    /// An inserted section, or a reloaded one.
    case new(old: Int?)
    /// An old section; `rows` is nothing if its rows are as they were, and else the old place of
    /// each row that has one.
    case old(Int, rows: [IndexPath?]?)
  }

  let sections: [Source]
}

extension TableBatch {
  /// The old place of each section after the update.
  func oldSections(before: Int, after: Int) -> [Int?] {
    var result = [Int?](repeating: nil, count: after)
    var isTaken = [Bool](repeating: false, count: after)
    for section in insertedSections { isTaken[section] = true }
    for move in movedSections {
      isTaken[move.to] = true
      result[move.to] = move.from
    }
    let gone = Set(deletedSections + movedSections.map(\.from))
    var stays = (0..<before).filter { !gone.contains($0) }.makeIterator()
    for section in 0..<after where !isTaken[section] { result[section] = stays.next() }
    return result
  }

  /// Call it only for a batch that breaks no rule.
  func mapping(before: [Int], after: [Int]) -> TableMapping {
    let reloaded = Set(reloadedSections)
    let sections = oldSections(before: before.count, after: after.count)
      .enumerated()
      .map { section, old -> TableMapping.Source in
        guard let old, !reloaded.contains(old) else { return .new(old: old) }
        let gone = Set(
          (deletedRows + movedRows.map(\.from)).filter { $0.section == old }.map(\.row))
        let come = insertedRows.filter { $0.section == section }.map(\.row)
        let moved = movedRows.filter { $0.to.section == section }
        let again = Set(reloadedRows.filter { $0.section == old }.map(\.row))
        if gone.isEmpty, come.isEmpty, moved.isEmpty, again.isEmpty { return .old(old, rows: nil) }
        var rows = [IndexPath?](repeating: nil, count: after[section])
        var isTaken = [Bool](repeating: false, count: after[section])
        for row in come { isTaken[row] = true }
        for move in moved {
          isTaken[move.to.row] = true
          rows[move.to.row] = move.from
        }
        var stays = (0..<before[old]).lazy.filter { !gone.contains($0) }.makeIterator()
        for row in rows.indices where !isTaken[row] {
          guard let source = stays.next(), !again.contains(source) else { continue }
          rows[row] = IndexPath(row: source, section: old)
        }
        return .old(old, rows: rows)
      }
    return TableMapping(sections: sections)
  }
}

extension TableMapping {
  /// The new places of some old ones; those that are gone are not among them.
  func newPlaces(of old: Set<IndexPath>) -> [IndexPath: IndexPath] {
    var result: [IndexPath: IndexPath] = [:]
    for (section, source) in sections.enumerated() {
      guard case .old(let oldSection, let rows) = source else { continue }
      if let rows {
        for (row, path) in rows.enumerated() {
          if let path, old.contains(path) { result[path] = IndexPath(row: row, section: section) }
        }
      } else {
        for path in old where path.section == oldSection {
          result[path] = IndexPath(row: path.row, section: section)
        }
      }
    }
    return result
  }

  /// The new places of old sections that are still there.
  var newSections: [Int: Int] {
    var result: [Int: Int] = [:]
    for (section, source) in sections.enumerated() {
      if case .old(let old, _) = source { result[old] = section }
    }
    return result
  }
}
#endif
