// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows with numbers of elements")
struct ElementNumberTests {
  private struct Item: Identifiable, Sendable {
    let id: String
    var amount = 0
  }

  private final class Cart {
    var items = [Item(id: "a"), Item(id: "b"), Item(id: "c", amount: 5)]
  }

  private struct CartPage: TablePage {
    let cart: Cart
    let isList: Bool
    let title = "Cart"
    var sections: [TableSection] {
      if isList {
        TableSection(
          list: cart, \.items, add: "Add", new: { Item(id: "d") },
          row: { item in NumberRow("Amount", item, \.amount) })
      } else {
        TableSection(cart.items) { item in
          NumberRow("Amount", value: item.amount) { (_: Int?) in }
        }
      }
    }
  }

  @Test("Each element keeps its own text, with the same title", arguments: [true, false])
  func elements(isList: Bool) throws {
    let cart = Cart()
    let test = PageTest(CartPage(cart: cart, isList: isList))
    try test.type("x", into: .id(ItemID("a")))
    test.driver.update()
    let shown = ["Amount x This is not a number.", "Amount 0", "Amount 5"]
    #expect(test.rows.prefix(3).map { $0.joined(separator: " ") } == shown)
    cart.items.swapAt(0, 2)
    test.driver.update()
    #expect(test.rows.prefix(3).map { $0.joined(separator: " ") } == shown.reversed())
  }

  private struct CartsPage: TablePage {
    let carts: [Cart]
    let isList: Bool
    let title = "Carts"
    var sections: [TableSection] {
      for (number, cart) in carts.enumerated() {
        if isList {
          TableSection(
            list: cart, \.items, add: "Add", new: { Item(id: "d") },
            row: { item in NumberRow("Amount", item, \.amount) }
          )
          .id(number)
        } else {
          TableSection(cart.items) { item in
            NumberRow("Amount", value: item.amount) { (_: Int?) in }
          }
          .id(number)
        }
      }
    }
  }

  @Test("Elements of two sections with equal ids keep their own texts", arguments: [true, false])
  func sections(isList: Bool) throws {
    let carts = [Cart(), Cart()]
    carts[1].items[1].amount = 7
    let test = PageTest(CartsPage(carts: carts, isList: isList))
    for row in 0..<2 {
      try test.type("x", into: .at(RowIndexPath(section: 0, row: row)))
      for _ in 0..<2 { test.driver.update() }
    }
    let numbers = test.rows.map { $0.joined(separator: " ") }.filter { $0.hasPrefix("Amount") }
    let text = "Amount x This is not a number."
    #expect(numbers == [text, text, "Amount 5", "Amount 0", "Amount 7", "Amount 5"])
  }
}
