// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// Traps in a debug build if the edits contradict each other.
  @usableFromInline
  func checkInvariants() {
    assert(
      inconsistency == nil, "Rowhouse created a wrong changeset: \(inconsistency ?? "")\n\(self)")
  }

  /// The first contradiction in the edits, or `nil`, found in O(*n*) in the sections and rows.
  var inconsistency: String? {
    if let inconsistency = sections.inconsistency { return "sections: \(inconsistency)" }
    guard oldRowCounts.count == sections.oldCount, newRowCounts.count == sections.newCount else {
      return """
        there are row counts for \(oldRowCounts.count) and \(newRowCounts.count) sections instead \
        of \(sections.oldCount) and \(sections.newCount)
        """
    }
    let limit = MatchCell.positionLimit
    guard let most = (oldRowCounts + newRowCounts + [0]).max(), most <= limit,
      (oldRowCounts + newRowCounts).allSatisfy({ $0 >= 0 })
    else { return "a row count is negative or over \(limit)" }
    return positionInconsistency ?? countInconsistency ?? updateInconsistency
  }

  private var positionInconsistency: String? {
    let sources = rows.deletes + rows.moves.map(\.old)
    let targets = rows.inserts + rows.moves.map(\.new)
    for position in sources + rows.updates.map(\.old) where !position.isWithin(oldRowCounts) {
      return "row \(position) is not in the old page"
    }
    for position in targets + rows.updates.map(\.new) where !position.isWithin(newRowCounts) {
      return "row \(position) is not in the new page"
    }
    if let position = repeated(sources) { return "old row \(position) is edited twice" }
    if let position = repeated(targets) { return "new row \(position) is edited twice" }
    let lists = [rows.deletes, rows.inserts, rows.moves.map(\.new), rows.updates.map(\.new)]
    guard lists.allSatisfy({ zip($0, $0.dropFirst()).allSatisfy(<) }) else {
      return "the edits of the rows are not ascending"
    }
    // The rows of an inserted or deleted section have no separate edits.
    let deleted = Set(sections.deletes)
    if let position = rows.deletes.first(where: { deleted.contains($0.section) }) {
      return "row \(position) is deleted from a deleted section"
    }
    let inserted = Set(sections.inserts)
    if let position = rows.inserts.first(where: { inserted.contains($0.section) }) {
      return "row \(position) is inserted into an inserted section"
    }
    return nil
  }

  /// The first update of two rows that do not match, or `nil`.
  private var updateInconsistency: String? {
    if rows.updates.isEmpty { return nil }
    for (update, target) in zip(rows.updates, newPositions(of: rows.updates.lazy.map(\.old)))
    where target != update.new {
      guard let target else { return "row \(update.old) of update \(update) is deleted" }
      return "row \(update.old) of update \(update) has the new position \(target)"
    }
    return nil
  }

  private func repeated(_ positions: [RowIndexPath]) -> RowIndexPath? {
    var seen: Set<RowIndexPath> = []
    return positions.first { !seen.insert($0).inserted }
  }

  /// The first section whose number of rows after the edits differs from the new page, or `nil`.
  private var countInconsistency: String? {
    var left = oldRowCounts
    for position in rows.deletes { left[position.section] -= 1 }
    for move in rows.moves { left[move.old.section] -= 1 }
    var arriving = [Int](repeating: 0, count: newRowCounts.count)
    for position in rows.inserts { arriving[position.section] += 1 }
    for move in rows.moves { arriving[move.new.section] += 1 }
    for (section, source) in sections.sources.enumerated() {
      let expected = newRowCounts[section]
      if let source {
        guard left[source] + arriving[section] == expected else {
          return """
            section \(section) keeps \(left[source]) rows and gets \(arriving[section]), which are \
            not \(expected)
            """
        }
      } else if arriving[section] > expected {
        return "inserted section \(section) of \(expected) rows gets \(arriving[section])"
      }
    }
    return nil
  }
}

extension RowIndexPath {
  func isWithin(_ counts: [Int]) -> Bool {
    counts.indices.contains(section) && (0..<counts[section]).contains(row)
  }
}
