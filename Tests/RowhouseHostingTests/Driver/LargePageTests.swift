// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Pages whose comparison runs off the main actor.
@MainActor
@Suite(.serialized)
struct LargePageTests {
  /// A page of one datum that says the title of its notes, on a driver that compares nothing here.
  private func gated(_ gate: Gate, _ notes: Notes, _ evaluations: Counter) -> Rig {
    let rig = Rig()
    rig.driver.comparesHere = 0
    rig.driver.show(
      AnyPage {
        let _ = evaluations.add()
        TableSection([GatedItem(text: notes.title, gate: gate)], id: { _ in 0 }) { Row($0.text) }
      })
    return rig
  }

  /// Changes the title, and waits until the page has been evaluated with it.
  private func change(_ title: String, _ notes: Notes, _ evaluations: Counter) async {
    let count = evaluations.count
    notes.title = title
    while evaluations.count == count { await nextTurn() }
  }

  @Test("The host is handed the result when it is there, and settled waits for it")
  func elsewhere() async {
    let (gate, notes, evaluations) = (Gate(), Notes(), Counter())
    let rig = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    #expect(rig.host.updates.count == 1)
    #expect(rig.texts == [["Notes"]])
    gate.open()
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "~ 0.0 → 0.0")
    #expect(rig.texts == [["x"]])
  }

  @Test("A newer page takes the place of one that is still compared")
  func newer() async {
    let (gate, notes, evaluations) = (Gate(), Notes(), Counter())
    let rig = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    await change("y", notes, evaluations)
    gate.open()
    await rig.driver.settled()
    #expect(rig.host.updates.count == 2)
    #expect(rig.texts == [["y"]])
  }

  @Test("After three that were given up one is brought to its end")
  func starvation() async {
    let (gate, notes, evaluations) = (Gate(), Notes(), Counter())
    let rig = gated(gate, notes, evaluations)
    gate.close()
    for number in 0...3 { await change("\(number)", notes, evaluations) }
    #expect(evaluations.count == 5)
    notes.title = "last"
    for _ in 0..<20 { await nextTurn() }
    #expect(evaluations.count == 5)
    var shown: [String] = []
    rig.host.onApply = { update in
      shown += [update.page.searchText(at: RowIndexPath(section: 0, row: 0)) ?? ""]
    }
    gate.open()
    await rig.driver.settled()
    #expect(shown == ["3", "last"])
  }

  @Test("Flush brings the comparison to its end here")
  func flush() async {
    let (gate, notes, evaluations) = (Gate(), Notes(), Counter())
    let rig = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    gate.open()
    rig.driver.flush()
    #expect(rig.texts == [["x"]])
    for _ in 0..<20 { await nextTurn() }
    await rig.driver.settled()
    #expect(rig.host.updates.count == 2)
  }

  @Test("A page that is shown meanwhile comes at once, and the one before not at all")
  func shownMeanwhile() async {
    let (gate, notes, evaluations) = (Gate(), Notes(), Counter())
    let rig = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    rig.driver.show(AnyPage { TableSection { Row("other") } })
    #expect(rig.host.updates.map(\.content) == [.reload, .reload])
    #expect(rig.texts == [["other"]])
    gate.open()
    await rig.driver.settled()
    #expect(rig.host.updates.count == 2)
  }

  @Test("An event that comes meanwhile goes to the newest handler, and marks the row that is shown")
  func eventMeanwhile() async throws {
    let (gate, notes, makings) = (Gate(), Notes(), Counter())
    var called: [String] = []
    let rig = Rig()
    rig.driver.comparesHere = 0
    rig.driver.show(
      AnyPage {
        let title = notes.title
        let names = notes.names
        TableSection(names.map { GatedItem(text: $0, gate: gate) }, id: \.text) { item in
          makings.add()
          return Row(item.text).onSelect { called.append("\(item.text) \(title)") }
        }
      })
    let (first, last) = try (rig.reference(0, 0), rig.reference(0, 2))
    gate.close()
    notes.title = "new"
    notes.names = ["z", "b", "c"]
    while rig.driver.send(.select, to: first) { await nextTurn() }
    called = []
    #expect(rig.reports.kinds == [.eventForMissingRow("select")])
    #expect(rig.driver.send(.select, to: last))
    #expect(called == ["c new"])
    #expect(rig.texts == [["a", "b", "c"]])
    gate.open()
    await rig.driver.settled()
    #expect(rig.texts == [["z", "b", "c"]])
  }

  @Test("A row that comes on screen meanwhile is kept, and no other in its place")
  func displayedMeanwhile() async throws {
    let (gate, notes, evaluations) = (Gate(), Notes(), Counter())
    let rig = Rig()
    rig.driver.comparesHere = 0
    rig.driver.show(
      AnyPage {
        let _ = evaluations.add()
        let title = notes.title
        let numbers = Array((notes.isOpen ? -1 : 0)..<2_000)
        TableSection(numbers.map { GatedItem(text: "\($0)", gate: gate) }, id: \.text) { item in
          Row("\(item.text) \(title)")
        }
      })
    let reference = try rig.reference(0, 7)
    _ = rig.text(0, 7)
    gate.close()
    notes.isOpen = true
    await change("x", notes, evaluations)
    rig.driver.send(.willDisplay, to: reference)
    gate.open()
    await rig.driver.settled()
    for row in 100..<2_000 { _ = rig.text(0, row) }
    notes.title = "y"
    await rig.driver.settled()
    let updated = rig.host.updates.last?.edits?.changes.rows.updates.map(\.new.row)
    #expect(updated?.filter { $0 < 100 } == [8])
  }

  @Test("A driver that goes meanwhile is not kept alive")
  func released() async {
    let (gate, notes, evaluations) = (Gate(), Notes(), Counter())
    weak var driver: PageDriver?
    func use() async {
      let rig = gated(gate, notes, evaluations)
      driver = rig.driver
      gate.close()
      await change("x", notes, evaluations)
    }
    await use()
    #expect(driver == nil)
    gate.open()
  }
}
