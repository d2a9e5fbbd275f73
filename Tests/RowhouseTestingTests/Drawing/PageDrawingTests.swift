// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct PageDrawingTests {
  @Test func pagesAreDrawnWithAllTheirParts() {
    var page = DrawnPage("Settings") {
      TableSection { Row("Account").accessory(.disclosure) }
      TableSection("General", footer: "Pictures are kept\nfor a week.") {
        ToggleRow("Night mode", isOn: false) { _ in }
      }
      TableSection("Nothing here", footer: "And below") {}
      TableSection { ButtonRow("Log out", role: .destructive) {} }
    }
    page.header = "Signed in as Ann"
    page.footer = .parts(.text("Version 1.0", alignment: .center))
    #expect(
      PageTest(page).text(PageText.Options(width: 30)) == """
        # Settings
        Signed in as Ann

          Account                    >

        General
          Night mode             (off)
        Pictures are kept
        for a week.

        Nothing here
          (no rows)
        And below

                  ! Log out !

                 Version 1.0
        """)
  }

  @Test func documentedExampleIsDrawn() {
    let page = DrawnPage("Settings") {
      TableSection("General", footer: "Pictures are kept for a week.") {
        ToggleRow("Night mode", isOn: false) { _ in }
        Row("Clear cache").value("12 MB")
      }
      TableSection { ButtonRow("Log out", role: .destructive) {} }
    }
    let test = PageTest(page)
    #expect(
      test.text == """
        # Settings

        General
          Night mode                                           (off)
          Clear cache                                          12 MB
        Pictures are kept for a week.

                                 ! Log out !
        """)
  }

  @Test func emptyPagesHaveNoLines() {
    let page = DrawnPage {}
    #expect(PageTest(page).text.lines.isEmpty)
    #expect("\(PageTest(page).text)" == "")
  }

  @Test func partsAreDrawnInHeaders() {
    let page = DrawnPage {
      TableSection { Row("a") }.header(
        .parts(
          .horizontal {
            Part.text("Photos")
            Part.spacer()
            Part.button("All")
          }))
    }
    #expect(PageTest(page).text(PageText.Options(width: 16)) == "Photos     <All>\n  a")
  }

  @Test func firstRowsOfLargeSectionsAreDrawn() {
    let page = DrawnPage {
      TableSection(0..<1_000_000, id: { $0 }) { number in Row("Row \(number)") }
    }
    let test = PageTest(page)
    #expect(test.text.lines.count == 101)
    #expect(test.text.lines.last == "  … 999,900 more")
    #expect(
      test.text(PageText.Options(rowLimit: 2)) == """
          Row 0
          Row 1
          … 999,998 more
        """)
    #expect(test.text(PageText.Options(rowLimit: -1)) == "  … 1,000,000 more")
  }

  @Test func idsAndHeightsAreRightOfTheEdge() {
    let page = DrawnPage {
      TableSection("First") {
        Row("Own", id: "own").value("1")
        Row("Place").height(20.5)
        Row("Hidden", id: 7).height(0)
        Row("Grows").height(.automatic(minimum: 60))
      }
      .id("first")
      TableSection { Row("a\u{301}", subtitle: "below", id: "two\nlines") }.id(2)
    }
    let options = PageText.Options(width: 20, showsIDs: true, showsHeights: true)
    #expect(
      PageTest(page).text(options) == """
        First                 {first}
          Own              1  {own}  44 pt
          Place               20.5 pt
          Hidden              {7}  0 pt
          Grows               ≥ 60 pt

                              {2}
          a\u{301}                   {two\\nlines}  ≥ 44 pt
          below
        """)
    #expect(
      PageTest(page).text(PageText.Options(width: 20, showsIDs: true)) == """
        First                 {first}
          Own              1  {own}
          Place
          Grows

                              {2}
          a\u{301}                   {two\\nlines}
          below
        """)
  }

  @Test func drawingsOfFilesAreEqual() {
    let page = DrawnPage("T") { TableSection { Row("a").value("b") } }
    let text = PageTest(page).text(PageText.Options(width: 9))
    #expect(text == PageText("# T  \r\n\r\n  a     b\r\n\r\n"))
    #expect(text != PageText("# T\n  a     b"))
    #expect(text.description == "# T\n\n  a     b")
    let driver = PageTest(page)
    #expect(PageText(driver.page, width: 9) == text)
  }

  @Test func repeatedDrawingsAreEqual() {
    let test = PageTest(DrawnPage { TableSection([3, 1, 2], id: { $0 }) { Row("\($0)") } })
    #expect(test.text == test.text)
    #expect(test.updates.count == 1)
  }
}
