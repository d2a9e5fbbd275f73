// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Laws of item ids")
struct ItemIDLawTests {
  /// An id, and a text that two ids share exactly if they should be equal.
  private struct Named {
    var id: ItemID
    var name: String

    init(using random: inout SeededGenerator) {
      let number = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: (id, name) = (ItemID(number), "Int")
      case 1: (id, name) = (ItemID("\(number)"), "String")
      case 2: (id, name) = (ItemID(Double(number)), "Double")
      case 3: (id, name) = (ItemID(UInt8(number)), "UInt8")
      case 4: (id, name) = (ItemID([number]), "Array")
      case 5: (id, name) = (ItemID(Optional(number)), "Optional")
      default: (id, name) = (TableSection(rows: PlainRows.make(4)).rows[number].id, "place")
      }
      let occurrence = Int.random(in: 0..<3, using: &random)
      id = id.repeated(occurrence)
      name += " \(number) \(occurrence)"
    }
  }

  @Test("Ids are equal exactly if type, value and repetition are, and then have the same hash")
  func equality() {
    forAll(5_000) { random in
      let (first, second) = (Named(using: &random), Named(using: &random))
      guard (first.id == second.id) == (first.name == second.name) else {
        return "\(first.name) and \(second.name): equal is \(first.id == second.id)"
      }
      guard (first.id == second.id) == (second.id == first.id), first.id == first.id else {
        return "\(first.name) and \(second.name): not the same both ways"
      }
      guard first.id != second.id || first.id.hashValue == second.id.hashValue else {
        return "\(first.name): two hashes"
      }
      return nil
    }
  }

  @Test("A set contains as many ids as there are different ones")
  func sets() {
    forAll(100) { random in
      let named = (0..<100).map { _ in Named(using: &random) }
      let found = Set(named.map(\.id)).count
      let expected = Set(named.map(\.name)).count
      return found == expected ? nil : "\(found) ids in the set, \(expected) different ones"
    }
  }
}
