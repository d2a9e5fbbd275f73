// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// A section's header whose id and text a test chooses independently.
struct Head: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var text = ""
}

/// A section whose rows with negative ids are identified only in their section.
struct PageSection: DiffableSection, Hashable, Codable, Sendable {
  var head: Head
  var rows: [Item]

  var id: Int { head.id }

  static func isIdentifiedInPage(_ row: Item) -> Bool { row.id >= 0 }

  func hasSameHead(as other: Self) -> Bool { head == other.head }

  func replacingRows(with rows: [Item]) -> Self { Self(head: head, rows: rows) }
}

/// Returns the page of a test's notation: the ids of sections, each with the ids of its rows.
func page(_ sections: KeyValuePairs<Int, [Int]>) -> [PageSection] {
  sections.map { PageSection(head: Head(id: $0.key), rows: $0.value.map { Item(id: $0) }) }
}

/// Returns a page drawn on one line: `7[1 2] 8[]`.
func drawn(_ page: [PageSection]) -> String {
  page.map { section in
    "\(section.id)\(section.head.text)[\(section.rows.map(\.description).joined(separator: " "))]"
  }.joined(separator: " ")
}
