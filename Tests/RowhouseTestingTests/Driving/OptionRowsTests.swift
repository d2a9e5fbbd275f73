// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Choosing options")
struct OptionRowsTests {
  private final class Pizza {
    var size = "medium"
    var toppings: Set<String> = ["olives"]
  }

  private struct PizzaPage: TablePage {
    let pizza: Pizza
    var count = 0...2
    var title: String { "Pizza" }
    var sections: [TableSection] {
      TableSection("Size") {
        ChoiceRows(pizza, \.size, from: ["small", "medium", "large"]) { $0.capitalizedWord }
      }
      TableSection("Toppings") {
        CheckRows(pizza, \.toppings, from: ["olives", "onions", "corn"], count: count) {
          $0.capitalizedWord
        }
        .selectAll("All")
      }
    }
  }

  @Test("One option is chosen by a tap")
  func radio() throws {
    let pizza = Pizza()
    let test = PageTest(PizzaPage(pizza: pizza))
    #expect(
      test.text(PageText.Options(width: 24)).lines.prefix(6)
        == ["# Pizza", "", "Size", "  Small", "  Medium               ✓", "  Large"])
    try test.tap("Large")
    #expect(pizza.size == "large")
    #expect(test.text.lines[5].hasSuffix("✓") && !test.text.lines[4].hasSuffix("✓"))
    pizza.size = "huge"
    test.driver.update()
    #expect(!test.text.lines[3...5].contains { $0.hasSuffix("✓") })
    #expect(pizza.size == "huge")
  }

  @Test("Options are chosen up to the greatest number")
  func checks() throws {
    let pizza = Pizza()
    let test = PageTest(PizzaPage(pizza: pizza))
    try test.tap("Onions")
    #expect(pizza.toppings == ["olives", "onions"])
    #expect(throws: PageTestError.self) { try test.tap("Corn") }
    try test.tap("Olives")
    try test.tap("Corn")
    #expect(pizza.toppings == ["onions", "corn"])
  }

  @Test("All options are chosen, or none, if the numbers allow it")
  func all() throws {
    let pizza = Pizza()
    let test = PageTest(PizzaPage(pizza: pizza, count: 0...3))
    try test.tap("All")
    #expect(pizza.toppings == ["olives", "onions", "corn"])
    try test.tap("All")
    #expect(pizza.toppings == [])
    let limited = PageTest(PizzaPage(pizza: pizza, count: 1...2))
    #expect(throws: PageTestError.self) { try limited.tap("All") }
    try limited.tap("Corn")
    #expect(throws: PageTestError.self) { try limited.tap("Corn") }
    #expect(pizza.toppings == ["corn"])
  }

  @Test("Values that are not among the options stay in the model")
  func strangers() throws {
    let pizza = Pizza()
    pizza.toppings = ["ham"]
    let test = PageTest(PizzaPage(pizza: pizza))
    try test.tap("Corn")
    #expect(pizza.toppings == ["ham", "corn"])
  }

  @Test("Rows have the roles of radio buttons and check boxes")
  func roles() {
    let test = PageTest(PizzaPage(pizza: Pizza()))
    let roles = (0..<2).flatMap { section in
      (0..<3).map { test.page.row(at: RowIndexPath(section: section, row: $0))?.role }
    }
    #expect(
      roles == [
        .radio(isChosen: false), .radio(isChosen: true), .radio(isChosen: false),
        .check(isChosen: nil), .check(isChosen: true), .check(isChosen: false),
      ])
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
