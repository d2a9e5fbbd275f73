// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension SectionSnapshot {
  /// Moves a row as the user has, without making rows of data, in O(*n*) in the section's rows.
  @MainActor
  mutating func moveRow(from source: Int, to target: Int) {
    func moved<Row>(_ rows: [Row]) -> [Row] {
      var rows = rows
      rows.insert(rows.remove(at: source), at: target)
      return rows
    }
    rows =
      switch rows {
      case .made(let rows): .made(moved(rows))
      case .lazy(let rows): .staged(moved(Array(RowTokens(rows, leaves: false))))
      case .staged(let tokens): .staged(moved(tokens))
      }
  }

  /// The data rows that were made, each with its position and its datum.
  @MainActor
  var madeData: [(row: Int, source: LazyRows, index: Int)] {
    switch rows {
    case .made: []
    case .lazy(let rows): rows.cachedRows.map { ($0, rows, $0) }
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
  /// Returns true if the user can move the row at an index path.
  public func canMove(_ indexPath: RowIndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].movableRows.contains(indexPath.row)
  }

  /// Returns the index path to which a dragged row moves for a target in any section.
  ///
  /// It is among the movable rows of the row's section, or the row's own if it cannot be moved.
  public func moveTarget(from indexPath: RowIndexPath, to target: RowIndexPath) -> RowIndexPath {
    guard canMove(indexPath) else { return indexPath }
    let section = indexPath.section
    let last = sections[section].movableRows.upperBound - 1
    let inside = target.section < section ? 0 : min(max(0, target.row), last)
    return RowIndexPath(section: section, row: target.section > section ? last : inside)
  }
}
