// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Styles of the theme, page, section, and row, as a host reads them.
@MainActor
struct CascadeTests {
  private let notes = Notes()

  /// Shows a section of rows and one of data, with one row that has its own margin.
  private func show(section margin: @escaping @MainActor (Notes) -> Double?) -> DriverFixture {
    var page = AnyPage { [notes] in
      TableSection {
        for name in notes.names { Row(name, id: name) }
        Row("own", id: "own").style(\.margin, 40)
      }
      .style(\.margin, margin(notes))
      TableSection(notes.names, id: \.self) { name in
        Row(name).style(\.margin, name == "b" ? 40 : nil)
      }
      .style(\.margin, margin(notes))
    }
    page.style.margin = 20
    page.style.imageGap = 3
    return DriverFixture(page)
  }

  private func margins(_ fixture: DriverFixture) -> [[Double?]] {
    let page = fixture.driver.page
    return page.sections.indices.map { section in
      (0..<page.sections[section].rowCount).map { row in
        page.style(at: RowIndexPath(section: section, row: row))?.margin
      }
    }
  }

  @Test("The nearest level wins, and each level changes only the properties it sets")
  func levels() throws {
    let fixture = show { _ in 30 }
    #expect(margins(fixture) == [[30, 30, 30, 40], [30, 40, 30]])
    let style = try #require(fixture.driver.page.style(at: RowIndexPath(section: 0, row: 3)))
    #expect(style.imageGap == 3)
    #expect(style.valueGap == Theme.standard.style.valueGap)
    #expect(fixture.driver.page.style(ofSection: 0)?.margin == 30)
    #expect(fixture.driver.page.pageStyle.margin == 20)
    #expect(fixture.driver.page.theme.style.margin == 16)
  }

  @Test("The style of a section applies to all its rows, including later ones")
  func laterRows() async {
    let fixture = show { _ in 30 }
    notes.names.append("d")
    await fixture.driver.settled()
    #expect(margins(fixture) == [[30, 30, 30, 30, 40], [30, 40, 30, 30]])
  }

  @Test("Setting and clearing a style restyles the section and updates no row")
  func setAndTakenAway() async {
    let fixture = show { $0.isOpen ? 30 : nil }
    #expect(margins(fixture) == [[20, 20, 20, 40], [20, 40, 20]])
    notes.isOpen = true
    await fixture.driver.settled()
    #expect(fixture.host.updates.last?.edits?.restyledSections == [0, 1])
    #expect(fixture.host.updates.last?.chrome == [])
    #expect(margins(fixture) == [[30, 30, 30, 40], [30, 40, 30]])
    notes.isOpen = false
    await fixture.driver.settled()
    #expect(fixture.host.updates.last?.edits?.restyledSections == [0, 1])
    #expect(margins(fixture) == [[20, 20, 20, 40], [20, 40, 20]])
  }

  @Test("A row that sets another style is one update")
  func rowStyle() async {
    let fixture = DriverFixture { [notes] in
      TableSection {
        Row("a").height(notes.isOpen ? 80 : 44)
        Row("b")
      }
    }
    notes.isOpen = true
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
  }

  @Test("A page's own theme takes precedence over the application's")
  func pageTheme() async {
    var style = Theme.standard.style
    style.margin = 50
    let theme = Theme(name: "own", style: style)
    let fixture = DriverFixture(ThemedPage(own: theme))
    #expect(fixture.driver.page.pageStyle.margin == 50)
    style.margin = 60
    fixture.driver.theme = Theme(name: "application", style: style)
    await fixture.driver.settled()
    #expect(fixture.driver.page.theme == theme)
    #expect(fixture.host.updates.last?.isEmpty == true)
  }
}

/// A page with its own theme.
private struct ThemedPage: TablePage {
  let own: Theme

  var title: String { "Themed" }
  var theme: Theme? { own }
  var sections: [TableSection] { TableSection { Row("a") } }
}
