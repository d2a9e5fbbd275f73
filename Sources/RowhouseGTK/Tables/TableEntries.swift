// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseDiff
import RowhouseLayout
import RowhouseModel

/// The entries of a table in one sequence: the headers, rows, and footers of all sections, between
/// the header and the footer of the page.
struct TableEntries: Equatable {
  let rowCounts: [Int]
  /// The position of the header of each section.
  private let starts: [Int]
  /// The number of entries.
  let count: Int

  /// One entry.
  enum Entry: Hashable {
    /// The header or footer of the page.
    case ofPage(HeaderFooterDrawing.Side)
    /// The header or footer of a section.
    case headerFooter(HeaderFooterDrawing.Side, section: Int)
    /// A row.
    case row(RowIndexPath)
  }

  init(rowCounts: [Int]) {
    self.rowCounts = rowCounts
    var start = 1
    starts = rowCounts.map { count in
      defer { start += count + 2 }
      return start
    }
    count = start + 1
  }
}

extension TableEntries {
  /// Returns the entry at a position.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func entry(at position: Int) -> Entry {
    if position <= 0 { return .ofPage(.header) }
    if position >= count - 1 { return .ofPage(.footer) }
    let section = section(at: position)
    let row = position - starts[section] - 1
    if row < 0 { return .headerFooter(.header, section: section) }
    if row == rowCounts[section] { return .headerFooter(.footer, section: section) }
    return .row(RowIndexPath(section: section, row: row))
  }

  /// Returns the section of an entry other than the header or footer of the page.
  func section(at position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  func position(of row: RowIndexPath) -> Int { starts[row.section] + 1 + row.row }

  /// The position after the last row, or `nil` if there are no rows.
  var endOfRows: Int? { rowCounts.lastIndex { $0 > 0 }.map { rows(of: $0).upperBound } }

  /// Returns the position of a section's header.
  func header(of section: Int) -> Int { starts[section] }

  /// Returns the positions of a section's rows.
  func rows(of section: Int) -> Range<Int> {
    starts[section] + 1..<starts[section] + 1 + rowCounts[section]
  }
}

extension TableEntries {
  /// Returns the new positions of the entries after changes that lead to other entries.
  ///
  /// - Complexity: O(*e* log *e*) in the number of edits, where all rows of inserted, deleted, and moved sections count
  ///   as edits.
  func mapping(to new: TableEntries, by changes: SectionedChangeset) -> RowMapping {
    var edits = FlatEdits()
    let edited = changes.sections.edits
    for section in edited.deletes {
      edits.deletes += [starts[section], starts[section] + 1 + rowCounts[section]]
    }
    for section in edited.inserts {
      edits.inserts += [new.starts[section], new.starts[section] + 1 + new.rowCounts[section]]
    }
    let leaving = Set(changes.rows.moves.map(\.old))
    let coming = Set(changes.rows.moves.map(\.new))
    for section in edited.deletes {
      for row in 0..<rowCounts[section] {
        let indexPath = RowIndexPath(section: section, row: row)
        if !leaving.contains(indexPath) { edits.deletes.append(position(of: indexPath)) }
      }
    }
    for section in edited.inserts {
      for row in 0..<new.rowCounts[section] {
        let indexPath = RowIndexPath(section: section, row: row)
        if !coming.contains(indexPath) { edits.inserts.append(new.position(of: indexPath)) }
      }
    }
    edits.deletes += changes.rows.deletes.map { position(of: $0) }
    edits.inserts += changes.rows.inserts.map { new.position(of: $0) }
    edits.moves += changes.rows.moves.map { (position(of: $0.old), new.position(of: $0.new)) }
    for move in edited.moves {
      edits.moves.append((starts[move.old], new.starts[move.new]))
      edits.moves.append(
        (
          starts[move.old] + 1 + rowCounts[move.old],
          new.starts[move.new] + 1 + new.rowCounts[move.new]
        ))
    }
    // One call for the rows of all sections, because each call visits all edits.
    let staying = edited.moves.flatMap { move in
      (0..<rowCounts[move.old]).map { RowIndexPath(section: move.old, row: $0) }
    }.filter { !leaving.contains($0) }
    for (indexPath, next) in zip(staying, changes.newPositions(of: staying)) {
      if let next { edits.moves.append((position(of: indexPath), new.position(of: next))) }
    }
    return RowMapping(
      oldCount: count, newCount: new.count, deletes: edits.deletes, inserts: edits.inserts,
      moves: edits.moves)
  }

  private struct FlatEdits {
    var deletes: [Int] = []
    var inserts: [Int] = []
    var moves: [(old: Int, new: Int)] = []
  }
}
#endif
