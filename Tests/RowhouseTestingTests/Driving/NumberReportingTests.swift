// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows that report numbers while the user types")
struct NumberReportingTests {
  @MainActor
  private final class Order {
    var copies = 3
    var shift: Double?
    var items = [Item(id: 1), Item(id: 2)]
    var accepts = true
    var received: [Double?] = []

    func receive(_ shift: Double?) {
      received.append(shift)
      if accepts { self.shift = shift }
    }
  }

  private struct Item: Identifiable, Sendable {
    let id: Int
    var amount = 0

    static func new() -> Self { Self(id: 3) }
  }

  private struct OrderPage: TablePage {
    let order: Order
    var limit = 99
    let title = "Order"
    var language: String? { "en" }
    var sections: [TableSection] {
      TableSection {
        NumberRow("Copies", order, \.copies, in: 1...limit).reporting(.continuous)
        NumberRow("Shift", value: order.shift, in: -10...1_000_000, onChange: order.receive)
          .reporting(.continuous)
        Row("Total").value("\(order.copies)")
      }
      TableSection(list: order, \.items, add: "Add", new: Item.new) { item in
        NumberRow("Amount", item, \.amount).reporting(.continuous)
      }
    }
  }

  private let order = Order()
  private let test: PageTest

  init() { test = PageTest(OrderPage(order: order)) }

  private func reference(_ section: Int, _ row: Int) throws -> RowReference {
    try #require(test.page.reference(at: RowIndexPath(section: section, row: row)))
  }

  /// Types a text without leaving the field.
  private func type(_ text: String, _ row: Int, section: Int = 0) throws {
    try test.driver.send(
      .change(.main, .text(text)), to: reference(section, row), flushing: true)
  }

  private func leave(_ row: Int, section: Int = 0) throws {
    try test.driver.send(.didEndEditing, to: reference(section, row), flushing: true)
  }

  @Test("Each number is reported, and the field shows the text as it is typed")
  func numbers() throws {
    for (text, number) in [("1", 1.0), ("12", 12), ("1234", 1_234), ("1234.50", 1_234.5)] {
      try type(text, 1)
      #expect(order.shift == number && test.rows[1] == ["Shift", text])
    }
    try leave(1)
    #expect(test.rows[1] == ["Shift", "1,234.5"])
    #expect(order.received == [1, 12, 1_234, 1_234.5])
    try type("", 1)
    #expect(order.shift == nil && order.received.count == 5)
    try leave(1)
    #expect(test.rows[1] == ["Shift"])
    try type("7", 0)
    #expect(test.rows[2] == ["Total", "7"])
  }

  @Test("Text that is not a number yet reports nothing and has no error until the user leaves")
  func unfinished() throws {
    for text in ["-", "-.", "-.5", "-.5.", "-.5"] {
      try type(text, 1)
      #expect(test.rows[1] == ["Shift", text])
    }
    #expect(order.received.last == -0.5)
    let count = order.received.count
    try leave(1)
    #expect(test.rows[1] == ["Shift", "-0.5"] && order.received.count == count)
    try type("-", 1)
    #expect(test.rows[1] == ["Shift", "-"])
    try leave(1)
    #expect(test.rows[1] == ["Shift", "-", "This is not a number."])
    #expect(order.shift == -0.5 && order.received.count == count)
    try type("-x", 1)
    #expect(test.rows[1] == ["Shift", "-x", "This is not a number."])
    try type("-1", 1)
    #expect(test.rows[1] == ["Shift", "-1"] && order.shift == -1)
  }

  @Test("A number that is out of range has an error at the end, and the last number is kept")
  func range() throws {
    for text in ["", "5", "50", "500"] { try type(text, 0) }
    #expect(order.copies == 50 && test.rows[0] == ["Copies", "500"])
    try leave(0)
    #expect(order.copies == 50 && test.rows[0] == ["Copies", "500", "Maximum: 99"])
    try type("", 0)
    try leave(0)
    #expect(order.copies == 50 && test.rows[0] == ["Copies", "Enter a number."])
    try leave(0)
    #expect(test.rows[0] == ["Copies", "Enter a number."])
  }

