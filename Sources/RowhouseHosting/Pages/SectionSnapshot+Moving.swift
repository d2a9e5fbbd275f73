// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension SectionSnapshot {
  /// Puts a row where the user has moved it.
  ///
  /// - Complexity: O(*n*) in the section's rows. No row of data is made.
  @MainActor
  mutating func moveRow(from source: Int, to target: Int) {
    switch rows {
    case .made(var rows):
      rows.insert(rows.remove(at: source), at: target)
      self.rows = .made(rows)
    case .lazy(let rows):
      var tokens = Array(RowTokens(rows, leaves: false))
      tokens.insert(tokens.remove(at: source), at: target)
      self.rows = .staged(tokens)
    case .staged(var tokens):
      tokens.insert(tokens.remove(at: source), at: target)
      rows = .staged(tokens)
    }
  }

  /// The rows that were made of data: where each stands, and of what it was made.
  @MainActor
  var madeData: [(row: Int, source: LazyRows, index: Int)] {
    switch rows {
    case .made: []
    case .lazy(let rows): rows.madeRows.map { ($0, rows, $0) }
    case .staged(let tokens):
      tokens.enumerated().compactMap { row, token in
        guard case .datum(_, let source, let index) = token, source.rowIfMade(at: index) != nil
        else { return nil }
        return (row, source, index)
      }
    }
  }
}

extension PageSnapshot {
  /// Whether the user can move the row at an index path.
  public func canMove(_ indexPath: RowIndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].movableRows.contains(indexPath.row)
  }

  /// Where a row comes to stand that the user drags to an index path: in its own section, among the
  /// rows that can be moved.
  ///
  /// - Parameters:
  ///   - indexPath: A row of the page.
  ///   - target: Where the user drags it, in any section.
  /// - Returns: The place; that of the row itself if it cannot be moved.
  public func moveTarget(from indexPath: RowIndexPath, to target: RowIndexPath) -> RowIndexPath {
    guard canMove(indexPath) else { return indexPath }
    let last = sections[indexPath.section].movableRows.upperBound - 1
    let row =
      if target.section < indexPath.section {
        0
      } else if target.section > indexPath.section {
        last
      } else {
        min(max(0, target.row), last)
      }
    return RowIndexPath(section: indexPath.section, row: row)
  }
}
