// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// What a host is handed, and when.
@MainActor
struct ShowingTests {
  @Test("A page is shown as a whole before show returns")
  func first() throws {
    let rig = Rig { TableSection { Row("a") } }
    let update = try #require(rig.host.updates.first)
    #expect(rig.host.updates.count == 1)
    #expect(update.content == .reload)
    #expect(update.chrome == .all)
    #expect(update.edits == nil)
    #expect(!update.isEmpty)
    #expect(rig.texts == [["a"]])
    #expect(rig.reports.all == [])
  }

  @Test("A driver without a page has nothing to show, and takes an update all the same")
  func nothing() async {
    let rig = Rig()
    rig.driver.update()
    await rig.driver.settled()
    rig.driver.flush()
    #expect(rig.driver.page.sections.isEmpty)
    #expect(rig.host.updates.isEmpty)
    #expect(rig.reports.all == [])
  }

  @Test("A page that looks the same is handed over as an update that is empty")
  func unchanged() throws {
    let rig = Rig { TableSection { Row("a") } }
    rig.driver.update()
    rig.driver.flush()
    let update = try #require(rig.host.updates.last)
    #expect(rig.host.updates.count == 2)
    #expect(update.isEmpty)
    #expect(update.edits?.batches.isEmpty == true)
  }

  @Test("After it the newest handlers are called, in rows that are made and in those of data")
  func newestHandlers() throws {
    let notes = Notes()
    var called: [String] = []
    let rig = Rig {
      let number = notes.unseen
      TableSection { Row("a").onSelect { called.append("made \(number)") } }
      TableSection(["b"], id: \.self) { Row($0).onSelect { called.append("data \(number)") } }
    }
    let made = try rig.reference(0, 0)
    let data = try rig.reference(1, 0)
    rig.driver.send(.select, to: data)
    notes.unseen = 7
    rig.driver.update()
    rig.driver.flush()
    rig.driver.send(.select, to: made)
    rig.driver.send(.select, to: data)
    #expect(rig.host.updates.last?.isEmpty == true)
    #expect(called == ["data 0", "made 7", "data 7"])
  }

  @Test("Another page takes the place of the one before, as a whole")
  func replaced() {
    let rig = Rig { TableSection { Row("a") } }
    rig.driver.show(AnyPage { TableSection { Row("b") } })
    #expect(rig.host.updates.map(\.content) == [.reload, .reload])
    #expect(rig.texts == [["b"]])
    rig.driver.update()
    rig.driver.flush()
    #expect(rig.host.updates.last?.isEmpty == true)
  }

  @Test("A page that is shown while another is evaluated takes its place")
  func replacedWhileEvaluated() async {
    let rig = Rig()
    rig.driver.show(
      AnyPage { [driver = rig.driver] in
        let _ = driver.show(AnyPage { TableSection { Row("b") } })
        TableSection { Row("a") }
      })
    await rig.driver.settled()
    #expect(rig.texts == [["b"]])
    #expect(rig.host.updates.last?.content == .reload)
    #expect(rig.reports.kinds == [.updateInsideEvaluation])
  }

  @Test("Numbers of updates go up")
  func numbers() async {
    let notes = Notes()
    let rig = Rig { TableSection { Row(notes.title) } }
    for title in ["x", "y", "z"] {
      notes.title = title
      await rig.driver.settled()
    }
    let numbers = rig.host.updates.map(\.number)
    #expect(numbers.count == 4)
    #expect(numbers == Set(numbers).sorted())
  }

  @Test("Another theme is a change of style")
  func theme() async {
    let rig = Rig { TableSection { Row("a") } }
    var style = Theme.standard.style
    style.margin = 40
    rig.driver.theme = Theme(name: "roomy", style: style)
    await rig.driver.settled()
    #expect(rig.host.updates.last?.chrome == .style)
    #expect(rig.driver.page.pageStyle.margin == 40)
  }
}
