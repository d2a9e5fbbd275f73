// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// The new page, made from the old one and the content that the old one lacks.
  ///
  /// - Parameters:
  ///   - old: The page that the changeset was made from.
  ///   - head: A section with the head at a new position; its rows are not looked at. Asked once
  ///     for each inserted and each updated section.
  ///   - row: The row at a new position. Asked once for each row that is inserted, alone or with
  ///     its section, and for each updated one, in ascending order.
  /// - Returns: The new page.
  /// - Precondition: `old` has the sections and rows that ``oldRowCounts`` tells.
  /// - Complexity: O(*n*) in the numbers of sections and rows of both pages.
  public func applying<Section: DiffableSection>(
    to old: some Collection<Section>,
    head: (_ section: Int) -> Section,
    row: (_ position: RowPosition) -> Section.Rows.Element
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
        let position = RowPosition(section: section, row: index)
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

  /// The new page, made from the old one and the heads and rows of the new one that it lacks.
  ///
  /// - Parameters:
  ///   - old: The page that the changeset was made from.
  ///   - new: The page that the changeset leads to.
  /// - Returns: The sections of `new`.
  /// - Precondition: The pages have the sections and rows that ``oldRowCounts`` and
  ///   ``newRowCounts`` tell.
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

  /// For each new section and row the old position of the row that stands there, or nothing.
  var rowSources: [[RowPosition?]] {
    var leaves = oldRowCounts.map { [Bool](repeating: false, count: $0) }
    for position in rows.deletes { leaves[position.section][position.row] = true }
    for move in rows.moves { leaves[move.old.section][move.old.row] = true }
    var inserts = rows.inserts[...]
    var moves = rows.moves[...]
    return sections.sources.enumerated().map { section, source in
      var staying = 0
      return (0..<newRowCounts[section]).map { row in
        let position = RowPosition(section: section, row: row)
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
        return RowPosition(section: source, row: staying)
      }
    }
  }
}
