// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseDiff
import RowhouseTesting
import Testing

/// The contents of an update, and its batches.
@MainActor
struct HostUpdateTests {
  @Test("An update's description has number, page properties, and one edit per line")
  func description() throws {
    let notes = Notes()
    let fixture = DriverFixture(NotesPage(notes))
    fixture.driver.page.makeAllRows()
    #expect(
      fixture.host.updates.last?.description
        == "update 1, title, header, footer, appearance, style, editing, refreshing, leaving, reload"
    )
    notes.title = "Other"
    notes.isOpen = true
    notes.names.removeFirst()
    fixture.driver.flush()
    #expect(
      fixture.host.updates.last?.description == """
        update 2, title
        2 sections, 4 rows → 2 sections, 4 rows
        - 1.0
        + 0.1
        """)
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.description == "update 3")
  }

  @Test("An update is empty if title, style and rows look the same")
  func isEmpty() {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection { Row("a") }.style(\.margin, notes.isOpen ? 4 : nil)
    }
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.isEmpty == true)
    notes.isOpen = true
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.isEmpty == false)
    #expect(fixture.host.updates.last?.description.hasSuffix("style of section 0") == true)
  }

  @Test("The changed properties of the page are named")
  func chrome() {
    #expect(
      PageChrome.all.description
        == "title, header, footer, appearance, style, editing, refreshing, leaving")
    #expect(PageChrome([.footer, .title]).description == "title, footer")
    let parts = PageParts()
    let fixture = DriverFixture(parts)
    let changes: [(@MainActor () -> Void, PageChrome)] = [
      ({ parts.title = "x" }, .title), ({ parts.header = "x" }, .header),
      ({ parts.footer = "x" }, .footer), ({ parts.appearance = .plain }, .appearance),
      ({ parts.bar = .fadesIn }, .appearance),
      ({ parts.barColors = PageBarColors(background: .hex(0)) }, .appearance),
      ({ parts.colorScheme = .dark }, .appearance), ({ parts.language = "ar" }, .appearance),
      ({ parts.stickyHeaders = true }, .appearance), ({ parts.isEditing = true }, .editing),
      ({ parts.followsEnd = true }, .appearance),
      ({ parts.deselectsAfterTap = false }, []),
      ({ parts.theme = Theme(name: "other") }, .style),
      ({ parts.style.margin = 1 }, .style),
      (
        {
          parts.title = "y"
          parts.style.margin = nil
        }, [.title, .style]
      ),
    ]
    for (change, chrome) in changes {
      change()
      fixture.driver.update()
      fixture.driver.flush()
      #expect(fixture.host.updates.last?.chrome == chrome)
      #expect(fixture.host.lastEdits == "none")
    }
  }

  @Test("A snapshot has the properties of its page")
  func properties() {
    let parts = PageParts()
    parts.language = "ar"
    parts.bar = .fadesIn
    let fixture = DriverFixture(parts)
    #expect(fixture.driver.page.language == "ar")
    #expect(fixture.driver.page.bar == .fadesIn)
    #expect(fixture.driver.page.deselectsAfterTap)
    #expect(fixture.driver.page.theme == .standard)
    parts.theme = Theme(name: "own")
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.driver.page.theme.name == "own")
  }

  @Test("The page between two batches has the rows that the first batch leaves")
  func batches() throws {
    let editedPage = EditedPage(
      PageDescription(sections: [section(0, [1, 2]), section(1, [3, 4], .data)]))
    let fixture = DriverFixture(editedPage)
    _ = fixture.texts
    // Rows move out of a deleted section and into an inserted one, which takes several batches.
    editedPage.content.sections = [section(2, [3, 1], .data), section(3, [2, 4])]
    fixture.driver.update()
    fixture.driver.flush()
    let update = try #require(fixture.host.updates.last)
    let batches = try #require(update.edits?.batches)
    #expect(batches.count > 1)
    let first = try #require(batches.first?.page)
    #expect(first.sections.map(\.id) == [0, 1, 2, 3])
    #expect(batches.last?.page.sections.map(\.id) == [2, 3])
    for batch in batches.dropLast() {
      for section in batch.page.sections.indices {
        for row in 0..<(batch.page.rowCount(inSection: section) ?? 0) {
          let indexPath = RowIndexPath(section: section, row: row)
          let id = batch.page.rowID(at: indexPath)
          #expect(batch.page.row(at: indexPath)?.id == id)
          let reference = try #require(batch.page.reference(at: indexPath))
          #expect(batch.page.indexPath(of: reference) == indexPath)
          #expect(batch.page.heightHint(at: indexPath) != nil)
        }
      }
    }
  }

  private func section(
    _ id: Int, _ ids: [Int], _ kind: SectionDescription.Kind = .rows
  ) -> SectionDescription {
    SectionDescription(id: id, kind: kind, items: ids.map { Item($0) })
  }
}

/// A page with settable properties.
@MainActor
private final class PageParts: TablePage {
  var title = ""
  var header = HeaderFooter.none
  var footer = HeaderFooter.none
  var appearance = PageAppearance.grouped
  var bar = PageBar.standard
  var barColors: PageBarColors?
  var style = StyleOverrides()
  var theme: Theme?
  var colorScheme: PageColorScheme?
  var language: String?
  var deselectsAfterTap = true
  var isEditing = false
  var stickyHeaders = false
  var followsEnd = false
  var sections: [TableSection] { TableSection { Row("a") } }
}
