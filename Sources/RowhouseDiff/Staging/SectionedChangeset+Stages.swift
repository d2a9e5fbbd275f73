// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// The same change as a list of stages, each of which a table view takes in one batch.
  ///
  /// As few as the rules of ``Stage`` allow for these edits: none if nothing changed, one unless
  /// rows are edited in a section that comes, goes or moves itself, and never more than three.
  ///
  /// - Returns: The stages, in the order in which they are carried out.
  /// - Complexity: O(*e*) for *e* edits if one stage is enough, otherwise O(*n*) in the number of
  ///   sections and rows.
  public func stages() -> [Stage] {
    if isEmpty { return [] }
    let plan = StagePlan(self)
    if plan.count == 1 { return [Stage(sections: sections.edits, rows: rows)] }
    return StageBuilder(self, plan).stages()
  }
}
