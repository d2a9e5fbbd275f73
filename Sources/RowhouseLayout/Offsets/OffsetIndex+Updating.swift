// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension OffsetIndex {
  /// Follows a page to its next state: rows come, go and move, all in one step.
  ///
  /// Rows that are kept keep what was measured. All others, and rows that nobody has measured, are
  /// as tall as the new estimates say.
  ///
  /// ```swift
  /// let mapping = RowMapping(
  ///   oldCount: changes.oldCount, newCount: changes.newCount,
  ///   deletes: changes.deletes, inserts: changes.inserts,
  ///   moves: changes.moves.map { ($0.old, $0.new) })
  /// index.update(by: mapping, estimates: [RowEstimate(count: changes.newCount, height: 44)])
  /// ```
  ///
  /// - Parameters:
  ///   - mapping: Where the rows go.
  ///   - new: The estimates of the new page, from its first row to its last.
  /// - Precondition: The mapping begins with the rows of this index, and leads to as many as there
  ///   are estimates.
  /// - Complexity: O(*n*/64 + *m* + *s*) for *n* rows before and after, *m* rows that have a
  ///   measured one among their 64 neighbours, and *s* stretches and estimates.
  public mutating func update(by mapping: RowMapping, estimates new: [RowEstimate]) {
    precondition(
      mapping.oldCount == count,
      "A mapping from \(mapping.oldCount) rows cannot update an index of \(count)")
    let estimates = EstimateRuns(new)
    precondition(
      mapping.newCount == estimates.count,
      "A mapping to \(mapping.newCount) rows does not fit estimates for \(estimates.count)")
    var tree = HeightTree(estimates)
    tree.reserveCells(atMost: self.tree.cells.count)
    for stretch in mapping.stretches {
      tree.takeMeasured(stretch.oldRows, of: self.tree, to: stretch.new)
    }
    tree.trimCells()
    tree.addUp()
    self.estimates = estimates
    self.tree = tree
  }

  /// Takes rows that nobody has measured for taller or shorter than before.
  ///
  /// What was measured stays.
  ///
  /// - Parameter new: The estimates, from the first row to the last.
  /// - Precondition: There are estimates for ``count`` rows.
  /// - Complexity: O(*n*/64 + *m* + *e*) for *n* rows, *m* rows that have a measured one among
  ///   their 64 neighbours, and *e* estimates.
  public mutating func setEstimates(_ new: [RowEstimate]) {
    update(by: RowMapping(unchanged: count), estimates: new)
  }
}
