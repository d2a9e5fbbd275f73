// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// Returns the new page, built from the old one and the sections and rows that the closures
  /// return.
  ///
  /// `head` returns a section with the head at a new position; its rows are ignored. `row` returns
  /// the row at a new position. Each closure is called once for each inserted or updated section or
  /// row. `row` is called in ascending order, and also for the rows of inserted sections.
  ///
  /// - Precondition: `old` has the row counts ``oldRowCounts``.
  /// - Complexity: O(*n*) in the numbers of sections and rows of both pages.
  public func applying<Section: DiffableSection>(
    to old: some Collection<Section>, head: (_ section: Int) -> Section,
    row: (_ position: RowIndexPath) -> Section.Rows.Element
  ) -> [Section] {
    let old = PageContents("old", old)
    precondition(
      old.rows.map(\.count) == oldRowCounts,
      "A changeset of sections with \(oldRowCounts) rows cannot be applied to sections with "
        + "\(old.rows.map(\.count))")
    let rowSources = rowSources
    var headUpdates = sections.updates[...]
    var rowUpdates = rows.updates[...]
    return sections.sources.enumerated().map { section, source in
      let made = rowSources[section].enumerated().map { index, source in
        let position = RowIndexPath(section: section, row: index)
        if rowUpdates.first?.new == position {
          rowUpdates.removeFirst()
          return row(position)
        }
        return if let source { old.row(at: source) } else { row(position) }
      }
      if headUpdates.first?.new == section {
        headUpdates.removeFirst()
        return head(section).replacingRows(with: made)
      }
      return (source.map { old.section(at: $0) } ?? head(section)).replacingRows(with: made)
    }
  }

  /// Returns the new page, with its inserted and updated heads and rows from `new`.
  ///
  /// - Precondition: The pages have the row counts ``oldRowCounts`` and ``newRowCounts``.
  /// - Complexity: O(*n*) in the numbers of sections and rows of both pages.
  public func applying<Section: DiffableSection>(
    to old: some Collection<Section>, contentFrom new: some Collection<Section>
  ) -> [Section] {
    let new = PageContents("new", new)
    precondition(
      new.rows.map(\.count) == newRowCounts,
      "A changeset that leads to sections with \(newRowCounts) rows cannot take content from "
        + "sections with \(new.rows.map(\.count))")
    return applying(to: old, head: new.section, row: new.row)
  }

  /// The old position of each row of the new page, by section, or `nil` for an inserted row.
  var rowSources: [[RowIndexPath?]] {
    var leaves = oldRowCounts.map { [Bool](repeating: false, count: $0) }
    for position in rows.deletes { leaves[position.section][position.row] = true }
    for move in rows.moves { leaves[move.old.section][move.old.row] = true }
    var inserts = rows.inserts[...]
    var moves = rows.moves[...]
    return sections.sources.enumerated().map { section, source in
      var staying = 0
      return (0..<newRowCounts[section]).map { row in
        let position = RowIndexPath(section: section, row: row)
        if let move = moves.first, move.new == position {
          moves.removeFirst()
          return move.old
        }
        guard let source else { return nil }
        if inserts.first == position {
          inserts.removeFirst()
          return nil
        }
        while leaves[source][staying] { staying += 1 }
        defer { staying += 1 }
        return RowIndexPath(section: source, row: staying)
      }
    }
  }
}
