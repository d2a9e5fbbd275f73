// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Optional texts of a form")
struct MissingTextTests {
  private struct Profile: Equatable {
    var name = "Ada"
    var nickname: String?
    var title: String? = ""
    var bio: String?
    var phones = [Phone(id: 1)]
  }

  private struct Phone: Identifiable, Equatable, Sendable {
    let id: Int
    var label: String?

    static func new() -> Self { Self(id: 2) }
  }

  private struct ProfilePage: TablePage {
    let form: FormModel<Profile>
    let title = "Profile"
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name)
        FieldRow("Nickname", form, \.nickname)
        FieldRow("Title", form, \.title)
        FieldRow("Bio", form, \.bio, placeholder: "Optional").lines(3)
      }
      TableSection(list: form, \.phones, add: "Add", new: Phone.new) { phone in
        FieldRow("Label", phone, \.label)
      }
    }
  }

  private let form = FormModel(Profile()) {
    FormRule(\.nickname, "Enter a nickname") { $0 != nil }
    FormRule(\.bio, "Use fewer words", on: .change) { ($0 ?? "").count < 5 }
  }

  @Test("An empty field is nil, which rules can refuse")
  func empty() throws {
    let test = PageTest(ProfilePage(form: form))
    #expect(test.rows[1] == ["Nickname"])
    try test.type("Countess", into: "Nickname")
    #expect(form.value.nickname == "Countess" && form.isValid)
    try test.type("", into: "Nickname")
    #expect(form.value.nickname == nil && test.rows[1] == ["Nickname", "Enter a nickname"])
    form.undo()
    #expect(form.value.nickname == "Countess")
  }

  @Test("Typing and deleting a text leaves a form as it was, if the text was missing")
  func deleted() throws {
    let test = PageTest(ProfilePage(form: form))
    for text in ["a", "ab", ""] {
      let reference = try #require(test.page.reference(at: RowIndexPath(section: 0, row: 3)))
      test.driver.send(.change(.main, .text(text)), to: reference, flushing: true)
    }
    #expect(form.value == Profile() && !form.isDirty && !form.canUndo)
    try test.type("Dr.", into: "Title")
    try test.type("", into: "Title")
    #expect(form.value.title == nil && form.isDirty)
  }

  @Test("A rule for each change receives each text")
  func live() throws {
    let row = FieldRow("Bio", form, \.bio)
    guard case .field(let input) = row.row.standardContent?.control else {
      Issue.record("The row has no field")
      return
    }
    #expect(input.reporting == .continuous)
    row.row.handlers[.change]?(.main, .text("Mathematician"))
    #expect(form.error(at: \.bio) == "Use fewer words")
    row.row.handlers[.change]?(.main, .text(""))
    #expect(form.error(at: \.bio) == nil && form.value.bio == nil)
  }

  @Test("Elements of a list can have optional texts")
  func element() throws {
    let test = PageTest(ProfilePage(form: form))
    try test.type("Home", into: "Label")
    #expect(form.value.phones[0].label == "Home")
    try test.type("", into: "Label")
    #expect(form.value.phones[0].label == nil)
  }
}
