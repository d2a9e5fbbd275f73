// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Numbers that a form receives while the user types")
struct TypedNumberTests {
  private struct Order: Equatable {
    var copies = 3
    var weight: Double?
    var pages = 1
    var notes = ""
    var lines = [Line(id: 1)]
    var total: Int { copies * 10 }
  }

  private struct Line: Identifiable, Equatable, Sendable {
    let id: Int
    var amount: Int?

    static func new() -> Self { Self(id: 2) }
  }

  private struct OrderPage: TablePage {
    let form: FormModel<Order>
    let title = "Order"
    var language: String? { "en" }
    var sections: [TableSection] {
      TableSection {
        NumberRow("Copies", form, \.copies, in: 1...99).reporting(.continuous)
        NumberRow("Weight", form, \.weight).reporting(.continuous)
        NumberRow("Pages", form, \.pages)
        SubmitRow("Send", form) { _ in }
      }
      TableSection(list: form, \.lines, add: "Add", new: Line.new) { line in
        NumberRow("Amount", line, \.amount).reporting(.continuous)
      }
      TableSection { FieldRow("Notes", form, \.notes).lengthLimit(8) }
    }
  }

  private let form = FormModel(Order()) {
    FormRule(\.copies, "At least 2") { $0 >= 2 }
    FormRule(\.notes, "Too short") { $0.count > 3 || $0.isEmpty }
    FormRule(\.pages, "Odd", on: .change) { $0.isMultiple(of: 2) }
  }
  private let test: PageTest

  init() { test = PageTest(OrderPage(form: form)) }

  private func reference(_ section: Int, _ row: Int) throws -> RowReference {
    try #require(test.page.reference(at: RowIndexPath(section: section, row: row)))
  }

  private func type(_ text: String, _ row: Int, section: Int = 0) throws {
    try test.driver.send(
      .change(.main, .text(text)), to: reference(section, row), flushing: true)
  }

  private func leave(_ row: Int, section: Int = 0) throws {
    try test.driver.send(.didEndEditing, to: reference(section, row), flushing: true)
  }

  @Test("The typing is one step, and the rules run when the user leaves the field")
  func step() throws {
    for text in ["1", "12", "1"] { try type(text, 0) }
    #expect(form.value.total == 10 && form.error(at: \.copies) == nil && form.isDirty)
    try leave(0)
    #expect(test.rows[0] == ["Copies", "1", "At least 2"])
    form.undo()
    test.driver.update()
    #expect(form.value.copies == 3 && !form.canUndo && test.rows[0] == ["Copies", "3"])
  }

  @Test("Unfinished text makes the form dirty and invalid, without an error, until the user leaves")
  func unfinished() throws {
    try type("-", 1)
    #expect(test.rows[1] == ["Weight", "-"] && form.isDirty && !form.isValid)
    try type("-1.", 1)
    try type("-1.5", 1)
    #expect(form.value.weight == -1.5 && form.isDirty)
    try leave(1)
    #expect(test.rows[1] == ["Weight", "-1.5"])
    try type("", 1)
    try leave(1)
    #expect(form.value == Order() && !form.isDirty)
  }

  @Test("A number that is out of range at the end reverts the field to the number from before")
  func refused() throws {
    for text in ["5", "50", "500"] { try type(text, 0) }
    #expect(form.value.copies == 50)
    try leave(0)
    #expect(form.value.copies == 3 && !form.canUndo)
    #expect(test.rows[0] == ["Copies", "500", "Maximum: 99"])
    try type("60", 0)
    #expect(form.value.copies == 60 && test.rows[0] == ["Copies", "60"])
  }

  @Test("A submission while the user types shows the error of the text, or sends the number")
  func submission() async throws {
    try type("50", 0)
    form[\.pages] = 2
    try type("500", 0)
    form.submit { _ in }
    test.driver.update()
    #expect(form.submission == .failed && form.value.copies == 3)
    #expect(test.rows[0] == ["Copies", "500", "Maximum: 99"])
    try type("60", 0)
    #expect(form.isValid && test.rows[0] == ["Copies", "60"])
    try test.tap("Send")
    try await test.waitUntil { form.submission == .saved }
    #expect(form.saved.copies == 60)
  }

  @Test("A submission reverts a field with a number out of range, before the user leaves it")
  func refusedSubmission() throws {
    for text in ["5", "50", "500"] { try type(text, 0) }
    form.submit { _ in }
    test.driver.update()
    #expect(form.value.copies == 3 && form.error(at: \.copies) == nil && !form.canUndo)
    #expect(test.rows[0] == ["Copies", "500", "Maximum: 99"] && form.isDirty)
    try leave(0)
    #expect(form.value.copies == 3 && test.rows[0] == ["Copies", "500", "Maximum: 99"])
    for text in ["1", "12"] { try type(text, 0, section: 1) }
    try type("12x", 0, section: 1)
    form.submit { _ in }
    test.driver.update()
    #expect(form.value == Order() && test.rows[4] == ["Amount", "12x", "This is not a number."])
    #expect(test.rows[0] == ["Copies", "500", "Maximum: 99"])
    try type("7", 0, section: 1)
    #expect(form.value.lines[0].amount == 7 && test.rows[4] == ["Amount", "7"])
  }

