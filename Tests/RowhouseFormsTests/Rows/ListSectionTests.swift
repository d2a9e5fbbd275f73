// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseModel
import RowhouseTesting
import Testing

@MainActor
@Suite("Editable lists of forms")
struct ListSectionTests {
  private struct Phone: Identifiable, Equatable, Sendable {
    let id: Int
    var number = ""
  }

  private struct Contact: Equatable {
    var phones = [Phone(id: 0, number: "1"), Phone(id: 1, number: "2")]
  }

  private struct Page: TablePage {
    let form: FormModel<Contact>
    var title: String { "Contact" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(
        list: form, \.phones, count: 1...3, add: "Add",
        new: { Phone(id: (form.value.phones.map(\.id).max() ?? 0) + 1) },
        row: { phone in FieldRow("Number \(phone.id)", phone, \.number) })
    }
  }

  @Test("Each change of the list is a step of the form, and the list shows the error of its field")
  func steps() throws {
    let form = FormModel(Contact()) {
      FormRule(\.phones, "Numbers are different") { Set($0.map(\.number)).count == $0.count }
    }
    let test = PageTest(Page(form: form))
    try test.tap("Add")
    try test.type("2", into: "Number 2")
    #expect(test.shows("Numbers are different"))
    try test.delete("Number 1")
    #expect(!test.shows("Numbers are different"))
    try test.move("Number 2", to: 0)
    #expect(form.value.phones.map(\.id) == [2, 0])
    try test.tap("Undo delete")
    #expect(form.value.phones.map(\.id) == [2, 0, 1])
    form.undo()
    form.undo()
    form.undo()
    #expect(form.value.phones.map(\.number) == ["1", "2", "2"])
    test.driver.update()
    #expect(!test.shows("Undo delete"), "The form itself has the element again")
    form.undo()
    form.undo()
    #expect(form.value == Contact() && !form.canUndo)
  }

  @Test("If the user cannot add elements, the last row shows the error of the list")
  func errorWithoutAdding() throws {
    struct NumbersPage: TablePage {
      let form: FormModel<Contact>
      var title: String { "Numbers" }
      var isEditing: Bool { true }
      var sections: [TableSection] {
        TableSection(list: form, \.phones) { phone in Row(phone.number) }
      }
    }
    let form = FormModel(Contact()) {
      FormRule(\.phones, "No number is 1") { $0.allSatisfy { $0.number != "1" } }
      FormRule(\.phones, "A number is missing") { !$0.isEmpty }
    }
    let test = PageTest(NumbersPage(form: form))
    try test.move("1", to: 1)
    #expect(test.rows == [["2"], ["1", "No number is 1"]])
    try test.delete("2")
    #expect(test.rows == [["1"], ["Undo delete", "No number is 1"]])
    try test.delete("1")
    #expect(test.rows == [["Undo delete", "A number is missing"]])
    #expect(PageTest(NumbersPage(form: form)).rows == [["A number is missing"]])
    try test.tap("Undo delete")
    #expect(test.shows("No number is 1"))
  }

  @Test("An element of an earlier document is not put back into one that was loaded")
  func loaded() throws {
    let form = FormModel(Contact())
    let test = PageTest(Page(form: form))
    try test.delete("Number 1")
    #expect(test.shows("Undo delete"))
    form.load(Contact(phones: [Phone(id: 7)]))
    test.driver.update()
    #expect(test.rows.map { $0[0] } == ["Number 7", "Add"])
    try test.tap("Add")
    try test.delete("Number 7")
    try test.tap("Undo delete")
    #expect(form.value.phones.map(\.id) == [7, 8])
  }

