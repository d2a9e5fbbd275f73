// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The sections and rows of a page that a caller passed, with checked access.
struct PageContents<Section: DiffableSection> {
  /// The name of the page in a message.
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
      "The \(name) page has \(sections.count) sections, so there is none at \(position)")
    return sections[position]
  }

  func row(at position: RowIndexPath) -> Section.Rows.Element {
    precondition(
      rows.indices.contains(position.section)
        && rows[position.section].indices.contains(position.row),
      "The \(name) page has sections with \(rows.map(\.count)) rows, so there is no row "
        + "\(position)")
    return rows[position.section][position.row]
  }
}
