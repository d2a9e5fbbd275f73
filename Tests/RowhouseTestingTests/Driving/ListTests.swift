// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Lists that the user edits")
struct ListTests {
  struct Phone: Identifiable, Hashable, Sendable {
    let id: String
    var number = ""
    var isMain = false
  }

  final class Contact {
    var phones: [Phone]
    var lastID = 0
    init(_ ids: String...) { phones = ids.map { Phone(id: $0, number: "+\($0)") } }

    func newPhone() -> Phone {
      lastID += 1
      return Phone(id: "new \(lastID)")
    }
  }

  struct ContactPage: TablePage {
    let contact: Contact
    var count: ClosedRange<Int>?
    var language: String?
    var title: String { "Contact" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(
        "Numbers", list: contact, \.phones, count: count, add: "Add a number",
        new: { contact.newPhone() },
        row: { phone in
          FieldRow("Number \(phone.id)", phone, \.number, kind: .phone)
        })
    }
  }

  private func titles(_ test: PageTest) -> [String] { test.rows.map { $0[0] } }
  private func ids(_ contact: Contact) -> [String] { contact.phones.map(\.id) }

  @Test("The last rows add an element and undo the last deletion")
  func editing() throws {
    let contact = Contact("a", "b", "c")
    let test = PageTest(ContactPage(contact: contact))
    #expect(titles(test) == ["Number a", "Number b", "Number c", "Add a number"])
    try test.tap("Add a number")
    #expect(ids(contact) == ["a", "b", "c", "new 1"])
    try test.type("+49", into: "Number b")
    #expect(contact.phones[1].number == "+49")
    try test.delete("Number b")
    #expect(titles(test).suffix(2) == ["Add a number", "Undo delete"])
    try test.move("Number c", to: 0)
    #expect(ids(contact) == ["c", "a", "new 1"])
    try test.tap("Undo delete")
    #expect(ids(contact) == ["c", "a", "b", "new 1"], "b is after a again")
    #expect(contact.phones[2].number == "+49" && !test.shows("Undo delete"))
    #expect(test.diagnostics.isEmpty)
  }

  private final class Desk {
    var contact = Contact("a", "b")
  }

  private struct DeskPage: TablePage {
    let desk: Desk
    var title: String { "Desk" }
    var sections: [TableSection] {
      TableSection(list: desk.contact, \.phones) { phone in
        FieldRow("Number \(phone.id)", phone, \.number)
      }
    }
  }

  @Test("A page does not retain objects whose lists it has shown, unless a deletion can be undone")
  func releasedObjects() throws {
    let desk = Desk()
    let table = StrictTableHost()
    table.driver.show(DeskPage(desk: desk))
    var ids = ["a", "b"]
    // A host may retain handlers of rows that look the same.
    func replace() {
      ids = ids.map { $0 + "x" }
      desk.contact = Contact(ids[0], ids[1])
      table.driver.update()
      table.driver.flush()
    }
    func titles() -> [String?] {
      (0..<2).map { table.page?.row(at: RowIndexPath(section: 0, row: $0))?.texts.first }
    }
    let (top, undo) = (RowIndexPath(section: 0, row: 0), RowIndexPath(section: 0, row: 1))
    weak let first = desk.contact
    replace()
    #expect(first == nil)
    weak let second = desk.contact
    #expect(table.send(.delete, at: top))
    table.driver.flush()
    #expect(titles() == ["Number bx", "Undo delete"])
    #expect(table.send(.tap, at: undo))
    table.driver.flush()
    #expect(titles() == ["Number ax", "Number bx"] && second?.phones.map(\.id) == ids)
    replace()
    #expect(second == nil)
    let (third, phones) = (desk.contact, desk.contact.phones)
    #expect(table.send(.delete, at: top))
    replace()
    #expect(titles() == ["Number axxx", "Number bxxx"])
    desk.contact = third
    table.driver.update()
    table.driver.flush()
    #expect(titles() == ["Number bxx", "Undo delete"])
    #expect(table.send(.tap, at: undo))
    #expect(third.phones == phones)
  }

