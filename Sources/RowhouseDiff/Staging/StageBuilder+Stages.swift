// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StageBuilder {
  func stages() -> [Stage] {
    var before = page(after: 0)
    return (1...plan.count).map { stage in
      let after = page(after: stage)
      defer { before = after }
      return self.stage(stage, from: before, to: after)
    }
  }

  private func stage(_ stage: Int, from before: Page, to after: Page) -> Stage {
    let isLast = stage == plan.count
    let sectionsBefore = positions(of: before.sections)
    let sectionsAfter = positions(of: after.sections)
    let rowsBefore = positions(of: before.rows)
    let rowsAfter = positions(of: after.rows)

    let sectionEdits = edits(
      sections, stage, before: before.sections, after: after.sections,
      sectionsBefore, sectionsAfter,
      updates: isLast ? changes.sections.updates.map(\.new) : [])
    let rowEdits = edits(
      rows, stage, before: before.rows.joined(), after: after.rows.joined(), rowsBefore, rowsAfter,
      updates: isLast ? changes.rows.updates.map { after.rows[$0.new.section][$0.new.row] } : [])
    return Stage(sections: sectionEdits, rows: rowEdits, layout: isLast ? nil : layout(of: after))
  }

  /// Returns the edits of one stage, in the order of their tokens in the two pages.
  private func edits<Position>(
    _ tokens: [Token], _ stage: Int, before: some Sequence<Int>, after: some Sequence<Int>,
    _ positionsBefore: [Position?], _ positionsAfter: [Position?], updates: [Int]
  ) -> Edits<Position> {
    func pair(_ token: Int) -> PositionPair<Position>? {
      guard let old = positionsBefore[token], let new = positionsAfter[token] else { return nil }
      return PositionPair(old: old, new: new)
    }
    func due(_ kind: Kind) -> (Int) -> Bool {
      { tokens[$0].kind == kind && tokens[$0].stage == stage }
    }
    return Edits(
      deletes: before.filter(due(.delete)).compactMap { positionsBefore[$0] },
      inserts: after.filter(due(.insert)).compactMap { positionsAfter[$0] },
      moves: after.filter(due(.move)).compactMap(pair),
      updates: updates.compactMap(pair))
  }

  private func positions(of sections: [Int]) -> [Int?] {
    var positions = [Int?](repeating: nil, count: self.sections.count)
    for (position, token) in sections.enumerated() { positions[token] = position }
    return positions
  }

  private func positions(of rows: [[Int]]) -> [RowIndexPath?] {
    var positions = [RowIndexPath?](repeating: nil, count: self.rows.count)
    for (section, tokens) in rows.enumerated() {
      for (row, token) in tokens.enumerated() {
        positions[token] = RowIndexPath(section: section, row: row)
      }
    }
    return positions
  }

  private func layout(of page: Page) -> [StagedSection] {
    let newPositions = changes.newRowCounts.enumerated().flatMap { section, count in
      (0..<count).map { RowIndexPath(section: section, row: $0) }
    }
    return zip(page.sections, page.rows).map { section, rows in
      StagedSection(
        origin: section < changes.newRowCounts.count
          ? .new(section) : .old(oldSectionOf[section] ?? section),
        rows: rows.map { token in
          token < firstDeletedRow
            ? .new(newPositions[token]) : .old(deletedRows[token - firstDeletedRow])
        })
    }
  }
}
