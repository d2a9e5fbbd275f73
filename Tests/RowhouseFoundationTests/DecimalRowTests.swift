// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import RowhouseForms
import RowhouseFoundation
import RowhouseTestSupport
import RowhouseTesting
import Testing

@Suite("Rows for decimal numbers")
@MainActor
struct DecimalRowTests {
  @Observable @MainActor
  final class Product {
    var price = amount("1234.56")
    var discount: Decimal?
  }

  private struct Item: Equatable, Sendable {
    var price = amount("9.9")
    var discount: Decimal?
  }

  private struct Page: TablePage {
    let rows: @MainActor () -> [AnyRow]
    var title: String { "Product" }
    var language: String? { "de" }
    var sections: [TableSection] { TableSection { rows() } }
  }

  private func test(@RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]) -> PageTest {
    PageTest(Page(rows: rows))
  }

  nonisolated private static func amount(_ text: String) -> Decimal {
    guard let number = Decimal(string: text) else {
      preconditionFailure("“\(text)” is not a decimal number.")
    }
    return number
  }

  @Test("A price is shown and set exactly, and cannot be removed or leave its range")
  func price() throws {
    let product = Product()
    let test = test {
      NumberRow("Price", product, \.price, format: .currency("EUR"), in: 0...10_000)
    }
    #expect(test.rows[0].contains("1.234,56"))
    for (text, price) in [("0,1", "0.1"), ("0,29", "0.29"), ("9.999,95", "9999.95")] {
      try test.type(text, into: "Price")
      #expect(product.price == Self.amount(price))
    }
    for text in ["", "10.000,01", "x"] {
      try test.type(text, into: "Price")
      let hasError = test.rows[0].count == (text.isEmpty ? 3 : 4)
      #expect(hasError && product.price == Self.amount("9999.95"), "\(test.rows)")
    }
    #expect(test.diagnostics.isEmpty)
  }

  @Test("An empty field sets an optional number to nil, and a percentage is exact")
  func optional() throws {
    let product = Product()
    let test = test {
      NumberRow("Discount", product, \.discount, format: .percent(fraction: 0...1))
      NumberRow("Price", value: product.price) { product.price = $0 }
    }
    try test.type("7,1", into: "Discount")
    #expect(product.discount == Self.amount("0.071"))
    try test.type("", into: "Discount")
    #expect(product.discount == nil)
    let price = product.price
    try test.type("", into: "Price")
    #expect(product.price == price && test.rows[1].count == 2)
    try test.type("0,3", into: "Price")
    #expect(product.price == Self.amount("0.3") && test.rows[1] == ["Price", "0,3"])
  }

  @Test("A number of a form has the rules and the errors of its field, and keeps other text")
  func form() throws {
    let form = FormModel(Item()) {
      FormRule(\.price, "Free of charge") { $0 > 0 }
    }
    let test = test {
      NumberRow("Price", form, \.price, in: 0...100)
      NumberRow("Discount", form, \.discount)
    }
    try test.type("0", into: "Price")
    #expect(test.rows[0] == ["Price", "0", "Free of charge"])
    try test.type("0,07", into: "Price")
    #expect(test.rows[0] == ["Price", "0,07"] && form.value.price == Self.amount("0.07"))
    try test.type("101", into: "Price")
    try test.type("1,5", into: "Discount")
    #expect(test.rows[0].prefix(2) == ["Price", "101"] && test.rows[0].count == 3)
    #expect(form.value.discount == Self.amount("1.5") && !form.isValid)
    try test.type("", into: "Discount")
    #expect(form.value.discount == nil)
    try test.type("99,99", into: "Price")
    #expect(form.value.price == Self.amount("99.99") && form.isValid)
  }

  @Test("A typed number of at most 15 digits is read and shown again exactly")
  func law() throws {
    let product = Product()
    let test = test { NumberRow("Price", product, \.price, format: .decimal(fraction: 0...15)) }
    var generator = SeededGenerator(seed: 20_261_128)
    for _ in 0..<300 {
      let count = 1 + generator.below(15)
      var digits = (0..<count).map { _ in "\(generator.below(10))" }.joined()
      digits = "\(1 + generator.below(9))" + digits.dropFirst()
      let whole = 1 + generator.below(count)
      let fraction = digits.dropFirst(whole)
      let text = fraction.isEmpty ? digits : "\(digits.prefix(whole)),\(fraction)"
      try test.type(text, into: "Price")
      let number = Self.amount(text.replacing(",", with: "."))
      #expect(product.price == number, "\(text)")
      let shown = NumberFormat(.decimal(fraction: 0...15), language: "de")
      #expect(test.rows[0][1] == shown.editedText(of: Double("\(number)") ?? 0), "\(text)")
    }
  }
}
