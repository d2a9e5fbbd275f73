// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Fields for text that may be missing")
struct OptionalFieldTests {
  private final class Person {
    var name = "Ada"
    var nickname: String?
    var title: String? = ""
    var query: String?
    var phones = [Phone(id: 1)]
    var received: [String?] = []
  }

  private struct Phone: Identifiable, Sendable {
    let id: Int
    var label: String?

    static func new() -> Self { Self(id: 2) }
  }

  private struct PersonPage: TablePage {
    let person: Person
    let title = "Person"
    var sections: [TableSection] {
      TableSection {
        FieldRow("Nickname", person, \.nickname, placeholder: "None")
        FieldRow("Title", person, \.title)
        FieldRow("Query", text: person.query, kind: .search) {
          person.received.append($0)
          person.query = $0
        }
        .reporting(.continuous)
      }
      TableSection(list: person, \.phones, add: "Add", new: Phone.new) { phone in
        FieldRow("Label", phone, \.label)
      }
    }
  }

  private let person = Person()

  @Test("A missing text is an empty field, and an empty field is a missing text")
  func properties() throws {
    let test = PageTest(PersonPage(person: person))
    #expect(test.rows[0] == ["Nickname"])
    try test.type("Countess", into: "Nickname")
    #expect(person.nickname == "Countess" && test.shows("Countess"))
    try test.type("", into: "Nickname")
    #expect(person.nickname == nil)
    try test.type(" ", into: "Nickname")
    #expect(person.nickname == " ", "Only an empty text is missing")
    try test.type("Home", into: "Label")
    #expect(person.phones[0].label == "Home")
    try test.type("", into: "Label")
    #expect(person.phones[0].label == nil)
  }

  @Test("An empty text of the model is kept until the user edits the field")
  func emptyText() throws {
    let test = PageTest(PersonPage(person: person))
    #expect(test.rows[1] == ["Title"])
    try test.type("Dr.", into: "Nickname")
    #expect(person.title == "")
    try test.type("Dr.", into: "Title")
    try test.type("", into: "Title")
    #expect(person.title == nil && test.rows[1] == ["Title"])
  }

  @Test("A closure receives each text, and nil for an empty one")
  func closure() throws {
    let test = PageTest(PersonPage(person: person))
    try test.type("a", into: "Query")
    try test.type("", into: "Query")
    #expect(person.received == ["a", nil])
  }

  /// Checks that the compiler accepts calls that were possible before there were initializers for
  /// missing text.
  @Test("Calls with any text have one meaning")
  func overloads() {
    let person = person
    var last: String?
    var received: [Any] = []
    let rows: [FieldRow] = [
      FieldRow("Text", text: "") { received.append($0) },
      FieldRow("Text", text: person.name) { person.name = $0 },
      FieldRow("Text", text: person.name) { last = $0 },
      FieldRow("Text", text: person.nickname ?? "") { person.nickname = $0 },
      FieldRow("Text", text: person.nickname ?? "") { person.nickname = $0.isEmpty ? nil : $0 },
      FieldRow("Text", text: person.phones.first?.label ?? person.name) { _ in },
      FieldRow("Text", text: person.name.isEmpty ? "a" : "b", kind: .email) { _ in },
      FieldRow("Text", text: person.nickname) { person.nickname = $0 },
      FieldRow("Text", text: person.phones.first?.label) { received.append($0 ?? "nil") },
      FieldRow("Text", text: nil) { last = $0 },
      FieldRow("Text", person, \.name).reporting(.continuous),
      FieldRow("Text", person, \.nickname).lines(2),
    ]
    for row in rows { row.row.handlers[.change]?(.main, .text("")) }
    #expect(received.map { "\($0)" } == ["", "nil"] && last == nil)
    #expect(person.name == "" && person.nickname == nil)
  }
}
