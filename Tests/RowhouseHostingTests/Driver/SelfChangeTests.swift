// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Pages and rows that change what they are made of.
@MainActor
struct SelfChangeTests {
  /// What is reported of a page that changes itself at each evaluation.
  private let endless =
    [PageDiagnostic.Kind](repeating: .updateInsideEvaluation, count: 7)
    + [.endlessEvaluation(rounds: 8)]

  @Test("A page that asks for an update at each evaluation is given up after eight")
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

  @Test("One that asks once is evaluated once more")
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

  @Test("A page that changes what it has read is given up, and goes on watching")
  func changesWhatItReads() async {
    let notes = Notes()
    let evaluations = Counter()
    let fixture = DriverFixture {
      let _ = evaluations.add()
      TableSection { Row(notes.title) }
      let _ = notes.call()
    }
    // What is changed before it is watched for the first time goes unnoticed.
    fixture.driver.update()
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == endless)
    #expect(evaluations.count <= 12)
    fixture.reports.forget()
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.text(0, 0).hasPrefix("x"))
  }

  @Test("Rows of data that change what the page reads are given up, and the page goes on watching")
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

  @Test("So are rows that are new ones each time, made when the table asks for them")
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

  @Test("Rows of data that change each other are given up too")
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
  /// Counts, and asks for an update.
  fileprivate func count(_ driver: PageDriver?) {
    unseen += 1
    driver?.update()
  }

  /// Makes the title louder.
  fileprivate func call() { title += "!" }
}
