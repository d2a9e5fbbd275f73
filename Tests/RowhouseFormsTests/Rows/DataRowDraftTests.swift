// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

/// Texts that are not accepted, in rows of data sections.
@MainActor
@Suite("Drafts in data sections")
struct DataRowDraftTests {
  private struct Order: Equatable {
    var amount = 1
    var weight = 2
    /// The rows of each data section.
    var sections = [["Amount", "Weight"], []]
    /// The rows of the section whose rows the page lists itself.
    var own: [String] = []
    var isPlain = false
  }

  private struct Page: TablePage {
    let form: FormModel<Order>
    var title: String { "Order" }
    var sections: [TableSection] {
      let order = form.value
      for (number, names) in order.sections.enumerated() {
        TableSection(names, id: \.self) { name in
          if order.isPlain { Row(name) } else { row(name) }
        }
        .id(number)
      }
      TableSection { for name in order.own { row(name).id(name) } }
    }

    private func row(_ name: String) -> NumberRow {
      let field: any WritableKeyPath<Order, Int> & Sendable =
        name == "Amount" ? \.amount : \.weight
      return NumberRow(name, form, field)
    }
  }

  private let form = FormModel(Order())

  /// Returns the test of a page with a text that is not accepted as the amount.
  private func testWithDraft() throws -> PageTest {
    let test = PageTest(Page(form: form))
    try test.type("many", into: "Amount")
    #expect(!form.isValid && test.shows("many"))
    return test
  }

  /// Changes the page, and waits until the form is valid or can no longer become so.
  private func change(_ test: PageTest, _ change: (inout Order) -> Void) async {
    var order = form.value
    change(&order)
    form.edit { $0 = order }
    for _ in 0..<20 where !form.isValid { await test.settled() }
  }

  @Test("A draft is removed when its datum is deleted")
  func deleted() async throws {
    let test = try testWithDraft()
    await change(test) { $0.sections[0] = ["Weight"] }
    #expect(form.isValid)
    await change(test) { $0.sections[0] = ["Weight", "Amount"] }
    #expect(!test.shows("many") && test.diagnostics.isEmpty)
  }

  @Test("A draft is removed when the section of its datum is deleted")
  func sectionDeleted() async throws {
    let test = try testWithDraft()
    await change(test) { $0.sections = [] }
    #expect(form.isValid)
  }

  @Test("A draft is removed when its datum gets a row without it")
  func replaced() async throws {
    let test = try testWithDraft()
    await change(test) { $0.isPlain = true }
    #expect(form.isValid)
  }

  @Test("A draft stays when other data are deleted, and when its datum moves")
  func moved() async throws {
    let test = try testWithDraft()
    await change(test) { $0.sections[0] = ["Amount"] }
    #expect(test.shows("many") && !form.isValid)
    await change(test) { $0.sections = [["Weight"], ["Amount"]] }
    #expect(test.shows("many") && !form.isValid)
    await change(test) { $0.sections = [[], []] }
    #expect(form.isValid)
  }

  @Test("A draft stays when its row moves out of a data section and back")
  func exchanged() async throws {
    let test = try testWithDraft()
    await change(test) {
      $0.sections[0] = ["Weight"]
      $0.own = ["Amount"]
    }
    #expect(test.shows("many") && !form.isValid)
    await change(test) {
      $0.sections[1] = ["Amount"]
      $0.own = []
    }
    #expect(test.shows("many") && !form.isValid)
    await change(test) { $0.sections[1] = [] }
    #expect(form.isValid)
  }
}
