// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// The most rows of a page that is looked at for this alone.
  ///
  /// It is what finding out in vain may cost a page that is not in step.
  @usableFromInline static let inStepLimit = 256

  /// The changes between two small pages in step, or nothing for other pages.
  ///
  /// Their sections and rows are the same ones in the same places, as after most events. Nothing has
  /// to be matched then.
  @inlinable
  static func inStep<Section: DiffableSection, Rules: DiffRules, Failure: Error>(
    _ old: ContiguousArray<Section>,
    _ new: ContiguousArray<Section>,
    _ rules: Rules,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Self? where Rules.Element == Section.Rows.Element {
    guard old.count == new.count, new.count <= inStepLimit else { return nil }
    var rowCounts: [Int] = []
    rowCounts.reserveCapacity(new.count)
    var total = 0
    for (oldSection, newSection) in zip(old, new) {
      guard oldSection.id == newSection.id, let count = newSection.rows.contiguousCount,
        oldSection.rows.contiguousCount == count
      else { return nil }
      total += count
      guard total <= inStepLimit else { return nil }
      rowCounts.append(count)
    }
    var heads: [PositionPair<Int>] = []
    var rows: [PositionPair<RowPosition>] = []
    for (section, (oldSection, newSection)) in zip(old, new).enumerated() {
      try check()
      if !newSection.hasSameHead(as: oldSection) {
        heads.append(PositionPair(old: section, new: section))
      }
      if newSection.hasSameRows(as: oldSection) { continue }
      for (row, (oldRow, newRow)) in zip(oldSection.rows, newSection.rows).enumerated() {
        guard rules.isSameID(oldRow, newRow) else { return nil }
        if rules.isSameContent(oldRow, newRow) { continue }
        let position = RowPosition(section: section, row: row)
        rows.append(PositionPair(old: position, new: position))
      }
    }
    return Self(
      sections: Changeset(
        oldCount: old.count, newCount: new.count, edits: Edits(updates: heads), duplicates: []),
      rows: Edits(updates: rows), oldRowCounts: rowCounts, newRowCounts: rowCounts, duplicates: [])
  }
}

extension Collection {
  /// How many elements there are in one block of memory; nothing if they are not, since other
  /// collections may be wrong about it.
  @inlinable
  var contiguousCount: Int? { withContiguousStorageIfAvailable { $0.count } }
}
