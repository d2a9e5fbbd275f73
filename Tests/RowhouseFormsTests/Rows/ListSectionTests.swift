// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
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