  @Test("Several texts between two evaluations are read after each other")
  func batch() throws {
    for text in ["5", "50", "500"] {
      try test.driver.send(.change(.main, .text(text)), to: reference(0, 0))
    }
    test.driver.update()
    #expect(order.copies == 50 && test.rows[0] == ["Copies", "500"])
    try leave(0)
    #expect(test.rows[0] == ["Copies", "500", "Maximum: 99"])
  }

  @Test("A field whose number the model refuses or replaces shows the number of the model")
  func refusedByModel() throws {
    order.accepts = false
    try type("5", 1)
    #expect(order.received == [5] && test.rows[1] == ["Shift"])
    try leave(1)
    #expect(test.rows[1] == ["Shift"])
    try type("4.", 0)
    try type("40", 0)
    order.copies = 8
    test.driver.update()
    #expect(test.rows[0] == ["Copies", "8"])
    try leave(0)
    #expect(order.copies == 8 && test.rows[0] == ["Copies", "8"])
  }

  @Test("Elements of a list keep their own text")
  func elements() throws {
    try type("1", 0, section: 1)
    try type("-", 1, section: 1)
    #expect(order.items.map(\.amount) == [1, 0])
    #expect(test.rows[3...4] == [["Amount", "1"], ["Amount", "-"]])
    try leave(0, section: 1)
    try leave(1, section: 1)
    #expect(test.rows[3...4] == [["Amount", "1"], ["Amount", "-", "This is not a number."]])
  }

  @Test("Typing in one step reports the number once and ends the editing")
  func wholeText() throws {
    try test.type("12", into: "Shift")
    #expect(order.received == [12] && test.rows[1] == ["Shift", "12"])
    try test.type("many", into: "Shift")
    #expect(test.rows[1] == ["Shift", "many", "This is not a number."])
  }

  @Test("The model has the last accepted number, and the field the last text, after any keys")
  func law() throws {
    let format = NumberFormat(.decimal(), language: "en")
    var random = SeededGenerator(seed: 20_261_128)
    var (text, number, hasError) = ("", Double?.none, false)
    for step in 0..<2_000 {
      let isAccepted: Bool
      switch random.below(8) {
      case 0:
        try leave(1)
        isAccepted = (try? accepted(text, format)) != nil
        if isAccepted { text = number.map { format.text(of: $0) } ?? "" }
        hasError = !isAccepted
      case 1:
        text = String(text.dropLast(1 + random.below(3)))
        try type(text, 1)
        isAccepted = (try? accepted(text, format)) != nil
      default:
        let keys = Array("-.,0159x")
        text.insert(keys[random.below(keys.count)], at: text.endIndex)
        try type(text, 1)
        isAccepted = (try? accepted(text, format)) != nil
      }
      if isAccepted { (number, hasError) = (try accepted(text, format).number, false) }
      let row = test.rows[1]
      #expect(order.shift == number, "step \(step): “\(text)”")
      #expect(row.dropFirst().first ?? "" == text || text.isEmpty, "step \(step): \(row)")
      #expect((row.count > (text.isEmpty ? 1 : 2)) == hasError, "step \(step): \(row)")
    }
  }

  /// Returns the number of a text that the row accepts.
  ///
  /// It is part of a tuple, so that `try?` distinguishes an empty field from an error.
  private func accepted(_ text: String, _ format: NumberFormat) throws -> (number: Double?, Void) {
    struct OutOfRange: Error {}
    let number = try format.number(in: text)
    if let number, !(-10...1_000_000).contains(number) { throw OutOfRange() }
    return (number, ())
  }

  @Test("Closures that are added to the row are called for each text and at the end")
  func addedClosures() throws {
    var log: [String] = []
    let page = DrawnOrder {
      NumberRow("Copies", order, \.copies)
        .onControlChange { _, value in log.append("\(value)") }
        .onDidEndEditing { log.append("end") }
        .reporting(.continuous)
    }
    let test = PageTest(page)
    try test.type("8", into: "Copies")
    #expect(order.copies == 8 && log.count == 2 && log.last == "end")
  }

  private struct DrawnOrder: TablePage {
    let title = "Order"
    let row: @MainActor () -> NumberRow
    var sections: [TableSection] { TableSection { row() } }
  }
}
