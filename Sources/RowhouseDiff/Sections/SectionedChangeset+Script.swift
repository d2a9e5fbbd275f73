// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// Returns the edits with the sections and rows that they affect, one per line.
  ///
  /// The edits of sections, marked with `section`, precede those of rows. By default, a section is
  /// named by its id, and a row by its description.
  ///
  /// - Precondition: The pages have the row counts ``oldRowCounts`` and ``newRowCounts``.
  public func script<Section: DiffableSection>(
    from old: some Collection<Section>, to new: some Collection<Section>,
    head: (Section) -> String = { "\($0.id)" },
    row: (Section.Rows.Element) -> String = { "\($0)" }
  ) -> String {
    let oldCounts = old.map(\.rows.count)
    let newCounts = new.map(\.rows.count)
    precondition(
      oldCounts == oldRowCounts && newCounts == newRowCounts,
      "A changeset \(oldRowCounts) → \(newRowCounts) cannot name rows of \(oldCounts) → "
        + "\(newCounts)")
    return Stage(sections: sections.edits, rows: rows).script(
      from: old, to: new, head: head, row: row)
  }
}

extension Stage {
  /// Returns the edits of the stage with the sections and rows that they affect, one per line.
  ///
  /// `before` and `after` are the pages before and after this stage; see ``model(old:new:)``.
  ///
  /// - Precondition: The pages contain the positions that the stage edits.
  public func script<Section: DiffableSection>(
    from before: some Collection<Section>, to after: some Collection<Section>,
    head: (Section) -> String = { "\($0.id)" },
    row: (Section.Rows.Element) -> String = { "\($0)" }
  ) -> String {
    let old = PageContents("old", before)
    let new = PageContents("new", after)
    let sectionScript = sections.script(
      prefix: "section ", old: { head(old.section(at: $0)) }, new: { head(new.section(at: $0)) })
    let rowScript = rows.script(
      old: { row(old.row(at: $0)) }, new: { row(new.row(at: $0)) })
    return [sectionScript, rowScript].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
