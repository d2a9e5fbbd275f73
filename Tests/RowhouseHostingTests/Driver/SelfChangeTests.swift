// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
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
    let rig = Rig()
    let evaluations = Counter()
    rig.driver.show(
      AnyPage { [weak driver = rig.driver] in
        let _ = evaluations.add()
        let _ = driver?.update()
        TableSection { Row("\(evaluations.count)") }
      })
    await rig.driver.settled()
    #expect(rig.reports.kinds == endless)
    #expect(evaluations.count == 8)
    #expect(rig.texts == [["8"]])
    rig.reports.forget()
    rig.driver.update()
    await rig.driver.settled()
    #expect(rig.reports.kinds == endless)
  }

  @Test("One that asks once is evaluated once more")
  func updateOnce() async {
    let rig = Rig()
    let notes = Notes()
    rig.driver.show(
      AnyPage { [weak driver = rig.driver] in
        let number = notes.unseen
        if number == 0 { let _ = notes.count(driver) }
        TableSection { Row("\(number)") }
      })
    await rig.driver.settled()
    #expect(rig.reports.kinds == [.updateInsideEvaluation])
    #expect(rig.texts == [["1"]])
  }

  @Test("A page that changes what it has read is given up, and goes on watching")
  func changesWhatItReads() async {
    let notes = Notes()
    let evaluations = Counter()
    let rig = Rig {
      let _ = evaluations.add()
      TableSection { Row(notes.title) }
      let _ = notes.call()
    }
    // What is changed before it is watched for the first time goes unnoticed.
    rig.driver.update()
    await rig.driver.settled()
    #expect(rig.reports.kinds == endless)
    #expect(evaluations.count <= 12)
    rig.reports.forget()
    notes.title = "x"
    await rig.driver.settled()
    #expect(rig.text(0, 0).hasPrefix("x"))
  }

  @Test("Rows of data that change what the page reads are given up, and the page goes on watching")
  func rowChangesPage() async {
    let notes = Notes()
    let rig = Rig()
    rig.host.onApply = { $0.page.makeAllRows() }
    rig.driver.show(
      AnyPage {
        TableSection { Row(notes.title) }
        TableSection([1], id: \.self) { _ in
          notes.title += "!"
          return Row("row")
        }
      })
    await rig.driver.settled()
    #expect(rig.reports.kinds == endless)
    #expect(rig.text(0, 0) == "Notes!!!!!!!")
    rig.reports.forget()
    notes.title = "x"
    await rig.driver.settled()
    #expect(rig.text(0, 0).hasPrefix("x"))
    #expect(rig.reports.kinds == endless)
  }

  @Test("So are rows that are new ones each time, made when the table asks for them")
  func newRowsChangePage() async {
    let notes = Notes()
    notes.names = ["0"]
    let rig = Rig()
    rig.host.onApply = { $0.page.makeAllRows() }
    rig.driver.show(
      AnyPage {
        TableSection(notes.names, id: \.self) { name in
          notes.names = ["\((Int(name) ?? 0) + 1)"]
          return Row(name)
        }
      })
    await rig.driver.settled()
    #expect(rig.reports.kinds == endless)
  }

  @Test("Rows of data that change each other are given up too")
  func rowsChangeEachOther() async {
    let notes = Notes()
    let rig = Rig()
    rig.host.onApply = { $0.page.makeAllRows() }
    rig.driver.show(
      AnyPage {
        TableSection(0..<3, id: \.self) { number in
          let title = notes.title
          notes.unseen += 1
          notes.title = "\(notes.unseen)"
          return Row("\(number) \(title)")
        }
      })
    await rig.driver.settled()
    #expect(rig.reports.kinds.last == .endlessEvaluation(rounds: 8))
    #expect(rig.host.updates.count <= 12)
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
