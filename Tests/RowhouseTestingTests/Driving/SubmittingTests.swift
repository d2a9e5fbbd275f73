// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The Return key of fields, and the focus from code")
struct SubmittingTests {
  private final class Address {
    var name = ""
    var city = ""
    var sent: [String] = []
  }

  private struct AddressPage: TablePage {
    let address: Address

    var title: String { "Address" }

    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", address, \.name).returnKey(.next)
          .onSubmit { [navigator] in navigator.focus("city") }
        FieldRow("Notes", text: "") { _ in }.lines(3).onSubmit { address.sent.append("notes") }
        FieldRow("Plain", text: "") { _ in }
        FieldRow("Locked", text: "") { _ in }
          .onSubmit { address.sent.append("locked") }.disabled().id("locked")
        Row("Text", id: "text")
        Row("Link", id: "link").onSelect {}
      }
      TableSection(0..<40, id: \.self) { Row("\($0)") }
      TableSection {
        FieldRow("City", address, \.city).returnKey(.send)
          .onSubmit { address.sent.append("\(address.name), \(address.city)") }
          .id("city")
      }
    }
  }

  private let address = Address()
  private let test: PageTest

  init() { test = PageTest(AddressPage(address: address)) }

  @Test("Return moves the focus to the next field, and sends the page in the last one")
  func chain() throws {
    try test.type("Ada", into: "Name")
    #expect(test.focusedRow == nil)
    try test.pressReturn(in: "Name")
    #expect(test.focusedRow?.texts.first == "City")
    #expect(test.displayedRows.last == RowIndexPath(section: 2, row: 0))
    try test.type("Oslo", into: "City")
    #expect(address.sent.isEmpty)
    try test.pressReturn(in: "City")
    #expect(address.sent == ["Ada, Oslo"])
  }

  @Test("Return has no effect in a field without a handler or with several lines")
  func others() throws {
    try test.pressReturn(in: "Plain")
    try test.pressReturn(in: "Notes")
    #expect(address.sent.isEmpty && test.focusedRow == nil)
    #expect(throws: PageTestError.self) { try test.pressReturn(in: "Locked") }
    #expect(throws: PageTestError.self) { try test.pressReturn(in: "Text") }
  }

  @Test("A request to focus a row that cannot have the focus is ignored")
  func ignored() {
    test.navigator.focus("link")
    #expect(test.focusedRow?.texts.first == "Link")
    for id in ["text", "locked", "missing"] {
      test.navigator.focus(id)
      #expect(test.focusedRow?.texts.first == "Link", "\(id)")
      #expect(test.displayedRows.first == RowIndexPath(section: 0, row: 5))
    }
  }

  private final class Shopping {
    var draft = ""
    var items: [String] = []
    var ends = 0
  }

  private struct ShoppingPage: TablePage {
    let shopping: Shopping
    var title: String { "Shopping" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("New item", shopping, \.draft)
          .onSubmit { shopping.items.append(shopping.draft) }
          .onDidEndEditing {
            shopping.draft = ""
            shopping.ends += 1
          }
        FieldRow("Shop", text: "") { _ in }
      }
    }
  }

  @Test("Return is reported after the text and before the end of editing")
  func order() throws {
    let shopping = Shopping()
    let test = PageTest(ShoppingPage(shopping: shopping))
    try test.type("milk", into: "New item", leavesField: false)
    try test.pressReturn(in: "New item")
    #expect(shopping.items == ["milk"] && shopping.draft.isEmpty && shopping.ends == 1)
    try test.type("eggs", into: "New item", leavesField: false)
    try test.pressReturn(in: "Shop")
    #expect(shopping.items == ["milk"] && shopping.draft.isEmpty && shopping.ends == 2)
    // The user enters the field, and leaves it without a change.
    try test.pressReturn(in: "New item")
    #expect(shopping.items == ["milk", ""] && shopping.ends == 3)
  }
}
