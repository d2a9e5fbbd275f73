// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Pages")
@MainActor
struct TablePageTests {
  private final class Model {
    var isManager = false
    var names: [String] = []
    var selections: [RowSelection] = []
  }

  /// A page with only the required properties.
  private struct PlainPage: TablePage {
    var title: String { "plain" }
    var sections: [TableSection] { TableSection { Row("only") } }
  }

  private struct StaffPage: TablePage {
    let model: Model

    var title: String { "Staff" }
    var appearance: PageAppearance { .plain }
    var header: HeaderFooter { "header" }
    var footer: HeaderFooter { .parts(.divider) }
    var loadState: LoadState { .more {} }
    var theme: Theme? { .standard }
    var deselectsAfterTap: Bool { false }
    var style: StyleOverrides {
      var style = StyleOverrides()
      style.margin = 3
      return style
    }

    var sections: [TableSection] {
      TableSection("first") { Row("a") }
      if model.isManager {
        TableSection("manager") { Row("b") }
      } else {
        TableSection("no manager") { Row("b") }
      }
      for name in model.names { TableSection(name) { Row(name) } }
      TableSection("own id") { Row("c") }.id("own")
      TableSection("last") { Row("d") }
    }

    func didSelect(_ selection: RowSelection) { model.selections.append(selection) }
  }

  @Test("A page has the documented defaults")
  func defaults() {
    let page = PlainPage()
    #expect(page.appearance == .grouped)
    #expect(page.header == .none)
    #expect(page.footer == .none)
    #expect(page.loadState == .content)
    #expect(page.style.isEmpty)
    #expect(page.theme == nil)
    #expect(page.deselectsAfterTap)
    #expect(page.sections.map(\.titles) == [["only"]])
    page.didSelect(
      RowSelection(
        row: page.sections[0].rows[0], section: page.sections[0].id,
        indexPath: RowIndexPath(section: 0, row: 0)))
  }

  @Test("The properties of a page are read through its existential")
  func existential() {
    let page: any TablePage = StaffPage(model: Model())
    #expect(page.title == "Staff")
    #expect(page.appearance == .plain)
    #expect(page.header == .title("header"))
    #expect(page.footer == .parts(.divider))
    #expect(page.loadState == .more {})
    #expect(page.style.margin == 3)
    #expect(page.theme == .standard)
    #expect(!page.deselectsAfterTap)
    #expect(page.sections.count == 4)
  }

  @Test("A page is notified of the selected row")
  func didSelect() {
    let model = Model()
    let page: any TablePage = StaffPage(model: model)
    let section = page.sections[2]
    let selection = RowSelection(
      row: section.rows[0], section: section.id, indexPath: RowIndexPath(section: 2, row: 0))
    page.didSelect(selection)
    #expect(model.selections == [selection])
    #expect(model.selections.first?.section == "own")
    #expect(model.selections.first?.id == section.ids[0])
  }

  @Test("A page selects rows if it implements didSelect, also through a wrapper")
  func selectsRows() {
    struct Wrapper<Page: TablePage>: TablePage {
      let page: Page
      var title: String { page.title }
      var sections: [TableSection] { page.sections }

      func didSelect(_ selection: RowSelection) -> Page.SelectionResult {
        page.didSelect(selection)
      }
    }
    let staff = StaffPage(model: Model())
    #expect(!PlainPage().selectsRows)
    #expect(staff.selectsRows)
    #expect(!Wrapper(page: PlainPage()).selectsRows)
    #expect(Wrapper(page: staff).selectsRows)
    let unknown: any TablePage = staff
    #expect(unknown.selectsRows)
  }

  @Test("Sections that appear and disappear keep the ids of other sections and rows")
  func identity() {
    let model = Model()
    let page = StaffPage(model: model)
    let before = page.sections
    #expect(before.map(\.header.texts.first) == ["first", "no manager", "own id", "last"])
    #expect(Set(before.map(\.id)).count == 4)
    #expect(page.sections.map(\.id) == before.map(\.id))
    model.isManager = true
    model.names = ["x", "y"]
    let after = page.sections
    #expect(
      after.map(\.header.texts.first) == ["first", "manager", "x", "y", "own id", "last"])
    #expect(Set(after.map(\.id)).count == 6)
    #expect([0, 4, 5].map { after[$0].id } == [0, 2, 3].map { before[$0].id })
    #expect(after[1].id != before[1].id)
    #expect(after[4].id == "own")
    // A row's place is its place in the section.
    #expect(after[5].rows == before[3].rows)
    #expect(Set(after.flatMap(\.ids)).count == 1)
    model.names = ["x"]
    #expect(page.sections[2].id == after[2].id)
  }
}
