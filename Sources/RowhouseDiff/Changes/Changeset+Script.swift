// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// The edits with the elements they are about, one a line, for logs and failure messages.
  ///
  /// ```
  /// - 1  pear
  /// + 2  plum
  /// > 2 → 0  fig
  /// ```
  ///
  /// - Parameters:
  ///   - old: The collection that the changeset was made from.
  ///   - new: The collection that the changeset leads to.
  ///   - label: What to call an element; its description, unless given.
  /// - Returns: Deletes (`-`), inserts (`+`), moves (`>`) and updates (`~`), in this order.
  /// - Precondition: The collections have ``oldCount`` and ``newCount`` elements.
  public func script<Element>(
    from old: some Collection<Element>,
    to new: some Collection<Element>,
    label: (Element) -> String = { "\($0)" }
  ) -> String {
    let old = ContiguousArray(old)
    let new = ContiguousArray(new)
    precondition(
      old.count == oldCount && new.count == newCount,
      "A changeset \(oldCount) → \(newCount) cannot name \(old.count) → \(new.count) elements")
    return edits.script(old: { label(old[$0]) }, new: { label(new[$0]) })
  }
}

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
    let oldRows = old.map { ContiguousArray($0.rows) }
    let newRows = new.map { ContiguousArray($0.rows) }
    precondition(
      oldRows.map(\.count) == oldRowCounts && newRows.map(\.count) == newRowCounts,
      "A changeset \(oldRowCounts) → \(newRowCounts) cannot name rows of "
        + "\(oldRows.map(\.count)) → \(newRows.map(\.count))")
    let sectionLines = sections.script(from: old, to: new, label: { "section \(head($0))" })
    let rowLines = rows.script(
      old: { row(oldRows[$0.section][$0.row]) }, new: { row(newRows[$0.section][$0.row]) })
    return [sectionLines, rowLines].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Edits {
  /// Each edit with the name of what it is about.
  func script(old: (Position) -> String, new: (Position) -> String) -> String {
    let lines =
      deletes.map { "- \($0)  \(old($0))" } + inserts.map { "+ \($0)  \(new($0))" }
      + moves.map { "> \($0)  \(new($0.new))" } + updates.map { "~ \($0)  \(new($0.new))" }
    return lines.joined(separator: "\n")
  }
}
