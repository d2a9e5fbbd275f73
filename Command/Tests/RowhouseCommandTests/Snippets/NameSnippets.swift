// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GRDB
import Rowhouse
import Testing

/// The example about names that Rowhouse and GRDB both have.
@Suite("Examples of equal names")
struct NameSnippets {
  typealias Row = Rowhouse.Row

  func row(of album: GRDB.Row) -> Row {
    let title: String = album["title"]
    return Row(title).value("\(album["year"] as Int)")
  }

  @Test("A row of a page is made from a row of a database")
  func rows() {
    #expect(row(of: ["title": "Blue", "year": 1971]).row.texts == ["Blue", "1971"])
  }
}
