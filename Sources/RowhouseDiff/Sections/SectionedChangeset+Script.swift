// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// The edits with the sections and rows they are about, one a line.
  ///
  /// - Parameters:
  ///   - old: The page that the changeset was made from.
  ///   - new: The page that the changeset leads to.
  ///   - head: What to call a section; its id, unless given.
  ///   - row: What to call a row; its description, unless given.
  /// - Returns: The edits of the sections, each marked with `section`, then those of the rows.
  /// - Precondition: The pages have the rows that ``oldRowCounts`` and ``newRowCounts`` tell.
  public func script<Section: DiffableSection>(
    from old: some Collection<Section>,
    to new: some Collection<Section>,
    head: (Section) -> String = { "\($0.id)" },
    row: (Section.Rows.Element) -> String = { "\($0)" }
  ) -> String {
    let oldCounts = old.map(\.rows.count)
    let newCounts = new.map(\.rows.count)
    precondition(
      oldCounts == oldRowCounts && newCounts == newRowCounts,
      "A changeset \(oldRowCounts) → \(newRowCounts) cannot name rows of \(oldCounts) → "
        + "\(newCounts)")
    return pageScript(sections.edits, rows, from: old, to: new, head: head, row: row)
  }
}

extension Stage {
  /// The edits of the stage with the sections and rows they are about, one a line.
  ///
  /// - Parameters:
  ///   - before: The page before this stage.
  ///   - after: The page after it, which ``model(old:new:)`` makes.
  ///   - head: What to call a section; its id, unless given.
  ///   - row: What to call a row; its description, unless given.
  /// - Returns: The edits of the sections, each marked with `section`, then those of the rows.
  /// - Precondition: The pages have the positions that the stage edits.
  public func script<Section: DiffableSection>(
    from before: some Collection<Section>,
    to after: some Collection<Section>,
    head: (Section) -> String = { "\($0.id)" },
    row: (Section.Rows.Element) -> String = { "\($0)" }
  ) -> String {
    pageScript(sections, rows, from: before, to: after, head: head, row: row)
  }
}

private func pageScript<Section: DiffableSection>(
  _ sections: Edits<Int>,
  _ rows: Edits<RowPosition>,
  from old: some Collection<Section>,
  to new: some Collection<Section>,
  head: (Section) -> String,
  row: (Section.Rows.Element) -> String
) -> String {
  let old = PageContents("old", old)
  let new = PageContents("new", new)
  let sectionScript = sections.script(
    prefix: "section ", old: { head(old.section(at: $0)) }, new: { head(new.section(at: $0)) })
  let rowScript = rows.script(
    old: { row(old.row(at: $0)) }, new: { row(new.row(at: $0)) })
  return [sectionScript, rowScript].filter { !$0.isEmpty }.joined(separator: "\n")
}
