// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Search fields")
struct SearchFieldTests {
  private let screen = TableScreen()
  private let cities = ["Oslo", "Rome", "Rouen"]

  /// Shows the cities that match a query, below the field for the query.
  private func show(_ query: String, isDisabled: Bool = false) {
    screen.driver.sections = [
      TableSection {
        FieldRow("", text: query, placeholder: "Search", kind: .search) { show($0) }
          .reporting(.continuous).disabled(isDisabled)
        for city in cities where city.hasPrefix(query) { Row(city).id(city) }
        FieldRow("Name", text: "Ada") { _ in }
      }
    ]
    screen.settle()
  }

  @Test("A button removes the text, and the field keeps the keyboard")
  func clearing() throws {
    show("")
    let field = try #require(screen.first(UITextField.self, 0))
    field.type("Ro")
    #expect(screen.table.numberOfRows(inSection: 0) == 4)
    field.tapClearButton()
    #expect(field.text == "" && field.isFirstResponder)
    #expect(screen.table.numberOfRows(inSection: 0) == 5)
    field.type("Os")
    show("Os", isDisabled: true)
    field.tapClearButton()
    #expect(field.text == "Os")
  }

  @Test("Other fields have no button that removes the text")
  func kinds() throws {
    show("")
    let fields = try [0, 4].map { try #require(screen.first(UITextField.self, $0)) }
    #expect(fields.map { $0.clearButtonMode == .never } == [false, true])
  }
}
#endif
