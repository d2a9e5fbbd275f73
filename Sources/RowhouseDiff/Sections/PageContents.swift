// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The sections and rows of a page that a caller gave, to be asked for positions that should be there.
struct PageContents<Section: DiffableSection> {
  /// What to call the page in a message.
  let name: String
  let sections: ContiguousArray<Section>
  let rows: [ContiguousArray<Section.Rows.Element>]

  init(_ name: String, _ sections: some Collection<Section>) {
    self.name = name
    self.sections = ContiguousArray(sections)
    rows = self.sections.map { ContiguousArray($0.rows) }
  }

  func section(at position: Int) -> Section {
    precondition(
      sections.indices.contains(position),
      "The \(name) page has \(sections.count) sections, and so none at \(position)")
    return sections[position]
  }

  func row(at position: RowPosition) -> Section.Rows.Element {
    precondition(
      rows.indices.contains(position.section)
        && rows[position.section].indices.contains(position.row),
      "The \(name) page has sections with \(rows.map(\.count)) rows, and so no row at \(position)")
    return rows[position.section][position.row]
  }
}
