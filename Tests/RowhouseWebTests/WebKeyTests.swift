// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import Testing

@testable import RowhouseWeb

@Suite("Keys of ids")
struct WebKeyTests {
  /// An id whose description is always the same.
  private struct Silent: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "silent" }
  }

  /// An id with another one inside.
  private struct Nested: Hashable {
    let name: String
    let date: Date
  }

  private enum Choice: Hashable {
    case silent(Silent)
    case none
  }

  private final class Device: Hashable, Sendable {
    static func == (one: Device, other: Device) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Ids of which several have one description.
  static let similar: [ItemID] = {
    let dates = [0.0, 0.25, 0.5].map { Date(timeIntervalSince1970: $0) }
    let data = [[1, 2], [2, 1]].map { Data($0) }
    let long = [1, 2].map { Data(repeating: $0, count: 1_000) }
    let numbers = [1, 2].map { Silent(number: $0) }
    let devices = [Device(), Device()]
    return dates.map { ItemID($0) } + data.map { ItemID($0) } + long.map { ItemID($0) }
      + numbers.map { ItemID($0) } + devices.map { ItemID($0) }
      + dates.map { ItemID(Nested(name: "a", date: $0)) }
      + numbers.map { ItemID(Choice.silent($0)) } + [ItemID(Choice.none)]
  }()

  static let ids: [ItemID] = {
    let plain: [ItemID] = [
      0, -7, "", "a", "0", "i0", "r1.ta", "\u{301}accent", "a/b.c", ItemID(UInt8(7)), ItemID(7.5),
      ItemID(Character("a")),
    ]
    let page: [TableSection] = TableSection.withPlaces([TableSection {}, TableSection {}])
    let places = page.map(\.id)
    return (plain + places + similar).flatMap { [$0, $0.repeated(1), $0.repeated(12)] }
  }()

  @Test("A key belongs to its own id and to no other")
  func exactness() {
    for (position, id) in Self.ids.enumerated() {
      let key = WebKey(id.webKey)
      let found = Self.ids.indices.filter { key?.isKey(of: Self.ids[$0]) == true }
      #expect(found == [position], "\(id.webKey) has to be the key of \(id) alone")
    }
  }

  @Test("Equal ids have the same key")
  func equality() {
    final class Name: Hashable, Sendable {
      let text: String
      init(_ text: String) { self.text = text }
      static func == (one: Name, other: Name) -> Bool { one.text == other.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    func ids() -> [ItemID] {
      // Another object each time.
      guard let address = URL(string: "https://example.com/1") else { return [] }
      return [
        ItemID(address), ItemID([address]), ItemID(Name("a")), ItemID(Data([1, 2])),
        ItemID(Date(timeIntervalSince1970: 0.5)), ItemID(Locale(identifier: "de")),
      ]
    }
    #expect(ids().map(\.webKey) == ids().map(\.webKey))
    #expect(ids().first?.webKey == "oURL.https://example.com/1")
  }

  @Test("An exact description is the whole key")
  func descriptions() throws {
    struct Point: Hashable {
      let x: Int
      let name: String
    }
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(ItemID(uuid).webKey == "oUUID.\(uuid)")
    #expect(ItemID(Point(x: 1, name: "a")).webKey == "oPoint.\(Point(x: 1, name: "a"))")
    #expect(ItemID(7.5).webKey == "oDouble.7.5" && ItemID(1..<3).webKey == "oRange<Int>.1..<3~1~3")
  }

  @Test(
    "A text that no id writes is not a key",
    arguments: ["", "x", "r.ta", "r0.ta", "rx.ta", "iq", "p!"])
  func wrong(text: String) {
    #expect(Self.ids.allSatisfy { WebKey(text)?.isKey(of: $0) != true })
  }
}
