// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The part builder")
struct PartBuilderTests {
  private func stack(_ number: Int, name: String? = nil) -> Part {
    .horizontal {
      Part.text("first")
      if number > 0 { Part.text("positive") }
      if number.isMultiple(of: 2) {
        Part.text("even")
        Part.divider
      } else {
        Part.text("odd")
      }
      if let name { Part.text(name) }
      switch number {
      case 0: Part.spacer()
      case 1: Part.button("one")
      default: Part.accessory(.disclosure)
      }
      for round in 0..<max(0, number) {
        Part.text("\(round)")
        if round == 1 { Part.divider }
      }
      if #available(macOS 12, iOS 15, *) { Part.text("new") }
      [Part.text("x"), Part.text("y")]
      Part.text("last")
    }
  }

  @Test("Statements, branches, loops and arrays give their parts in order")
  func all() {
    #expect(
      stack(0, name: "name").outline
        == "['first' 'even' -- 'name' ... 'new' 'x' 'y' 'last']")
    #expect(
      stack(1).outline == "['first' 'positive' 'odd' button 'one' '0' 'new' 'x' 'y' 'last']")
    #expect(
      stack(2).outline
        == "['first' 'positive' 'even' -- > '0' '1' -- 'new' 'x' 'y' 'last']")
    #expect(stack(-1).outline == "['first' 'odd' > 'new' 'x' 'y' 'last']")
  }

  @Test("An empty builder gives no parts")
  func none() {
    #expect(Part.vertical {}.outline == "{}")
    #expect(Part.layered { if Bool(false) { Part.divider } }.outline == "()")
    #expect(Part.horizontal { [Part]() }.outline == "[]")
  }
}