  @Test("Deletions are undone from the last to the first, and only once")
  func undo() throws {
    let contact = Contact("a", "b", "c")
    let test = PageTest(ContactPage(contact: contact))
    for name in ["a", "b", "c"] { try test.delete(.text("Number \(name)")) }
    #expect(titles(test) == ["Add a number", "Undo delete"])
    contact.phones = [Phone(id: "b"), Phone(id: "x")]
    test.driver.update()
    try test.tap("Undo delete")
    #expect(ids(contact) == ["c", "b", "x"], "It was the first and only one")
    try test.tap("Undo delete")
    #expect(ids(contact) == ["c", "a", "b", "x"], "The model already had b")
    #expect(!test.shows("Undo delete"))
  }

  @Test("At the limits, rows cannot be added, restored or deleted, and a row shows why")
  func limits() throws {
    let contact = Contact("a", "b")
    let test = PageTest(ContactPage(contact: contact, count: 1...2))
    #expect(test.shows("Maximum number: 2"))
    #expect(throws: PageTestError.self) { try test.tap("Add a number") }
    #expect(throws: PageTestError.self) { try test.insert("Add a number") }
    try test.delete("Number a")
    #expect(test.shows("Minimum number: 1") && !test.shows("Maximum number: 2"))
    #expect(throws: PageTestError.self) { try test.delete("Number b") }
    try test.insert("Add a number")
    #expect(throws: PageTestError.self) { try test.tap("Undo delete") }
    #expect(ids(contact) == ["b", "new 1"])
    try test.delete("Number b")
    try test.tap("Undo delete")
    #expect(ids(contact) == ["b", "new 1"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A list outside of its range is shown, reported, and changed only toward the range")
  func outside() throws {
    let contact = Contact("a", "b", "c")
    let long = PageTest(ContactPage(contact: contact, count: 1...2))
    #expect(ids(contact) == ["a", "b", "c"] && long.rows.count == 4)
    #expect(
      long.diagnostics.map(\.kind) == [.invalidControl(.unavailableCount(3, allowed: 1...2))])
    #expect("\(long.diagnostics[0])".contains("has 3 elements, but may have only 1 to 2"))
    #expect(throws: PageTestError.self) { try long.tap("Add a number") }
    try long.delete("Number a")

    let short = PageTest(ContactPage(contact: contact, count: 4...6))
    #expect(throws: PageTestError.self) { try short.delete("Number b") }
    try short.tap("Add a number")
    #expect(ids(contact) == ["b", "c", "new 1"])
  }

  @Test("Only rows of elements move, and only among each other")
  func moving() throws {
    let contact = Contact("a", "b")
    let test = PageTest(ContactPage(contact: contact))
    #expect(throws: PageTestError.self) { try test.move("Add a number", to: 0) }
    #expect(throws: PageTestError.self) { try test.move("Number a", to: 2) }
    #expect(test.driver.moveTarget(from: RowIndexPath(section: 0, row: 1), by: 1) == nil)
    try test.move("Number a", to: 1)
    #expect(ids(contact) == ["b", "a"])
  }

  @Test("A property is set in the element with the id, wherever it is, or nowhere")
  func elements() throws {
    let contact = Contact("a", "b")
    var kept: ListElement<Phone>?
    _ = TableSection(
      list: contact, \.phones, add: "Add", new: { contact.newPhone() },
      row: { phone in
        if phone.id == "a" { kept = phone }
        return ToggleRow("Main", phone, \.isMain)
      })
    let element = try #require(kept)
    contact.phones.reverse()
    element.isMain = true
    #expect(contact.phones.map(\.isMain) == [false, true] && element.isMain)
    contact.phones.removeLast()
    element.number = "lost"
    #expect(contact.phones == [Phone(id: "b", number: "+b")] && element.number == "+a")
  }