  private struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var name = ""
    var amount = 0
  }

  private struct Order: Equatable {
    var items = [Item(id: 1), Item(id: 2), Item(id: 3, amount: 5)]

    subscript(item id: Item.ID) -> Item {
      get { items.first { $0.id == id } ?? Item(id: id) }
      set { if let index = items.firstIndex(where: { $0.id == id }) { items[index] = newValue } }
    }
  }

  private struct OrderPage: TablePage {
    let form: FormModel<Order>
    var title: String { "Order" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(
        list: form, \.items, add: "Add", new: { Item(id: 4) },
        row: { item in NumberRow("Amount", item, \.amount, in: 0...99) })
      TableSection {
        SubmitRow("Send", form) { _ in Issue.record("The form was sent") }
      }
    }
  }

  private func numbers(_ test: PageTest) -> [String] { test.rows.prefix(3).map { $0[1] } }

  @Test("A text that is not accepted belongs to its element, and the form is not valid")
  func drafts() async throws {
    let form = FormModel(Order())
    let test = PageTest(OrderPage(form: form))
    try test.type("x", into: .id(ItemID(1)))
    test.driver.update()
    #expect(numbers(test) == ["x", "0", "5"])
    #expect(form.isDirty && !form.isValid && form.leaveGuard != nil)
    try test.tap("Send")
    #expect(form.submission == .failed && test.focusedRow?.texts.first == "Amount")
    try test.move(.id(ItemID(1)), to: 2)
    #expect(numbers(test) == ["0", "5", "x"])
    form.edit { $0.items[0].amount = 8 }
    #expect(!form.isValid, "Another element has changed")
    form.edit { $0.items[2].amount = 7 }
    #expect(form.isValid && test.rows[2] == ["Amount", "7"])
    try test.type("x", into: .id(ItemID(3)))
    form.edit { $0.items.removeAll { $0.id == 3 } }
    await test.settled()
    #expect(form.isValid && test.diagnostics.isEmpty)
  }

  @Test("Rows of elements that are bound to the form show the errors of their elements")
  func errors() throws {
    struct ErrorPage: TablePage {
      let form: FormModel<Order>
      var title: String { "Order" }
      var isEditing: Bool { true }
      var sections: [TableSection] {
        TableSection(
          list: form, \.items, add: "Add", new: { Item(id: 4) },
          row: { item in FieldRow("Name", form, \.[item: item.id].name) })
      }
    }
    let form = FormModel(Order()) {
      FormRule(reading: \Order.items) { order in
        var errors = FormErrors<Order>()
        for item in order.items where item.name.isEmpty {
          errors.add(\.[item: item.id].name, "Describe the item")
        }
        return errors
      }
    }
    let test = PageTest(ErrorPage(form: form))
    form.submit { _ in }
    try test.type("Pen", into: .id(ItemID(2)))
    let error = ["Name", "Describe the item"]
    #expect(test.rows.prefix(3) == [error, ["Name", "Pen"], error])
    try test.delete(.id(ItemID(1)))
    #expect(test.rows.prefix(2) == [["Name", "Pen"], error])
  }

  @Test("A value that the user is typing is an unsaved change of one step")
  func typing() {
    let form = FormModel(Order())
    func row(_ make: @escaping @MainActor (ListElement<Item>) -> AnyRow) -> AnyRow {
      let section = TableSection(
        list: form, \.items, add: "Add", new: { Item(id: 4) }, row: make)
      guard case .rows(let rows) = section.content else { return Row("").row }
      return rows[0]
    }
    let name = row { FieldRow("Name", $0, \.name).row }
    name.handlers[.typing]?(.main, .text("A"))
    #expect(form.value.items[0].name == "A" && form.leaveGuard != nil)
    name.handlers[.typing]?(.main, .text("Ad"))
    name.handlers[.change]?(.main, .text("Ada"))
    let live = row { FieldRow("Name", $0, \.name).reporting(.continuous).row }
    live.handlers[.change]?(.main, .text("Adam"))
    live.handlers[.change]?(.main, .text("Adams"))
    live.handlers[.didEndEditing]?()
    let amount = row { NumberRow("Amount", $0, \.amount, in: 0...99).row }
    amount.handlers[.typing]?(.main, .text("1"))
    amount.handlers[.typing]?(.main, .text("10"))
    amount.handlers[.change]?(.main, .text("100"))
    #expect(form.value.items[0] == Item(id: 1, name: "Adams") && !form.isValid)
    form.undo()
    #expect(form.value.items[0].name == "Ada")
    form.undo()
    #expect(form.value == Order() && !form.canUndo)
  }

  @Test("Lists of one form at one place in the code remember their deletions separately")
  func separate() throws {
    struct Person: Equatable {
      var home = [Phone(id: 1)]
      var work = [Phone(id: 2)]
    }
    struct PersonPage: TablePage {
      let form: FormModel<Person>
      var title: String { "Person" }
      var sections: [TableSection] {
        for phones in [\Person.home, \Person.work] {
          TableSection(
            list: form, phones, add: "Add", new: { Phone(id: 3) }, row: { Row("\($0.id)") })
        }
      }
    }
    let form = FormModel(Person())
    let test = PageTest(PersonPage(form: form))
    try test.delete("1")
    #expect(test.rows.map { $0[0] } == ["Add", "Undo delete", "2", "Add"])
    try test.tap("Undo delete")
    #expect(form.value == Person())
  }
}
