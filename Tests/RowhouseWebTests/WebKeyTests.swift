// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@Suite("Keys of ids")
struct WebKeyTests {
  static let ids: [ItemID] = {
    let plain: [ItemID] = [
      0, -7, "", "a", "0", "i0", "r1.ta", "\u{301}accent", "a/b.c", ItemID(UInt8(7)), ItemID(7.5),
      ItemID(Character("a")),
    ]
    let page: [TableSection] = TableSection.withPlaces([TableSection {}, TableSection {}])
    let places = page.map(\.id)
    return (plain + places).flatMap { [$0, $0.repeated(1), $0.repeated(12)] }
  }()

  @Test("A key belongs to its own id and to no other")
  func exactness() {
    for (position, id) in Self.ids.enumerated() {
      let key = WebKey(id.webKey)
      let found = Self.ids.indices.filter { key?.isKey(of: Self.ids[$0]) == true }
      #expect(found == [position], "\(id.webKey) has to be the key of \(id) alone")
    }
  }

  @Test(
    "A text that no id writes is no key",
    arguments: ["", "x", "r.ta", "r0.ta", "rx.ta", "iq", "p!"])
  func wrong(text: String) {
    #expect(Self.ids.allSatisfy { WebKey(text)?.isKey(of: $0) != true })
  }
}
