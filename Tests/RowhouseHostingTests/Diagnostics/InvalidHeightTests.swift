// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Invalid heights.
@MainActor
struct InvalidHeightTests {
  nonisolated private static let heights: [Double] = [-1, -0.5, .infinity, -.infinity]

  @Test(
    "A row with an invalid height gets its section's height, and is reported", arguments: heights)
  func row(_ height: Double) {
    for isLazy in [false, true] {
      let line = UInt32(#line) + 3
      let fixture = DriverFixture {
        if isLazy {
          TableSection([1], id: \.self) { _ in Row("row", id: 1).height(height) }
            .height(30).id("s")
        } else {
          TableSection { Row("row", id: 1).height(height) }
            .height(30).id("s")
        }
      }
      _ = fixture.texts
      let source = SourceLine(fileID: #fileID, line: isLazy ? line : line + 3)
      #expect(
        fixture.reports.all == [
          PageDiagnostic(
            .invalidHeight(.row, .init(height)), page: "AnyPage",
            section: PageDiagnostic.Subject(position: 0, id: "s", source: source),
            row: PageDiagnostic.Subject(position: 0, id: 1, title: "row", source: source))
        ])
      let indexPath = RowIndexPath(section: 0, row: 0)
      #expect(fixture.driver.page.style(at: indexPath)?.rowHeight == .fixed(30))
      #expect(fixture.driver.page.heightHint(at: indexPath) == .fixed(30))
    }
  }

  @Test(
    "A section with an invalid height gets that of the page, for each kind of height",
    arguments: heights)
  func section(_ height: Double) {
    let line = UInt32(#line) + 2
    let fixture = DriverFixture {
      TableSection("Head") { Row("row") }
        .height(height).headerHeight(height).footerHeight(height).id("s")
    }
    let section = PageDiagnostic.Subject(
      position: 0, id: "s", title: "Head", source: SourceLine(fileID: #fileID, line: line))
    #expect(
      fixture.reports.all
        == [.row, .header, .footer].map {
          PageDiagnostic(.invalidHeight($0, .init(height)), page: "AnyPage", section: section)
        })
    #expect(fixture.driver.page.style(ofSection: 0) == Theme.standard.style)
  }

  @Test("A page with an invalid height gets that of the theme", arguments: heights)
  func page(_ height: Double) {
    var page = AnyPage { TableSection { Row("row") } }
    page.style.rowHeight = .automatic(minimum: height)
    page.style.headerHeight = .fixed(height)
    page.style.footerHeight = .automatic(minimum: height)
    let fixture = DriverFixture(page)
    #expect(
      fixture.reports.all
        == [.row, .header, .footer].map {
          PageDiagnostic(.invalidHeight($0, .init(height)), page: "AnyPage")
        })
    #expect(fixture.driver.page.pageStyle == Theme.standard.style)
  }

  @Test("A height that is not a number is reported too")
  func notANumber() throws {
    let fixture = DriverFixture { TableSection { Row("row", id: "r").height(.nan) }.id("s") }
    let report = try #require(fixture.reports.all.first)
    #expect(fixture.reports.all.count == 1)
    #expect(report.kind == .invalidHeight(.row, .init(.nan)))
    #expect(
      report.description.hasSuffix(
        """
        : a height of nan points for a row is not a finite number of 0 or more. The height of the \
        level above is used.
        """))
    #expect(fixture.driver.page.style(at: RowIndexPath(section: 0, row: 0)) == Theme.standard.style)
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.isEmpty == true)
  }

  @Test("A height of 0 is valid")
  func zero() {
    let fixture = DriverFixture { TableSection { Row("row").height(0) }.headerHeight(0) }
    #expect(fixture.reports.all == [])
    #expect(fixture.driver.page.heightHint(at: RowIndexPath(section: 0, row: 0)) == .fixed(0))
  }
}
