// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

/// Forms whose saved value somebody else has changed.
@MainActor
@Suite("Newer values of a form")
struct RebaseTests {
  private struct Order: Equatable {
    var version = 1
    var name = "Ann"
    var phone = "1"
    var count = 2
    var address = Address()
    var items = [Item(id: 1, name: "Tea")]

    struct Address: Equatable {
      var street = "A street"
      var city = "Ulm"
    }

    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }

    subscript(item id: Int) -> Item {
      get { items.first { $0.id == id } ?? Item(id: id, name: "") }
      set { if let index = items.firstIndex(where: { $0.id == id }) { items[index] = newValue } }
    }
  }

  private let saved = Order()
  private var newer: Order {
    var newer = saved
    (newer.version, newer.phone, newer.address.street) = (2, "2", "B street")
    return newer
  }

  @Test("The fields that the user has changed keep their values, and the others get the newer ones")
  func keeps() {
    let form = FormModel(saved)
    form[\.name] = "Bob"
    form.type("Bonn", into: \.address.city)
    form.rebase(onto: newer)
    var expected = newer
    (expected.name, expected.address.city) = ("Bob", "Bonn")
    #expect(form.value == expected && form.saved == newer && form.isDirty)
    form.reset()
    #expect(form.value == newer && !form.isDirty)
  }

  @Test("A field that both have changed keeps the user's value until the user undoes it")
  func conflict() {
    let form = FormModel(saved)
    form.type("3", into: \.phone)
    form.rebase(onto: newer)
    #expect(form.value.phone == "3")
    form.type("34", into: \.phone)
    form.undo()
    #expect(form.value == newer && !form.canUndo && !form.isDirty)
    form.redo()
    #expect(form.value.phone == "34" && form.value.version == 2)
  }

  @Test("A step that somebody else has made alike is removed")
  func alike() {
    let form = FormModel(saved)
    form[\.phone] = "2"
    form[\.name] = "Bob"
    form.undo()
    form.rebase(onto: newer)
    #expect(form.value == newer && !form.canUndo && !form.isDirty)
    form.redo()
    #expect(form.value.name == "Bob" && form.value.phone == "2")
  }

  @Test("An unchanged form becomes the newer value, without a step")
  func unchanged() {
    let form = FormModel(saved)
    form.rebase(onto: newer)
    #expect(form.value == newer && !form.isDirty && !form.canUndo)
  }

  @Test("The name of a list's element is a field, and the list is another one")
  func lists() {
    let form = FormModel(saved)
    var newer = saved
    func names() -> [String] { form.value.items.map(\.name) }
    form[\.[item: 1].name] = "Coffee"
    newer.items.append(Order.Item(id: 2, name: "Milk"))
    form.rebase(onto: newer)
    #expect(names() == ["Coffee", "Milk"])
    form[\.items].removeLast()
    newer.items.append(Order.Item(id: 3, name: "Sugar"))
    form.rebase(onto: newer)
    #expect(names() == ["Coffee"])
    form.undo()
    #expect(names() == ["Coffee", "Milk", "Sugar"])
    newer.items.removeFirst()
    form.rebase(onto: newer)
    #expect(names() == ["Milk", "Sugar"] && !form.isDirty)
    form.redo()
    #expect(names() == ["Coffee"])
  }

  @Test("A rule for a larger field does not keep the newer parts of it")
  func nested() {
    let form = FormModel(saved) {
      FormRule(reading: \.address) { _ in FormErrors() }
      FormRule(\.address.street, "Enter a street") { !$0.isEmpty }
    }
    form.type("Bonn", into: \.address.city)
    form.rebase(onto: newer)
    #expect(form.value.address == Order.Address(street: "B street", city: "Bonn"))
    let whole = FormModel(saved) { FormRule(reading: \.address) { _ in FormErrors() } }
    whole.edit { $0.address.city = "Bonn" }
    whole.rebase(onto: newer)
    #expect(whole.value.address == Order.Address(street: "A street", city: "Bonn"))
  }

  @Test("A change without a key path needs one, or the key path of a rule")
  func unknown() {
    var diagnostics: [FormDiagnostic] = []
    func form() -> FormModel<Order> {
      let note: @MainActor (FormDiagnostic) -> Void = { diagnostics.append($0) }
      return FormModel(saved, diagnostics: note) {
        FormRule(\.name, "Enter a name") { !$0.isEmpty }
      }
    }
    let (ruled, named, lost) = (form(), form(), form())
    ruled.edit { $0.name = "Bob" }
    ruled.rebase(onto: newer)
    #expect(ruled.value.name == "Bob" && ruled.value.version == 2)
    named.edit { ($0.name, $0.count) = ("Bob", 3) }
    named.rebase(onto: newer, keeping: \.count)
    #expect(named.value.name == "Bob" && named.value.count == 3 && diagnostics.isEmpty)
    lost.edit { $0.count = 3 }
    lost.rebase(onto: newer)
    #expect(lost.value.count == 2 && diagnostics == [.unknownChange])
    #expect("\(diagnostics)".contains("keeping:"))
  }

  @Test("Rules run for newer fields, and an error remains until its field changes")
  func errors() {
    let form = FormModel(saved) {
      FormRule(\.name, "Enter a name") { !$0.isEmpty }
      FormRule(at: \.phone, "No such number", on: .change) { $0.phone != "2" }
    }
    form.type("", into: \.name)
    form.endEditing(\.name)
    form.type("9", into: \.phone)
    form.undo()
    form.rebase(onto: newer)
    #expect(form.error(at: \.name) == "Enter a name")
    #expect(form.error(at: \.phone) == "No such number")
    var third = newer
    third.phone = "3"
    form.rebase(onto: third)
    #expect(form.error(at: \.name) == "Enter a name" && form.error(at: \.phone) == nil)
  }

  @Test("A submission adopts the newer value, and the next one sends both changes")
  func submission() async throws {
    let form = FormModel(saved)
    let newer = newer
    var sent: [Order] = []
    let test = PageTest(
      DrawnPage("Order") {
        TableSection {
          FieldRow("Name", form, \.name)
          FieldRow("Phone", form, \.phone)
          SubmitRow("Save", form) { order in
            sent.append(order)
            if order.version < newer.version {
              form.rebase(onto: newer)
              throw FormErrors(\Order.self, "Somebody else has changed this order.")
            }
          }
        }
      })
    try test.type("Bob", into: "Name")
    try test.tap("Save")
    try await test.waitUntil { form.submission == .failed }
    #expect(test.rows[1] == ["Phone", "2"])
    #expect(test.rows[2].contains("Somebody else has changed this order."))
    try test.tap("Save")
    try await test.waitUntil { form.submission == .saved }
    var expected = newer
    expected.name = "Bob"
    #expect(sent.last == expected && !form.isDirty && form.saved == expected)
  }

  @Test("A field that the user changes back during the submission keeps its value and its steps")
  func changedBack() async throws {
    let form = FormModel(saved)
    var stored = newer
    stored.name = "Bob"
    form[\.name] = "Bob"
    form.submit { [stored] _ in
      form[\.name] = "Ann"
      form.rebase(onto: stored)
    }
    let test = PageTest(DrawnPage("Order") { TableSection { FieldRow("Name", form, \.name) } })
    try await test.waitUntil { form.submission == .saved }
    #expect(test.rows == [["Name", "Ann"]])
    #expect(form.isDirty && form.value.phone == "2" && form.saved == stored)
    form.undo()
    #expect(form.value == stored && !form.isDirty)
    form.undo()
    #expect(form.value.name == "Ann" && form.value.version == 2 && !form.canUndo)
  }

  @Test("A refused value keeps what the user has changed back, and its steps lead to newer values")
  func refusedChange() async throws {
    let form = FormModel(saved)
    let newer = newer
    form[\.phone] = "3"
    form.submit { _ in
      form[\.name] = "Bob"
      form.rebase(onto: newer)
      throw FormErrors(\Order.self, "Somebody else has changed this order.")
    }
    let test = PageTest(DrawnPage("Order") { TableSection { FieldRow("Name", form, \.name) } })
    try await test.waitUntil { form.submission == .failed }
    #expect(test.rows == [["Name", "Bob"]])
    #expect(form.value.phone == "3" && form.value.version == 2)
    form.undo()
    form.undo()
    #expect(form.value == newer && !form.isDirty && !form.canUndo)
  }

  /// A value that counts how often it is compared.
  private struct Counted: Equatable {
    var cells = Array(repeating: 0, count: 60)
    let counter: Counter

    final class Counter { var count = 0 }

    subscript(cell index: Int) -> Int {
      get { cells[index] }
      set { cells[index] = newValue }
    }

    static func == (one: Counted, two: Counted) -> Bool {
      one.counter.count += 1
      return one.cells == two.cells
    }
  }

  @Test("Fields that do not contain each other are compared a few times for each step")
  func comparisons() {
    let counter = Counted.Counter()
    let form = FormModel(Counted(counter: counter))
    for index in 0..<50 { form[\.[cell: index]] = 1 }
    var newer = form.saved
    newer.cells[55] = 2
    counter.count = 0
    form.rebase(onto: newer)
    #expect(counter.count < 3 * 50 * 50)
    #expect(form.value.cells.count { $0 == 1 } == 50 && form.value.cells[55] == 2)
    for _ in 0..<50 { form.undo() }
    #expect(form.value == newer && !form.canUndo)
  }

  /// A value in which setting a field resets the next one.
  private struct Place: Equatable {
    var version = 1
    var continent = "" { didSet { if continent != oldValue { country = "" } } }
    var country = "" { didSet { region = "" } }
    var region = "" { didSet { if region != oldValue { city = "" } } }
    var city = "" { didSet { if city != oldValue { street = "" } } }
    var street = ""
  }

  @Test("A field that another field resets keeps the user's value")
  func dependentFields() {
    var diagnostics: [FormDiagnostic] = []
    let form = FormModel(Place(), diagnostics: { diagnostics.append($0) })
    form[\.continent] = "Europe"
    form[\.country] = "Italy"
    form[\.region] = "Lazio"
    form[\.city] = "Rome"
    form[\.street] = "Via Appia"
    var expected = form.value
    let newer = Place(version: 2)
    form.rebase(onto: newer)
    expected.version = 2
    #expect(form.value == expected && diagnostics.isEmpty)
    for _ in 0..<5 { form.undo() }
    #expect(form.value == newer && !form.canUndo)
    for _ in 0..<5 { form.redo() }
    #expect(form.value == expected && !form.canRedo)
  }

  @Test("Text that is not a number stays in its field, and the number below it is the newer one")
  func drafts() throws {
    let form = FormModel(saved)
    let test = PageTest(
      DrawnPage("Order") { TableSection { NumberRow("Count", form, \.count, in: 1...9) } })
    try test.type("12", into: "Count")
    let error = try #require(test.rows[0].last)
    var newer = newer
    newer.count = 5
    form.rebase(onto: newer)
    #expect(test.rows[0] == ["Count", "12", error] && form.value.count == 5 && form.isDirty)
    try test.type("7", into: "Count")
    #expect(test.rows[0] == ["Count", "7"] && form.value.count == 7)
  }

  @Test("A field that is NaN does not keep the other fields from newer values")
  func notANumber() {
    struct Sample: Equatable {
      var size = Double.nan
      var name = "Ann"
      var phone = "1"
    }
    let form = FormModel(Sample()) { FormRule(\.phone, "Enter a number") { !$0.isEmpty } }
    form[\.name] = "Bob"
    form.rebase(onto: Sample(phone: "2"))
    #expect(form.value.name == "Bob" && form.value.phone == "2" && form.saved.phone == "2")
  }
}