  @Test("A test can stop while the user types, and leaves the field with its next action")
  func keptField() throws {
    try test.type("-", into: "Weight", leavesField: false)
    #expect(test.rows[1] == ["Weight", "-"] && form.isDirty && !form.isValid)
    try test.type("-1.50", into: "Weight", leavesField: false)
    #expect(form.value.weight == -1.5 && test.rows[1] == ["Weight", "-1.50"])
    try test.type("5", into: "Notes", leavesField: false)
    #expect(test.rows[1] == ["Weight", "-1.5"] && form.value.notes == "5")
    #expect(form.error(at: \.notes) == nil)
    try test.tap("Add")
    #expect(form.error(at: \.notes) == "Too short" && form.value.lines.count == 2)
    #expect(throws: PageTestError.self) {
      try test.type("123456789", into: "Notes", leavesField: false)
    }
    try test.type("long", into: "Notes")
    #expect(form.value.notes == "long" && form.error(at: \.notes) == nil)
  }

  @Test("Undo while the user types shows the number of the form")
  func undo() throws {
    try type("50", 0)
    try type("500", 0)
    form.undo()
    test.driver.update()
    #expect(form.value.copies == 3 && test.rows[0] == ["Copies", "3"])
    try leave(0)
    #expect(test.rows[0] == ["Copies", "3"] && form.value.copies == 3)
  }

  @Test("A rule for each change makes the row report each number, and shows its error")
  func liveRule() throws {
    try type("5", 2)
    #expect(form.value.pages == 5 && test.rows[2] == ["Pages", "5", "Odd"])
    try type("5x", 2)
    #expect(test.rows[2] == ["Pages", "5x", "Odd"])
    try leave(2)
    #expect(test.rows[2] == ["Pages", "5x", "This is not a number."])
    #expect(form.value.pages == 1)
  }

  @Test("The typing into an element of a list is one step")
  func element() throws {
    for text in ["1", "12"] { try type(text, 0, section: 1) }
    #expect(form.value.lines[0].amount == 12)
    try type("12x", 0, section: 1)
    #expect(form.isDirty && !form.isValid && test.rows[4] == ["Amount", "12x"])
    try leave(0, section: 1)
    #expect(test.rows[4] == ["Amount", "12x", "This is not a number."])
    #expect(form.value.lines[0].amount == nil)
    for text in ["3", "34"] { try type(text, 0, section: 1) }
    try leave(0, section: 1)
    #expect(form.value.lines[0].amount == 34)
    form.undo()
    #expect(form.value == Order() && !form.canUndo)
  }

  @Test("Refused text reverts a field to the number that was saved while the user typed")
  func afterSave() async throws {
    form[\.pages] = 2
    form[\.lines].append(.new())
    try type("50", 0)
    form.submit { _ in }
    try await test.waitUntil { form.submission == .saved }
    try leave(0)
    try type("x", 0)
    try leave(0)
    #expect(form.value.copies == 50 && test.rows[0] == ["Copies", "x", "This is not a number."])
    for text in ["6", "60"] { try type(text, 0) }
    form.submit { _ in }
    try await test.waitUntil { form.submission == .saved }
    for text in ["6", "60x"] { try type(text, 0) }
    try leave(0)
    #expect(form.value.copies == 60 && form.value == form.saved)
    try type("61", 0)
    try leave(0)
    try type("12", 0, section: 1)
    form.submit { _ in }
    try await test.waitUntil { form.submission == .saved }
    try leave(0, section: 1)
    try type("x", 1, section: 1)
    try leave(1, section: 1)
    #expect(form.value.lines.map(\.amount) == [12, nil] && form.value == form.saved)
  }

  @Test("The rules of a field run when the user leaves it after a save, but not after a reset")
  func leavingAfterSave() async throws {
    form[\.pages] = 2
    form.submit { [self] _ in try type("1", 0) }
    try await test.waitUntil { form.submission == .saved }
    #expect(form.errorCount == 0)
    try leave(0)
    #expect(form.error(at: \.copies) == "At least 2")
    form.load(Order(copies: 1))
    try type("7", 0)
    form.reset()
    try leave(0)
    #expect(form.value.copies == 1 && form.errorCount == 0)
  }

  @Test("Refused text after the number from before the typing leaves no step")
  func refusedAfterOldNumber() throws {
    for text in ["35", "3", "3x"] { try type(text, 0) }
    try leave(0)
    #expect(form.value.copies == 3 && !form.canUndo)
    #expect(test.rows[0] == ["Copies", "3x", "This is not a number."])
  }

  @Test("Refused text reverts the typing into a list whose elements cannot be compared")
  func elementWithoutComparison() throws {
    struct Part: Identifiable, Sendable {
      let id: Int
      var amount: Int?
    }
    struct Kit: Equatable {
      var parts = [Part(id: 1, amount: 4), Part(id: 2)]
      static func == (first: Self, second: Self) -> Bool {
        first.parts.map(\.amount) == second.parts.map(\.amount)
      }
    }
    let form = FormModel(Kit())
    let test = PageTest(
      DrawnPage("Kit") {
        TableSection(list: form, \.parts) { part in
          NumberRow("Amount \(part.id)", part, \.amount).reporting(.continuous)
        }
      })
    try test.type("7", into: "Amount 1")
    for text in ["1", "12"] { try test.type(text, into: "Amount 2", leavesField: false) }
    try test.type("12x", into: "Amount 2")
    #expect(form.value.parts.map(\.amount) == [7, nil] && test.shows("12x"))
    form.undo()
    #expect(form.value == Kit() && !form.canUndo)
  }
}
