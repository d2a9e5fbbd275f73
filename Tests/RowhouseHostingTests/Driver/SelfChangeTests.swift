// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Pages and rows that change the values that they read.
@MainActor
struct SelfChangeTests {
  /// The reports about a page that changes itself in each evaluation.
  private let endless =
    [PageDiagnostic.Kind](repeating: .updateInsideEvaluation, count: 7)
    + [.endlessEvaluation(rounds: 8)]

  @Test("A page that requests an update in each evaluation is abandoned after eight")
  func updateInsideEvaluation() async {
    let fixture = DriverFixture()
    let evaluations = Counter()
    fixture.driver.show(
      AnyPage { [weak driver = fixture.driver] in
        let _ = evaluations.add()
        let _ = driver?.update()
        TableSection { Row("\(evaluations.count)") }
      })
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == endless)
    #expect(evaluations.count == 8)
    #expect(fixture.texts == [["8"]])
    fixture.reports.forget()
    fixture.driver.update()
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == endless)
  }

  /// A page that shows another one while it is evaluated.
  private struct ReplacingPage: TablePage {
    let notes: Notes
    weak var driver: PageDriver?
    var title: String { notes.title }
    var sections: [TableSection] {
      if notes.isOpen { let _ = driver?.show(AnyPage { TableSection { Row("other") } }) }
      TableSection { Row("first") }
    }
  }

  @Test("The report about a page that shows another one names the page that does it")
  func showInsideEvaluation() async {
    let (notes, fixture) = (Notes(), DriverFixture())
    fixture.driver.show(ReplacingPage(notes: notes, driver: fixture.driver))
    notes.isOpen = true
    await fixture.driver.settled()
    #expect(fixture.texts == [["other"]])
    #expect(fixture.reports.kinds == [.updateInsideEvaluation])
    #expect(fixture.reports.all.map(\.page) == ["ReplacingPage"])
  }

  @Test("A page that requests one update is evaluated once more")
  func updateOnce() async {
    let fixture = DriverFixture()
    let notes = Notes()
    fixture.driver.show(
      AnyPage { [weak driver = fixture.driver] in
        let number = notes.unseen
        if number == 0 { let _ = notes.count(driver) }
        TableSection { Row("\(number)") }
      })
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == [.updateInsideEvaluation])
    #expect(fixture.texts == [["1"]])
  }

  @Test("A page that changes a value it has read is abandoned, and stays observed")
  func changesWhatItReads() async {
    let notes = Notes()
    let evaluations = Counter()
    let fixture = DriverFixture {
      let _ = evaluations.add()
      TableSection { Row(notes.title) }
      let _ = notes.call()
    }
    // Changes before the first observation are not noticed.
    fixture.driver.update()
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == endless)
    #expect(evaluations.count <= 12)
    fixture.reports.forget()
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.text(0, 0).hasPrefix("x"))
  }

  @Test("Data rows that change a value the page reads are abandoned, and the page stays observed")
  func rowChangesPage() async {
    let notes = Notes()
    let fixture = DriverFixture()
    fixture.host.onUpdate = { $0.page.makeAllRows() }
    fixture.driver.show(
      AnyPage {
        TableSection { Row(notes.title) }
        TableSection([1], id: \.self) { _ in
          notes.title += "!"
          return Row("row")
        }
      })
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == endless)
    #expect(fixture.text(0, 0) == "Notes!!!!!!!")
    fixture.reports.forget()
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.text(0, 0).hasPrefix("x"))
    #expect(fixture.reports.kinds == endless)
  }

  @Test("New rows in each evaluation are abandoned if making them changes the page")
  func newRowsChangePage() async {
    let notes = Notes()
    notes.names = ["0"]
    let fixture = DriverFixture()
    fixture.host.onUpdate = { $0.page.makeAllRows() }
    fixture.driver.show(
      AnyPage {
        TableSection(notes.names, id: \.self) { name in
          notes.names = ["\((Int(name) ?? 0) + 1)"]
          return Row(name)
        }
      })
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == endless)
  }

  @Test("Data rows that change each other are abandoned")
  func rowsChangeEachOther() async {
    let notes = Notes()
    let fixture = DriverFixture()
    fixture.host.onUpdate = { $0.page.makeAllRows() }
    fixture.driver.show(
      AnyPage {
        TableSection(0..<3, id: \.self) { number in
          let title = notes.title
          notes.unseen += 1
          notes.title = "\(notes.unseen)"
          return Row("\(number) \(title)")
        }
      })
    await fixture.driver.settled()
    #expect(fixture.reports.kinds.last == .endlessEvaluation(rounds: 8))
    #expect(fixture.host.updates.count <= 12)
  }
}

extension Notes {
  /// Increments the number, and requests an update.
  fileprivate func count(_ driver: PageDriver?) {
    unseen += 1
    driver?.update()
  }

  /// Appends an exclamation mark to the title.
  fileprivate func call() { title += "!" }
}
