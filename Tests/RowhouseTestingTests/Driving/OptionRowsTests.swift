// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Synchronization
import Testing

@MainActor
@Suite("Choosing options")
struct OptionRowsTests {
  private final class Pizza {
    var size = "medium"
    var toppings: Set<String> = ["olives"]
    var isOrdered = false
  }

  private struct PizzaPage: TablePage {
    let pizza: Pizza
    var count = 0...2
    var title: String { "Pizza" }
    var sections: [TableSection] {
      TableSection("Size") {
        ChoiceRows(pizza, \.size, options: ["small", "medium", "large"]) { $0.capitalizedWord }
          .disabled(pizza.isOrdered, because: "It is being made.")
      }
      TableSection("Toppings") {
        CheckRows(pizza, \.toppings, options: ["olives", "onions", "corn"], count: count) {
          $0.capitalizedWord
        }
        .selectAll("All").disabled(pizza.isOrdered, because: "It is being made.")
      }
    }
  }

  private struct OptionsPage: TablePage {
    @SectionBuilder let content: @MainActor () -> [TableSection]
    var title: String { "Options" }
    var sections: [TableSection] { content() }
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
  func unlistedChoices() throws {
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

  @Test("Disabled options cannot be chosen, and the last one shows the reason")
  func disabled() throws {
    let pizza = Pizza()
    let test = PageTest(PizzaPage(pizza: pizza, count: 0...3))
    pizza.isOrdered = true
    test.driver.update()
    for option in ["Small", "Large", "All", "Onions", "Corn"] {
      #expect(throws: PageTestError.self, "\(option)") { try test.tap(option) }
    }
    #expect(pizza.size == "medium" && pizza.toppings == ["olives"])
    let notes = (0..<2).map { section in
      (0..<test.page.sections[section].rowCount).map { row in
        test.page.row(at: RowIndexPath(section: section, row: row))?.state.notes.map(\.text)
      }
    }
    let reason = ["It is being made."]
    #expect(notes == [[[], [], reason], [[], [], [], reason]])
    pizza.isOrdered = false
    pizza.toppings = ["onions", "olives"]
    test.driver.update()
    try test.tap("Large")
    #expect(pizza.size == "large")
    #expect(!test.text.lines.contains { $0.contains("being made") })
  }

  @Test("The row of each option can be changed, and is disabled by itself or with the others")
  func changedRows() throws {
    let pizza = Pizza()
    pizza.toppings = ["ham"]
    let test = PageTest(
      OptionsPage {
        TableSection("Size") {
          ChoiceRows(pizza, \.size, options: ["small", "large"]) { $0 }
            .subtitle { "A \($0) one" }
            .row { $0.image(.named($1)).disabled($1 == "large", because: "Not today") }
            .help("Choose one")
        }
        TableSection("Toppings") {
          CheckRows(
            pizza, \.toppings, options: ["olives", "ham", "corn"], count: 0...2
          ) { $0 }
          .subtitle { "Fresh \($0)" }
          .row { $0.value("€ 1").disabled($1 == "ham") }
          .selectAll("All").error("Choose more")
        }
      })
    func row(_ section: Int, _ row: Int) throws -> AnyRow {
      try #require(test.page.row(at: RowIndexPath(section: section, row: row)))
    }
    #expect(try row(0, 0).texts == ["small", "A small one"])
    #expect(try row(0, 1).standardContent?.image == .named("large"))
    #expect(try row(0, 1).state.notes.map(\.text) == ["Not today", "Choose one"])
    #expect(try row(0, 0).role == .radio(isChosen: false))
    #expect(throws: PageTestError.self) { try test.tap("large") }
    #expect(try row(1, 1).texts == ["olives", "Fresh olives", "€ 1"])
    #expect(try row(1, 0).standardContent?.value == nil)
    #expect(try row(1, 3).state.notes.map(\.text) == ["Choose more"])
    #expect(throws: PageTestError.self) { try test.tap("ham") }
    // The ham counts, although nobody can choose it.
    #expect(throws: PageTestError.self) { try test.tap("All") }
    try test.tap("olives")
    #expect(pizza.toppings == ["ham", "olives"])
    #expect(throws: PageTestError.self) { try test.tap("corn") }
  }

  @Test("The row for all options leaves disabled ones as they are")
  func allOfThem() throws {
    let pizza = Pizza()
    let test = PageTest(
      OptionsPage {
        TableSection {
          CheckRows(pizza, \.toppings, options: ["olives", "ham", "corn"]) { $0 }
            .row { $0.disabled($1 != "corn") }.selectAll("All")
        }
      })
    try test.tap("All")
    #expect(pizza.toppings == ["olives", "corn"])
    try test.tap("All")
    #expect(pizza.toppings == ["olives"])
    let disabled = PageTest(
      OptionsPage {
        TableSection {
          CheckRows(pizza, \.toppings, options: ["olives", "ham"]) { $0 }
            .row { row, _ in row.disabled() }.selectAll("All")
        }
      })
    #expect(throws: PageTestError.self) { try disabled.tap("All") }
  }

  @Test("An optional property has no chosen option while it is nil")
  func optionalChoice() throws {
    final class Order { var size: String? }
    let order = Order()
    let test = PageTest(
      OptionsPage {
        TableSection { ChoiceRows(order, \.size, options: ["small", "large"]) { $0 } }
      })
    #expect(!test.text.lines.contains { $0.hasSuffix("✓") })
    try test.tap("large")
    #expect(order.size == "large")
    #expect(test.text.lines.last?.hasSuffix("✓") == true)
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A single row is checked and unchecked by taps")
  func checkRow() throws {
    final class Order { var isGift = false }
    let order = Order()
    let test = PageTest(
      OptionsPage {
        TableSection {
          CheckRow("Gift", subtitle: "With a note", order, \.isGift)
          CheckRow("Fixed", isOn: true) { #expect(!$0) }
        }
      })
    let place = RowIndexPath(section: 0, row: 0)
    #expect(test.page.row(at: place)?.role == .check(isChosen: false))
    #expect(test.page.row(at: place)?.accessory == Accessory.none)
    try test.tap("Gift")
    #expect(order.isGift)
    #expect(test.page.row(at: place)?.role == .check(isChosen: true))
    #expect(test.page.row(at: place)?.accessory == .checkmark)
    try test.tap("Gift")
    #expect(!order.isGift)
    try test.tap("Fixed")
    #expect(test.page.row(at: RowIndexPath(section: 0, row: 1))?.role == .check(isChosen: true))
  }

  /// An option that counts how often it is hashed.
  private struct CountedOption: Hashable {
    let number: Int
    let hashes: Hashes

    final class Hashes: Sendable {
      let count = Atomic(0)
    }

    static func == (first: Self, second: Self) -> Bool { first.number == second.number }

    func hash(into hasher: inout Hasher) {
      hashes.count.add(1, ordering: .relaxed)
      hasher.combine(number)
    }
  }

  @Test("Describing the options takes linear time, whatever is chosen", arguments: [0, 500, 1_000])
  func linearTime(chosenCount: Int) {
    let hashes = CountedOption.Hashes()
    let options = (0..<1_000).map { CountedOption(number: $0, hashes: hashes) }
    let chosen = Set(options.prefix(chosenCount))
    let before = hashes.count.load(ordering: .relaxed)
    let section = TableSection {
      CheckRows(options, chosen: chosen, title: { "\($0.number)" }) { _ in }.selectAll("All")
    }
    #expect(section.rowCount == 1_001)
    #expect(hashes.count.load(ordering: .relaxed) - before < 20 * options.count)
  }

  @Observable
  @MainActor
  fileprivate final class SharedPizza {
    var toppings: Set<String> = ["olives"]
  }

  private struct SharedPage: TablePage {
    let pizza: SharedPizza
    let count: ClosedRange<Int>
    var title: String { "Pizza" }
    var sections: [TableSection] {
      TableSection {
        CheckRows(pizza, \.toppings, options: ["olives", "onions", "corn"], count: count) { $0 }
          .selectAll("All")
      }
    }
  }

  /// Shows a pizza on two hosts, and taps a row of the first one and then one of the second, which does not
  /// show the first choice yet.
  private func choose(
    _ first: Int, _ second: Int, count: ClosedRange<Int>
  ) throws -> Set<String> {
    let pizza = SharedPizza()
    let hosts = [RecordingHost(), RecordingHost()]
    let drivers = hosts.map { PageDriver(host: $0) }
    for driver in drivers { driver.show(SharedPage(pizza: pizza, count: count)) }
    for (driver, row) in zip(drivers, [first, second]) {
      let place = RowIndexPath(section: 0, row: row)
      driver.send(.tap, to: try #require(driver.page.reference(at: place)), flushing: true)
    }
    return pizza.toppings
  }

  @Test("A choice keeps one that another page has made meanwhile")
  func choiceElsewhere() throws {
    #expect(try choose(2, 3, count: 0...3) == ["olives", "onions", "corn"])
    #expect(try choose(1, 3, count: 0...3) == ["corn"])
    #expect(try choose(2, 1, count: 0...3) == ["onions"])
    // Both choose the same, and neither takes back the choice of the other.
    #expect(try choose(2, 2, count: 0...3) == ["olives", "onions"])
    #expect(try choose(0, 1, count: 0...3) == ["onions", "corn"])
  }

  @Test("A number that another page has reached meanwhile is not exceeded")
  func limitElsewhere() throws {
    #expect(try choose(2, 3, count: 0...2) == ["olives", "onions"])
    #expect(try choose(2, 0, count: 0...3) == ["olives", "onions", "corn"])
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
