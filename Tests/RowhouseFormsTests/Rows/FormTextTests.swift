// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Texts of forms")
struct FormTextTests {
  private struct Order: Equatable {
    var name = ""
    var copies = 1
  }

  private struct Details: TablePage {
    let form: FormModel<Order>
    var title: String { "Details" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name)
        NumberRow("Copies", form, \.copies)
      }
    }
  }

  private struct Page: TablePage {
    let form: FormModel<Order>
    var language: String?
    var title: String { "Order" }
    var leaveGuard: LeaveGuard? { form.leaveGuard }
    var sections: [TableSection] {
      TableSection {
        LinkRow("Details") { Details(form: form) }
        SubmitRow("Send", form) { _ in throw Broken() }
      }
    }
  }

  private struct Broken: Error {}

  private struct Start: TablePage {
    let page: Page
    var title: String { "Start" }
    var sections: [TableSection] { TableSection { LinkRow("Order") { page } } }
  }

  @Test(
    "A submission that fails because of another page shows a message until the entry is corrected")
  func otherPage() throws {
    let form = FormModel(Order()) { FormRule(\Order.name, "Enter a name") { !$0.isEmpty } }
    let test = PageTest(Page(form: form))
    let text = FormTexts().invalidEntries
    try test.tap("Details")
    try test.type("abc", into: "Copies")
    try test.back()
    #expect(!test.shows(text))
    try test.tap("Send")
    #expect(test.shows(text) && test.focusedRow?.texts.first == "Send")
    try test.tap("Details")
    try test.type("2", into: "Copies")
    try test.back()
    #expect(!test.shows(text))
    try test.tap("Send")
    #expect(test.shows(text) && form.error(at: \.name) != nil)
    form[\.name] = "Ada"
    test.driver.update()
    #expect(!test.shows(text) && test.diagnostics.isEmpty)
  }

  @Test("Texts of forms are in the language of the page")
  func language() async throws {
    for (language, texts) in [
      ("de", FormTexts(language: "de")), ("zh-TW", FormTexts(language: "zh-Hant")),
      ("sv", FormTexts()), (nil, FormTexts()),
    ] as [(String?, FormTexts)] {
      let form = FormModel(Order(), diagnostics: { _ in })
      let test = PageTest(Start(page: Page(form: form, language: language)))
      try test.tap("Order")
      form.edit { $0.name = "Ada" }
      try test.tap("Send")
      await waitUntil { !form.isSubmitting }
      await test.settled()
      #expect(test.shows(texts.failedSubmission))
      try test.back()
      #expect(test.dialog?.title == texts.leaveTitle)
      #expect(test.dialog?.actions.map(\.title) == [texts.stay, texts.leave])
    }
  }

  @Test("Texts of the application replace them")
  func replaced() async throws {
    let form = FormModel(
      Order(),
      texts: { language in
        var texts = FormTexts(language: language)
        texts.failedSubmission += " (\(language))"
        return texts
      }, diagnostics: { _ in })
    let test = PageTest(Page(form: form, language: "de"))
    try test.tap("Send")
    await waitUntil { !form.isSubmitting }
    await test.settled()
    #expect(test.shows("\(FormTexts(language: "de").failedSubmission) (de)"))
  }

  @Test("Each text is translated into each language")
  func complete() {
    let all = ["en", "de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ar"].map {
      Mirror(reflecting: FormTexts(language: $0)).children.map { "\($0.value)" }
    }
    #expect(all[0] == Mirror(reflecting: FormTexts()).children.map { "\($0.value)" })
    for text in all[0].indices {
      #expect(Set(all.map { $0[text] }).count == all.count, "\(all.map { $0[text] })")
    }
  }
}
