// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows with a number")
struct NumberRowTests {
  private final class Order {
    var copies = 3
    var price = 12.5
    var discount: Double? = 0.25
  }

  private struct OrderPage: TablePage {
    let order: Order
    var language: String? = "en"
    var title: String { "Order" }
    var sections: [TableSection] {
      TableSection {
        NumberRow("Copies", order, \.copies, in: 1...99)
        NumberRow("Price", order, \.price, format: .currency("EUR"), in: 0...1_000)
        NumberRow("Discount", order, \.discount, format: .percent())
      }
    }
  }

  private func lines(_ test: PageTest) -> [String] {
    test.text.lines.dropFirst(2).map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("Numbers are written in the language of the page, with their signs")
  func languages() {
    let order = Order()
    order.price = 1234.5
    #expect(
      lines(PageTest(OrderPage(order: order)))
        == ["Copies [3]", "Price € [1,234.50]", "Discount [25] %"])
    #expect(
      lines(PageTest(OrderPage(order: order, language: "de")))
        == ["Copies [3]", "Price [1.234,50] €", "Discount [25] %"])
    #expect(
      lines(PageTest(OrderPage(order: order, language: "ar-EG")))
        == ["Copies [٣]", "Price [١٬٢٣٤٫٥٠] €", "Discount [٢٥] ٪\u{61C}"])
  }

  @Test(
    "A text that is not accepted stays in the field with an error, and the model keeps its number")
  func errors() throws {
    let order = Order()
    let test = PageTest(OrderPage(order: order))
    try test.type("many", into: "Copies")
    #expect(order.copies == 3)
    #expect(lines(test).prefix(2) == ["Copies [many]", "! This is not a number. !"])
    let row = test.page.row(at: RowIndexPath(section: 0, row: 0))
    #expect(row?.state.hint == "This is not a number.")
    try test.type("100", into: "Copies")
    #expect(lines(test).prefix(2) == ["Copies [100]", "! Maximum: 99 !"])
    try test.type("", into: "Copies")
    #expect(lines(test).prefix(2) == ["Copies []", "! Enter a number. !"])
    try test.type("1.005", into: "Price")
    #expect(test.shows("Maximum decimal places: 2") && order.price == 12.5)
    try test.type("7", into: "Copies")
    #expect(order.copies == 7 && lines(test)[0] == "Copies [7]")
    #expect(!test.shows("Enter a number."))
    try test.type("", into: "Discount")
    #expect(order.discount == nil && !test.shows("Enter a number."))
  }

  @Test("With a closure, an empty field has an error unless the number of the model is optional")
  func required() throws {
    struct Page: TablePage {
      let order: Order
      let title = "Order"
      var language: String? { "en" }
      var sections: [TableSection] {
        TableSection {
          NumberRow("Copies", value: order.copies) { order.copies = $0 }
          NumberRow("Price", value: order.price) { order.price = $0 }
          NumberRow("Discount", value: order.discount) { order.discount = $0 }
        }
      }
    }
    let order = Order()
    let test = PageTest(Page(order: order))
    for (title, text) in [("Copies", "3"), ("Price", "12.5")] {
      try test.type("", into: .text(title))
      #expect(test.shows("Enter a number.") && order.copies == 3 && order.price == 12.5)
      try test.type(text, into: .text(title))
      #expect(!test.shows("Enter a number."))
    }
    try test.type("", into: "Discount")
    #expect(order.discount == nil && !test.shows("Enter a number."))
    try test.type("4", into: "Copies")
    #expect(order.copies == 4)
  }

  @Test("An empty field shows a placeholder, and Return leads to the next field")
  func placeholder() {
    let row = NumberRow("Weight", value: nil) { (_: Double?) in }
      .placeholder("kg").returnKey(.next)
    guard case .field(let input) = row.row.standardContent?.control else {
      Issue.record("The row has no field")
      return
    }
    #expect(input.placeholder == "kg" && input.traits.returnKey == .next)
    #expect(input.kind == .number && row.row.handlers.events.contains(.change))
  }

  @Test("A message has the exact bound of a whole number")
  func exactBound() throws {
    struct CountPage: TablePage {
      let title = "Count"
      var sections: [TableSection] {
        TableSection {
          NumberRow("Count", value: 1, in: 0...9_007_199_254_740_993) { (_: Int?) in }
        }
      }
    }
    let test = PageTest(CountPage())
    try test.type("9,007,199,254,740,994", into: "Count")
    #expect(test.shows("Maximum: 9,007,199,254,740,993"))
  }

  @Test("A text that is not accepted stays also if the model has no number")
  func noNumber() throws {
    struct EmptyPage: TablePage {
      let title = "Order"
      var sections: [TableSection] {
        TableSection { NumberRow("Price", value: Double.nan, language: "en") { (_: Double?) in } }
      }
    }
    let test = PageTest(EmptyPage())
    try test.type("many", into: "Price")
    #expect(test.shows("This is not a number."))
    #expect(test.text.lines.contains { $0.contains("[many]") })
  }

  private final class Crate {
    var weight = 1
  }

  private final class Desk {
    var crate = Crate()
    var limit = 9
  }

  private struct DeskPage: TablePage {
    let desk: Desk
    let title = "Desk"
    var sections: [TableSection] {
      TableSection { NumberRow("Weight", desk.crate, \.weight, in: 1...desk.limit) }
    }
  }

  @Test("Text that is not accepted ends with its object, and belongs to no later one")
  func releasedObject() {
    let desk = Desk()
    let table = StrictTableHost()
    table.driver.show(DeskPage(desk: desk))
    let row = RowIndexPath(section: 0, row: 0)
    // A later object may have the address of a released one.
    for round in 0..<100 {
      #expect(table.page?.row(at: row)?.texts == ["Weight", "1"], "round \(round)")
      #expect(table.type("12", at: row))
      table.driver.flush()
      #expect(table.page?.row(at: row)?.texts.first == "Weight")
      desk.crate = Crate()
      desk.limit = round.isMultiple(of: 2) ? 99 : 9
      table.driver.update()
      table.driver.flush()
      #expect(desk.crate.weight == 1)
      desk.limit = 9
      table.driver.update()
      table.driver.flush()
    }
  }

  @Test("An error goes away when the model changes its number, and the other rows keep theirs")
  func modelChanges() throws {
    let order = Order()
    let test = PageTest(OrderPage(order: order))
    try test.type("many", into: "Copies")
    try test.type("much", into: "Price")
    order.copies = 4
    test.driver.update()
    #expect(
      lines(test) == [
        "Copies [4]", "Price € [much]", "! This is not a number. !", "Discount [25] %",
      ])
  }

  @Test("A row shows its own error in place of that of the page, and the latter again afterward")
  func errorOfThePage() throws {
    struct StockPage: TablePage {
      let order: Order
      let title = "Stock"
      var sections: [TableSection] {
        TableSection {
          NumberRow("Copies", order, \.copies, in: 1...99)
            .error(order.copies > 50 ? "Only 50 left" : nil)
        }
      }
    }
    let test = PageTest(StockPage(order: Order()))
    try test.type("abc", into: "Copies")
    #expect(test.rows == [["Copies", "abc", "This is not a number."]])
    #expect(test.driver.page.row(at: RowIndexPath(section: 0, row: 0))?.state.isInvalid == true)
    try test.type("60", into: "Copies")
    #expect(test.rows == [["Copies", "60", "Only 50 left"]])
    try test.type("100", into: "Copies")
    #expect(test.rows == [["Copies", "100", "Maximum: 99"]])
    try test.type("6", into: "Copies")
    #expect(test.rows == [["Copies", "6"]])
  }

  private final class Limits {
    var (first, second, third) = (5, 5, 5)
    var limit = 10
    var sent: [[Int]] = []
    var navigators: [Navigator?] = []
  }

  private struct LimitsPage: TablePage {
    let limits: Limits
    let title = "Limits"
    var sections: [TableSection] {
      let shown = [limits.first, limits.second, limits.third]
      TableSection {
        NumberRow("First", value: limits.first, in: 0...limits.second) { number in
          limits.navigators.append(Navigator.current)
          limits.first = number
        }
        NumberRow("Second", limits, \.second, in: 0...limits.third)
        NumberRow("Third", limits, \.third, in: 0...limits.limit)
        NumberRow("Limit", limits, \.limit)
        Row("Send").onSelect { limits.sent.append(shown) }
      }
    }
  }

  @Test("Numbers that another number makes acceptable are accepted before the next event")
  func laterRanges() throws {
    let limits = Limits()
    let test = PageTest(LimitsPage(limits: limits))
    for title in ["First", "Second", "Third"] { try test.type("50", into: .text(title)) }
    try test.tap("Send")
    try test.type("100", into: "Limit")
    try test.tap("Send")
    #expect(limits.sent == [[5, 5, 5], [50, 50, 50]])
    #expect(limits.navigators.count == 1 && limits.navigators[0] === test.navigator)
    #expect(!test.rows.joined().contains { $0.hasPrefix("Maximum") })
  }

  private final class Lists {
    var names = [["Ann", "Ben"], ["Cy"]]
  }

  private struct ListsPage: TablePage {
    let lists: Lists
    let title = "Lists"
    let isEditing = true
    var sections: [TableSection] {
      for (number, names) in lists.names.enumerated() {
        TableSection(names, id: \.self) { NumberRow($0, value: 1) { (_: Int?) in } }
          .id(number)
          .onMoveBetweenSections { move in
            let name = lists.names[move.source.section].remove(at: move.source.row)
            lists.names[move.target.section].insert(name, at: move.target.row)
          }
      }
    }
  }

  @Test("A text that is not accepted stays in a row that moves to another data section")
  func moves() throws {
    let (lists, error) = (Lists(), "This is not a number.")
    let test = PageTest(ListsPage(lists: lists))
    try test.type("many", into: "Ben")
    try test.type("much", into: "Cy")
    lists.names = [["Cy"], ["Ann", "Ben"]]
    test.driver.update()
    #expect(test.rows == [["Cy", "much", error], ["Ann", "1"], ["Ben", "many", error]])
    try test.move("Ben", to: RowIndexPath(section: 0, row: 0))
    #expect(lists.names == [["Ben", "Cy"], ["Ann"]])
    #expect(test.rows == [["Ben", "many", error], ["Cy", "much", error], ["Ann", "1"]])
    try test.type("2", into: "Ben")
    #expect(test.rows == [["Ben", "1"], ["Cy", "much", error], ["Ann", "1"]])
  }

  private final class Parcel {
    var weight = 1
    var width = 1
    var maximum = 20
  }

  /// The parcels of a delivery, whose rows the same code creates.
  private struct ParcelsPage: TablePage {
    let parcels: [Parcel]
    var title: String { "Parcels" }
    var sections: [TableSection] {
      for (number, parcel) in parcels.enumerated() {
        TableSection("\(number)") {
          for property in [\Parcel.weight, \.width] {
            NumberRow("Size", parcel, property, in: 1...parcel.maximum)
          }
        }
      }
    }
  }

  @Test("Each object and each property has its own text, although the same line creates the rows")
  func objects() throws {
    let parcels = [Parcel(), Parcel()]
    let test = PageTest(ParcelsPage(parcels: parcels))
    let error = "This is not a number."
    try test.type("x", into: .at(RowIndexPath(section: 0, row: 0)))
    #expect(test.rows == [["Size", "x", error], ["Size", "1"], ["Size", "1"], ["Size", "1"]])
    try test.type("30", into: .at(RowIndexPath(section: 1, row: 1)))
    parcels[0].maximum = 99
    test.driver.update()
    #expect(test.rows[3] == ["Size", "30", "Maximum: 20"])
    #expect(parcels.map(\.weight) == [1, 1] && parcels.map(\.width) == [1, 1])
  }

  private final class Delivery {
    var parcels = (0..<3).map { _ in Parcel() }
    var chosen = 0
  }

  private struct DeliveryPage: TablePage {
    let delivery: Delivery
    var title: String { "Delivery" }
    var sections: [TableSection] {
      let parcel = delivery.parcels[delivery.chosen]
      TableSection { NumberRow("Weight", parcel, \.weight, in: 1...parcel.maximum) }
    }
  }

  @Test("A page that shows another object in the same row shows the text of this object")
  func chosenObject() throws {
    let delivery = Delivery()
    delivery.parcels[1].maximum = 99
    let test = PageTest(DeliveryPage(delivery: delivery))
    try test.type("50", into: "Weight")
    for chosen in [1, 2, 0] {
      delivery.chosen = chosen
      test.driver.update()
      let note = chosen == 0 ? ["50", "Maximum: 20"] : ["1"]
      #expect(test.rows == [["Weight"] + note])
    }
    #expect(delivery.parcels.map(\.weight) == [1, 1, 1])
  }

  @Test("A row that is made outside of a page shows the number of the model")
  func outside() {
    let order = Order()
    let row = NumberRow("Copies", order, \.copies)
    row.row.handlers[.change]?(.main, .text("x"))
    row.row.handlers[.change]?(.main, .text("5"))
    #expect(order.copies == 5)
    #expect(row.row.texts == ["Copies", "3"])
  }
}
