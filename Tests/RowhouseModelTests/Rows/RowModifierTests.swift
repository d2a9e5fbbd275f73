// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Modifiers of rows")
struct RowModifierTests {
  @Test("Each modifier sets only its property", arguments: RowModifier.all)
  func one(_ modifier: RowModifier) {
    let plain = Row("title")
    let changed = modifier.apply(plain, 0)
    let difference = RowSnapshot(changed.row).difference(from: RowSnapshot(plain.row))
    #expect(difference == modifier.changes)
    #expect(modifier.holds(changed.row, 0))
    #expect(!modifier.holds(plain.row, 0))
    #expect(changed.row != plain.row)
  }

  @Test("The order of modifiers does not matter")
  func order() {
    forAll(2_000) { random in
      let numbered = Self.compatible(using: &random)
      let first = numbered.reduce(Row("title")) { $1.0.apply($0, $1.1) }.row
      let second = numbered.shuffled(using: &random)
        .reduce(Row("title")) { $1.0.apply($0, $1.1) }.row
      let names = numbered.map(\.0.name)
      // They are written on two lines, and are equal nevertheless.
      guard first == second else { return "\(names): \(first) is not \(second)" }
      let difference = RowSnapshot(first).difference(from: RowSnapshot(second))
      guard difference.isSubset(of: ["source"]) else { return "\(names): \(difference)" }
      for (modifier, number) in numbered where !modifier.holds(first, number) {
        return "\(names): \(modifier.name) is lost"
      }
      return nil
    }
  }

  @Test("The last of two modifiers of one property wins, and leaves no trace of the first")
  func last() {
    forAll(1_000) { random in
      guard let modifier = RowModifier.all.randomElement(using: &random) else { return "none" }
      let row = Self.compatible(using: &random).reduce(Row("title")) { $1.0.apply($0, $1.1) }
      let once = modifier.apply(row, 3).row
      let twice = modifier.apply(modifier.apply(row, 2), 3).row
      return once == twice ? nil : "\(modifier.name): \(once) is not \(twice)"
    }
  }

  @Test("The modifiers of all rows do not change custom content")
  func custom() {
    let row = CustomRow(Profile(name: "Ada")).accessory(.detail).height(80).staysSelected()
      .style(\.margin, 3).onSelect {}.id(7).row
    #expect(row.content as? Profile == Profile(name: "Ada"))
    #expect(row.standardContent == nil)
    #expect(row.accessory == .detail)
    #expect(row.style.rowHeight == .fixed(80))
    #expect(row.style.margin == 3)
    #expect(row.staysSelected == true)
    #expect(row.id == 7)
    #expect(row.handlers.events == RowEvents(.select))
  }

  @Test("A row of any kind can be modified inside a page")
  func anyRow() {
    let row = Row("title").row.id(7).accessory(.checkmark).onSelect {}
    #expect(row == Row("title").onSelect {}.accessory(.checkmark).id(7).row)
  }

  /// Returns some modifiers in random order, no two of one property, each with a number for its
  /// value.
  private static func compatible(using random: inout SeededGenerator) -> [(RowModifier, Int)] {
    var taken: Set<String> = []
    var chosen: [(RowModifier, Int)] = []
    let count = Int.random(in: 0...RowModifier.all.count, using: &random)
    for modifier in RowModifier.all.shuffled(using: &random).prefix(count)
    where taken.isDisjoint(with: modifier.changes) {
      taken.formUnion(modifier.changes)
      chosen.append((modifier, Int.random(in: 0..<5, using: &random)))
    }
    return chosen
  }
}

extension RowModifier: CustomTestStringConvertible {
  var testDescription: String { name }
}
