// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// The same sections, deletes, inserts and moves, and other updates of rows.
  ///
  /// For a driver that knows better than `==` which rows show something new: a row may be equal
  /// and still depend on what changed elsewhere, or differ in what nobody sees.
  ///
  /// - Parameter updates: Rows that are in both pages, ascending by new position.
  /// - Returns: The changeset with these updates instead of its own, and the same ``duplicates``.
  /// - Precondition: Each update pairs a row of the old page with the position at which it stands
  ///   in the new one, as ``newPositions(of:)`` tells. Checked in debug builds.
  package func replacingRowUpdates(
    _ updates: [PositionPair<RowPosition>]
  ) -> SectionedChangeset {
    let result = SectionedChangeset(
      sections: sections,
      rows: Edits(
        deletes: rows.deletes, inserts: rows.inserts, moves: rows.moves, updates: updates),
      oldRowCounts: oldRowCounts,
      newRowCounts: newRowCounts,
      duplicates: duplicates)
    assert(
      result.updateInconsistency == nil,
      "These updates do not fit the changeset: \(result.updateInconsistency ?? "")\n\(self)")
    return result
  }

  /// What is wrong with the row updates, or nothing.
  private var updateInconsistency: String? {
    if let inconsistency { return inconsistency }
    for (update, target) in zip(rows.updates, newPositions(of: rows.updates.map(\.old)))
    where target != update.new {
      guard let target else { return "row \(update.old) of update \(update) is gone" }
      return "row \(update.old) of update \(update) comes to stand at \(target)"
    }
    return nil
  }
}
