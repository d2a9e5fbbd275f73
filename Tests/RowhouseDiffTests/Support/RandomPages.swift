// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport

/// Random pages, and random edits of them.
enum RandomPages {
  /// Returns a page before and after random edits.
  ///
  /// - Parameters:
  ///   - sections: The maximum number of sections of the old page.
  ///   - rows: The maximum number of rows of the old page.
  ///   - hasDuplicates: If `true`, ids may repeat.
  ///   - random: The random number generator.
  /// - Returns: The page before and after the edits.
  static func transition(
    sections: Int, rows: Int, hasDuplicates: Bool, using random: inout SeededGenerator
  ) -> (old: [PageSection], new: [PageSection]) {
    let sectionCount = Int.random(in: 0...sections, using: &random)
    var old = (0..<sectionCount).map { PageSection(head: Head(id: $0), rows: []) }
    if sectionCount > 0 {
      for row in 0..<Int.random(in: 0...rows, using: &random) {
        let id = hasDuplicates ? Int.random(in: 0...max(1, rows / 3), using: &random) : row
        old[Int.random(in: 0..<sectionCount, using: &random)].rows.append(Item(id: id))
      }
    }
    if hasDuplicates, sectionCount > 1, Bool.random(using: &random) {
      old[sectionCount - 1].head.id = 0
    }
    var new = old
    var fresh = hasDuplicates ? 0 : rows
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      edit(&new, fresh: &fresh, using: &random)
    }
    if Bool.random(using: &random) {
      bindRowsToSections(in: &old)
      bindRowsToSections(in: &new)
    }
    return (old, new)
  }

  /// Replaces every third id by one that identifies a row only in its section.
  private static func bindRowsToSections(in page: inout [PageSection]) {
    for section in page.indices {
      for row in page[section].rows.indices where page[section].rows[row].id % 3 == 0 {
        page[section].rows[row].id = -1 - page[section].rows[row].id
      }
    }
  }

  private static func edit(
    _ page: inout [PageSection], fresh: inout Int, using random: inout SeededGenerator
  ) {
    fresh += 1
    let section = page.isEmpty ? 0 : Int.random(in: 0..<page.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where !page.isEmpty:
      page.remove(at: section)
    case 1:
      page.insert(
        PageSection(head: Head(id: 100 + fresh), rows: [Item(id: fresh + 1_000)]), at: section)
    case 2 where !page.isEmpty:
      let moved = page.remove(at: section)
      page.insert(moved, at: Int.random(in: 0...page.count, using: &random))
    case 3 where !page.isEmpty:
      page[section].head.text += "'"
    case 4 where !page.isEmpty:
      page[section].rows.shuffle(using: &random)
    default:
      editRow(&page, fresh: fresh, using: &random)
    }
  }

  private static func editRow(
    _ page: inout [PageSection], fresh: Int, using random: inout SeededGenerator
  ) {
    guard !page.isEmpty else { return }
    let target = Int.random(in: 0..<page.count, using: &random)
    let position = Int.random(in: 0...page[target].rows.count, using: &random)
    let full = page.indices.filter { !page[$0].rows.isEmpty }
    guard let source = full.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0
    else { return page[target].rows.insert(Item(id: fresh), at: position) }
    let row = Int.random(in: 0..<page[source].rows.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      page[source].rows.remove(at: row)
    case 1:
      page[source].rows[row].text += "'"
    default:
      let moved = page[source].rows.remove(at: row)
      page[target].rows.insert(moved, at: min(position, page[target].rows.count))
    }
  }
}