  @Test("A list that is a value is passed to a closure, and texts are in the language of the page")
  func values() throws {
    final class Model { var phones = [Phone(id: "a"), Phone(id: "b")] }
    struct ValuePage: TablePage {
      let model: Model
      var title: String { "Werte" }
      var language: String? { "de-AT" }
      var sections: [TableSection] {
        TableSection(
          list: model.phones, count: 1...5, add: "Hinzufügen", new: { Phone(id: "c") },
          row: { phone in Row(phone.id) },
          onChange: { model.phones = $0 })
      }
    }
    let model = Model()
    let test = PageTest(ValuePage(model: model))
    try test.delete("b")
    #expect(titles(test) == ["a", "Hinzufügen", "Löschen rückgängig machen"])
    #expect(test.shows("Kleinste Anzahl: 1"))
    try test.tap("Löschen rückgängig machen")
    try test.tap("Hinzufügen")
    #expect(model.phones.map(\.id) == ["a", "b", "c"])
  }

  @Test("Elements of a list that is a value keep all changes of an evaluation")
  func changedValues() throws {
    var changed: [[Phone]] = []
    var kept: [ListElement<Phone>] = []
    _ = TableSection(
      list: [Phone(id: "a"), Phone(id: "b")],
      row: { phone in
        kept.append(phone)
        return Row(phone.id)
      },
      onChange: { changed.append($0) })
    kept[0].number = "1"
    kept[1].number = "2"
    kept[0].isMain = true
    let last = [Phone(id: "a", number: "1", isMain: true), Phone(id: "b", number: "2")]
    #expect(changed.count == 3 && changed.last == last && kept.map(\.value) == last)
  }

