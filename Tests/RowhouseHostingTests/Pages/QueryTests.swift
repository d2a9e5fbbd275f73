// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// The properties of a page that a host reads.
@MainActor
struct QueryTests {
  private func show() -> DriverFixture {
    DriverFixture {
      TableSection("Made", footer: "Below") {
        Row("a", id: "a").value("1")
        ButtonRow("Press") {}
      }.id("made")
      TableSection([Item(1), Item(2), Item(3)]) { Row($0.text).height(60) }.id("data")
      TableSection {}.id("empty")
    }
  }

  /// Index paths just outside of the page above, and far from it.
  nonisolated private static let outside = [
    (0, 2), (0, -1), (1, 3), (2, 0), (3, 0), (-1, 0), (Int(Int32.max), Int(Int32.max)),
    (Int(Int32.min), 0),
  ].map { RowIndexPath(section: $0.0, row: $0.1) }

  @Test("The description of a page contains its sections and the texts of its rows")
  func description() {
    let page = show().driver.page
    #expect(
      "\(page)" == """
        \(page.name) “A page”: 3 sections
        section 0 “Made” (id made): 2 rows
          0 “a”, “1”
          1 “Press”
        section 1 (id data): 3 rows of data
        section 2 (id empty): 0 rows
        """)
    #expect("\(page.sections[2])" == "section (id empty): 0 rows")
  }

  @Test("The description of a page has a limit, and hides the texts of secure fields")
  func longDescription() {
    let fixture = DriverFixture {
      TableSection {
        FieldRow("PIN", text: "1234", kind: .secure) { _ in }
        for number in 0..<200 { Row(number == 0 ? "" : "\(number)").id(number) }
      }
    }
    let lines = "\(fixture.driver.page)".split(separator: "\n")
    #expect(lines.count == 103)
    #expect(lines[1] == "section 0: 201 rows" && lines[2] == "  0 “PIN”")
    #expect(lines[3] == "  1 without text" && lines[102] == "  … 101 more")
  }

  @Test("Counts, headers and texts are those of the page")
  func inside() {
    let page = show().driver.page
    #expect(page.sections.count == 3)
    #expect(page.sections.map(\.id) == ["made", "data", "empty"])
    #expect(page.rowCount == 5)
    #expect((0..<3).map { page.rowCount(inSection: $0) } == [2, 3, 0])
    #expect(page.sections[0].header == .title("Made"))
    #expect(page.sections[0].footer == .title("Below"))
    #expect(page.sections[1].header == HeaderFooter.none)
    #expect(page.joinedTexts(at: RowIndexPath(section: 0, row: 0)) == "a 1")
    #expect(page.joinedTexts(at: RowIndexPath(section: 0, row: 1)) == "Press")
    #expect(page.joinedTexts(at: RowIndexPath(section: 1, row: 2)) == "item 3")
    #expect(page.rowID(at: RowIndexPath(section: 1, row: 2)) == 3)
    #expect(page.indexPath(ofRow: 2) == RowIndexPath(section: 1, row: 1))
    #expect(page.indexPath(ofRow: "none") == nil)
  }

  @Test("Reading outside of the page returns no value, and does not trap", arguments: outside)
  func outside(_ indexPath: RowIndexPath) {
    let page = show().driver.page
    #expect(!page.contains(indexPath))
    #expect(page.row(at: indexPath) == nil)
    #expect(page.rowID(at: indexPath) == nil)
    #expect(page.reference(at: indexPath) == nil)
    #expect(page.style(at: indexPath) == nil)
    #expect(page.heightHint(at: indexPath) == nil)
    for section in [3, -1, Int.max, Int.min] {
      #expect(page.rowCount(inSection: section) == nil)
      #expect(page.style(ofSection: section) == nil)
    }
  }

  @Test("A request to the driver for a missing row is reported", arguments: outside)
  func outsideOfDriver(_ indexPath: RowIndexPath) throws {
    let fixture = show()
    #expect(fixture.driver.row(at: indexPath) == nil)
    #expect(fixture.driver.reference(at: indexPath) == nil)
    #expect(fixture.driver.style(at: indexPath) == nil)
    let report = PageDiagnostic(.indexPathOutOfRange(indexPath), page: "AnyPage")
    #expect(fixture.reports.all == [report, report, report])
    #expect(
      report.description == """
        AnyPage: there is no row at \(indexPath). `nil` is returned; request only rows of the \
        shown page.
        """)
  }

  @Test("The driver's answers for existing rows are those of the page")
  func insideOfDriver() {
    let fixture = show()
    let indexPath = RowIndexPath(section: 1, row: 1)
    #expect(fixture.driver.row(at: indexPath) == fixture.driver.page.row(at: indexPath))
    #expect(fixture.driver.reference(at: indexPath) == fixture.driver.page.reference(at: indexPath))
    #expect(fixture.driver.style(at: indexPath) == fixture.driver.page.style(at: indexPath))
    #expect(fixture.reports.all == [])
  }

  @Test("A row that was not made has the section's height, and reading it makes no row")
  func heightHint() {
    let makings = Counter()
    var page = AnyPage {
      TableSection([1, 2], id: \.self) { number in
        makings.add()
        return Row("\(number)").height(60)
      }
      TableSection([3], id: \.self) { Row("\($0)") }.height(30)
      TableSection {
        Row("a")
        Row("b").height(70)
      }
    }
    page.style.rowHeight = .fixed(50)
    let fixture = DriverFixture(page)
    let hint = { (section: Int, row: Int) in
      fixture.driver.page.heightHint(at: RowIndexPath(section: section, row: row))
    }
    #expect(hint(0, 0) == .fixed(50))
    #expect(hint(1, 0) == .fixed(30))
    #expect(hint(2, 0) == .fixed(50))
    #expect(hint(2, 1) == .fixed(70))
    #expect(makings.count == 0)
    _ = fixture.text(0, 0)
    #expect(hint(0, 0) == .fixed(60))
    #expect(hint(0, 1) == .fixed(50))
    #expect(makings.count == 1)
  }

  @Test("A page without content shows one row with its load state", arguments: [true, false])
  func loadState(isSection: Bool) {
    let states: [(LoadState, String)] = [
      (.loading("Wait"), "Wait"), (.empty("Nothing"), "Nothing"),
      (.failed("Broken", retryTitle: "Again") {}, "Broken Again"),
    ]
    for (state, text) in states {
      let evaluations = Counter()
      var page = AnyPage {
        let _ = evaluations.add()
        TableSection { Row("a") }.loadState(isSection ? state : .content)
      }
      if !isSection { page.loadState = state }
      let fixture = DriverFixture(page)
      #expect(fixture.texts == [[text]])
      #expect(evaluations.count == (isSection ? 1 : 0))
    }
  }

  @Test("A scroll target is found by its id or by its position")
  func scrollTarget() {
    let fixture = DriverFixture(
      AnyPage {
        TableSection { Row("a", id: 1) }
        TableSection(10..<20, id: \.self) { Row("\($0)") }.id("data")
        TableSection {}.id("nothing")
      })
    func indexPath(_ target: ScrollTarget) -> RowIndexPath? {
      fixture.driver.page.indexPath(of: target)
    }
    #expect(indexPath(.row(ItemID(1))) == RowIndexPath(section: 0, row: 0))
    #expect(indexPath(.row(ItemID(17))) == RowIndexPath(section: 1, row: 7))
    #expect(indexPath(.row(ItemID(20))) == nil)
    for (position, row) in [(-5, 0), (0, 0), (9, 9), (10, 9), (Int.max, 9)] {
      let target = ScrollTarget.position(position, section: ItemID("data"))
      #expect(indexPath(target) == RowIndexPath(section: 1, row: row))
    }
    #expect(indexPath(.position(0, section: ItemID("nothing"))) == nil)
    #expect(indexPath(.position(0, section: ItemID("elsewhere"))) == nil)
  }
}
