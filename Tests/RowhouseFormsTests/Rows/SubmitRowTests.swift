// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("The state of a row that submits a form, together with that of the page")
struct SubmitRowTests {
  private struct Order: Equatable {
    var name = ""
  }

  private struct OrderPage: TablePage {
    let form: FormModel<Order>
    var isOffline = false
    let send: @MainActor (Order) async throws -> Void
    var title: String { "Order" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name)
        SubmitRow("Save", form, action: send)
          .disabled(!form.isDirty, because: "Nothing has changed")
          .error(isOffline ? "No connection" : nil)
      }
    }
  }

  private func state(in test: PageTest) throws -> RowState {
    try #require(test.page.row(at: RowIndexPath(section: 0, row: 1))).state
  }

  @Test("During a submission, the row is disabled with its progress, even if the page enables it")
  func submission() async throws {
    let form = FormModel(Order())
    var answer: CheckedContinuation<Void, Never>?
    let test = PageTest(
      OrderPage(form: form) { _ in await withCheckedContinuation { answer = $0 } })
    #expect(try state(in: test).notes.map(\.text) == ["Nothing has changed"])
    try test.type("Ada", into: "Name")
    #expect(try !state(in: test).isDisabled)
    try test.tap("Save")
    while answer == nil { await Task.yield() }
    #expect(try state(in: test).isDisabled)
    #expect(try state(in: test).notes.map(\.text) == [FormTexts().sending])
    #expect(throws: PageTestError.self) { try test.tap("Save") }
    answer?.resume()
    while form.isSubmitting { await Task.yield() }
    #expect(form.submission == .saved)
    #expect(try state(in: test).notes.map(\.text) == ["Nothing has changed"])
  }

  @Test("A closure for taps is called after the submission has begun")
  func select() throws {
    let form = FormModel(Order())
    var isSubmitting = false
    let test = PageTest(
      DrawnPage("Order") {
        TableSection {
          SubmitRow("Save", form) { _ in }.onSelect { isSubmitting = form.isSubmitting }
        }
      })
    try test.tap("Save")
    #expect(isSubmitting)
  }

  @Test("The row shows why the form could not be submitted in place of an error of the page")
  func failure() async throws {
    let form = FormModel(Order()) { FormRule(\.name, "Enter a name") { !$0.isEmpty } }
    let test = PageTest(
      DrawnPage("Order") {
        TableSection {
          FieldRow("Name", form, \.name)
          SubmitRow("Save", form) { _ in }.error("No connection")
        }
      })
    #expect(try state(in: test).shownError == "No connection")
    try test.tap("Save")
    #expect(try state(in: test).shownError == FormTexts().invalidEntries)
    try test.type("Ada", into: "Name")
    #expect(try state(in: test).shownError == "No connection")
  }
}
