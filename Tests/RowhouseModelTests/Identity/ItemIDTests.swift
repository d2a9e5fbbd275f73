// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseModel
import Testing

@Suite("Item ids")
struct ItemIDTests {
  private enum Fruit: Hashable { case apple }

  private struct Name: Hashable { var text: String }

  /// Returns an id created where the compiler does not know the type.
  @inline(never)
  private func unspecialized(_ value: any Hashable & Sendable) -> ItemID { ItemID(value) }

  @Test("Values of different types never have the same id")
  func types() throws {
    let uuid = try #require(UUID(uuidString: "8E1F5C3A-4D52-4B7C-9E0A-2F6B1C0D3E4F"))
    let ids: [ItemID] = [
      ItemID(1), ItemID(1.0), ItemID("1"), ItemID(UInt8(1)), ItemID(Int64(1)), ItemID(Float(1)),
      ItemID(Optional(1.0)), ItemID(true), ItemID(Optional(1)),
      ItemID(Optional("1")), ItemID(Character("1")),
      ItemID("1"[...]), ItemID([1]), ItemID([1.0]), ItemID(Name(text: "1")), ItemID(Fruit.apple),
      ItemID(uuid), ItemID(uuid.uuidString), ItemID(Row("1").row.id),
    ]
    for (index, first) in ids.enumerated() {
      for (otherIndex, second) in ids.enumerated() {
        #expect((first == second) == (index == otherIndex), "\(first) and \(second)")
      }
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test("Equal values of one type have the same id")
  func values() {
    #expect(ItemID(7) == ItemID(7))
    #expect(ItemID("seven") == ItemID("seven"))
    #expect(ItemID(Name(text: "a")) == ItemID(Name(text: "a")))
    #expect(ItemID(Name(text: "a")) != ItemID(Name(text: "b")))
    #expect(ItemID(Name(text: "a")).hashValue == ItemID(Name(text: "a")).hashValue)
  }

  @Test("An id is the same if the compiler does not know the type")
  func unspecialized() {
    #expect(unspecialized(7) == ItemID(7))
    #expect(unspecialized("seven") == ItemID("seven"))
    #expect(unspecialized(UInt8(7)) == ItemID(UInt8(7)))
    #expect(unspecialized(ItemID(7)) == ItemID(7))
    #expect(unspecialized(UInt8(7)) != ItemID(7))
  }

  @Test("A literal is the id of its value")
  func literals() {
    let text: ItemID = "security"
    let number: ItemID = 12
    #expect(text == ItemID("security"))
    #expect(number == ItemID(12))
  }

  @Test("An id of an id is itself")
  func nested() {
    let structural = Row("").row.id
    for id in [ItemID(7), "seven", ItemID(7.0), ItemID(7).repeated(2), structural] {
      #expect(ItemID(id) == id)
      #expect(ItemID(id).occurrence == id.occurrence)
      #expect(Row("").id(id).row.id == id)
    }
  }

  @Test("A repeated id differs from the first and from other repetitions")
  func repeated() {
    let id = ItemID("apple")
    #expect(id.occurrence == 0)
    #expect(id.repeated(0) == id)
    #expect(id.repeated(3).occurrence == 3)
    #expect(id.repeated(1) != id)
    #expect(id.repeated(1) != id.repeated(2))
    #expect(id.repeated(1).repeated(2) == id.repeated(2))
    #expect(id.repeated(5) == ItemID("apple").repeated(5))
    #expect(id.repeated(2).value as? String == "apple")
  }

  @Test("An id returns the value it was created from")
  func value() throws {
    #expect(ItemID(7).value as? Int == 7)
    #expect(ItemID("seven").value as? String == "seven")
    #expect(ItemID(Name(text: "a")).value as? Name == Name(text: "a"))
    let byte = try #require(ItemID(UInt8(7)).value)
    #expect(type(of: byte) == UInt8.self)
    #expect(Row("").row.id.value == nil)
  }

  @Test("Only a place in code is structural")
  func isStructural() {
    #expect(Row("").row.id.isStructural)
    #expect(Row("").row.id.repeated(1).isStructural)
    #expect(!ItemID(7).isStructural)
    #expect(!ItemID("seven").isStructural)
    #expect(!ItemID(7.0).isStructural)
  }

  @Test("A description names the value and the repetition")
  func description() {
    #expect("\(ItemID(7))" == "7")
    #expect("\(ItemID("seven"))" == "seven")
    #expect("\(ItemID(7.5))" == "7.5")
    #expect("\(ItemID("apple").repeated(1))" == "apple (repeated, 2)")
    #expect("\(Row("").row.id)".hasPrefix("place "))
  }

  @Test("Ids and rows stay small", .enabled(if: MemoryLayout<Int>.size == 8))
  func layout() {
    #expect(MemoryLayout<ItemID>.stride == 24)
    #expect(MemoryLayout<AnyRow>.stride == 32)
  }
}