  @Test("An element of an object's list can be shown and changed on a page of its own")
  func pageOfElement() async throws {
    struct PhonePage: TablePage {
      let phone: ListElement<Phone>
      var title: String { phone.number }
      var sections: [TableSection] {
        TableSection {
          FieldRow("Number", phone, \.number)
          ToggleRow("Main", phone, \.isMain)
        }
      }
    }
    struct PhonesPage: TablePage {
      let contact: Contact
      var title: String { "Phones" }
      var sections: [TableSection] {
        TableSection(list: contact, \.phones) { phone in
          LinkRow(phone.number) { PhonePage(phone: phone) }
        }
      }
    }
    let contact = Contact("a", "b")
    let test = PageTest(PhonesPage(contact: contact))
    try test.tap("+b")
    try test.type("1", into: "Number")
    contact.phones.insert(Phone(id: "c", number: "+c"), at: 0)
    try test.toggle("Main")
    #expect(test.title == "1" && test.rows[0] == ["Number", "1"])
    let b = Phone(id: "b", number: "1", isMain: true)
    #expect(contact.phones == [Phone(id: "c", number: "+c"), Phone(id: "a", number: "+a"), b])
    contact.phones.removeLast()
    try test.type("2", into: "Number")
    #expect(contact.phones.count == 2)
    #expect(
      test.title == "1" && test.rows[0] == ["Number", "1"], "The page shows what it showed last")
    try test.back()
    #expect(test.rows == [["+c"], ["+a"]] && test.diagnostics.isEmpty)
  }

  @Test("Lists of one place in the code remember their deletions separately")
  func separate() throws {
    struct PairPage: TablePage {
      let contacts: [Contact]
      var title: String { "Two" }
      var sections: [TableSection] {
        for contact in contacts {
          TableSection(
            list: contact, \.phones, add: "Add", new: { contact.newPhone() },
            row: { Row($0.id) })
        }
      }
    }
    let contacts = [Contact("a"), Contact("b")]
    let test = PageTest(PairPage(contacts: contacts))
    try test.delete("b")
    #expect(titles(test) == ["a", "Add", "Add", "Undo delete"])
    try test.tap("Undo delete")
    #expect(ids(contacts[1]) == ["b"])
  }

  @Test("Lists of one object at one place in the code remember their deletions separately")
  func separateProperties() throws {
    @MainActor
    final class Person {
      var home = [Phone(id: "h")]
      var work = [Phone(id: "w")]
    }
    struct PersonPage: TablePage {
      let person: Person
      var title: String { "Person" }
      var sections: [TableSection] {
        for phones in [\Person.home, \Person.work] {
          TableSection(
            list: person, phones, add: "Add", new: { Phone(id: "new") }, row: { Row($0.id) })
        }
      }
    }
    let person = Person()
    let test = PageTest(PersonPage(person: person))
    try test.delete("h")
    #expect(titles(test) == ["Add", "Undo delete", "w", "Add"])
    try test.delete("w")
    try test.tap(.at(RowIndexPath(section: 1, row: 1)))
    #expect(person.home.isEmpty && person.work.map(\.id) == ["w"])
    try test.tap("Undo delete")
    #expect(person.home.map(\.id) == ["h"] && person.work.map(\.id) == ["w"])
  }

  @MainActor
  final class Account {
    var devices: [Phone]
    var canAdd = false
    init(_ ids: String...) { devices = ids.map { Phone(id: $0) } }
  }

  struct DevicesPage: TablePage {
    let account: Account
    var count: ClosedRange<Int>?
    var moves = true
    var title: String { "Devices" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(list: account, \.devices, count: count, moves: moves) { device in Row(device.id)
      }
      .loadState(account.devices.isEmpty ? .empty("No devices") : .content)
    }
  }

  @Test("In a list without a row that adds, deletions are undone, also if nothing remains")
  func onlyDeleting() throws {
    let account = Account("a", "b", "c")
    let test = PageTest(DevicesPage(account: account))
    #expect(titles(test) == ["a", "b", "c"])
    try test.move("a", to: 2)
    try test.delete("c")
    #expect(titles(test) == ["b", "a", "Undo delete"])
    #expect(throws: PageTestError.self) { try test.move("a", to: 2) }
    // Another page adds an element.
    account.devices.append(Phone(id: "d"))
    test.driver.update()
    for id in ["a", "b", "d"] { try test.delete(.text(id)) }
    #expect(titles(test) == ["No devices", "Undo delete"])
    #expect(throws: PageTestError.self) { try test.move("No devices", to: 1) }
    for _ in 1...4 { try test.tap("Undo delete") }
    #expect(account.devices.map(\.id) == ["b", "c", "a", "d"])
    #expect(titles(test) == ["b", "c", "a", "d"] && test.diagnostics.isEmpty)
  }

  @Test("The elements of a list that prevents moves keep their order")
  func unmovable() throws {
    let account = Account("a", "b", "c")
    let test = PageTest(DevicesPage(account: account, moves: false))
    #expect(test.page.sections[0].movableRows.isEmpty)
    #expect(throws: PageTestError.self) { try test.move("a", to: 2) }
    try test.delete("a")
    try test.tap("Undo delete")
    #expect(account.devices.map(\.id) == ["a", "b", "c"])
  }

  @Test("Without a row that adds, the last row shows why no element can be deleted")
  func minimum() throws {
    let account = Account("a", "b")
    let test = PageTest(DevicesPage(account: account, count: 1...5))
    try test.delete("a")
    #expect(test.rows == [["b"], ["Undo delete", "Minimum number: 1"]])
    #expect(throws: PageTestError.self) { try test.delete("b") }
    #expect(
      PageTest(DevicesPage(account: account, count: 1...5)).rows == [["b", "Minimum number: 1"]])
    account.devices = []
    test.driver.update()
    #expect(test.rows == [["No devices"], ["Undo delete", "Minimum number: 1"]])
  }

  @Test("A row that adds elements is shown while it has a title")
  func title() throws {
    struct MaybePage: TablePage {
      let account: Account
      var title: String { "Maybe" }
      var sections: [TableSection] {
        TableSection(
          list: account.devices, add: account.canAdd ? "Add" : nil, new: { Phone(id: "new") },
          row: { Row($0.id) }, onChange: { account.devices = $0 })
      }
    }
    let account = Account("a")
    let test = PageTest(MaybePage(account: account))
    try test.delete("a")
    #expect(titles(test) == ["Undo delete"])
    account.canAdd = true
    test.driver.update()
    #expect(titles(test) == ["Add", "Undo delete"])
    try test.tap("Add")
    #expect(account.devices.map(\.id) == ["new"])
  }
}
