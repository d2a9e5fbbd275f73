// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Pages whose comparison runs off the main actor.
@MainActor
@Suite(.serialized)
struct LargePageTests {
  /// Returns a driver that compares off the main actor and shows a page with one datum and the
  /// notes' title.
  private func gated(_ gate: ComparisonGate, _ notes: Notes, _ evaluations: Counter)
    -> DriverFixture
  {
    let fixture = DriverFixture()
    fixture.driver.mainActorComparisonLimit = 0
    fixture.driver.show(
      AnyPage {
        let _ = evaluations.add()
        TableSection([GatedItem(text: notes.title, gate: gate)], id: { _ in 0 }) { Row($0.text) }
      })
    return fixture
  }

  /// Changes the title, and waits until the page has been evaluated with it.
  private func change(_ title: String, _ notes: Notes, _ evaluations: Counter) async {
    let count = evaluations.count
    notes.title = title
    while evaluations.count == count { await nextTurn() }
  }

  @Test("The host receives the result of the comparison, and settled() waits for it")
  func elsewhere() async {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    let fixture = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    #expect(fixture.host.updates.count == 1)
    #expect(fixture.texts == [["Notes"]])
    gate.open()
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
    #expect(fixture.texts == [["x"]])
  }

  @Test("A newer page replaces one that is still being compared")
  func newer() async {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    let fixture = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    await change("y", notes, evaluations)
    gate.open()
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 2)
    #expect(fixture.texts == [["y"]])
  }

  @Test("After three canceled comparisons the next one is completed")
  func starvation() async {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    let fixture = gated(gate, notes, evaluations)
    gate.close()
    for number in 0...3 { await change("\(number)", notes, evaluations) }
    #expect(evaluations.count == 5)
    notes.title = "last"
    for _ in 0..<20 { await nextTurn() }
    #expect(evaluations.count == 5)
    var shown: [String] = []
    fixture.host.onUpdate = { update in
      shown += [update.page.joinedTexts(at: RowIndexPath(section: 0, row: 0)) ?? ""]
    }
    gate.open()
    await fixture.driver.settled()
    #expect(shown == ["3", "last"])
  }

  @Test("flush() completes the comparison on the main actor")
  func flush() async {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    let fixture = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    gate.open()
    fixture.driver.flush()
    #expect(fixture.texts == [["x"]])
    for _ in 0..<20 { await nextTurn() }
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 2)
  }

  @Test("waitUntilAtRest() waits for the comparison, even if the page changes all the time")
  func turn() async {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    let fixture = gated(gate, notes, evaluations)
    #expect(fixture.driver.takeTurn())
    gate.close()
    notes.title = "x"
    #expect(!fixture.driver.takeTurn())
    #expect(evaluations.count == 2)
    #expect(fixture.texts == [["Notes"]])
    var shown: [String] = []
    fixture.host.onUpdate = { update in
      shown += [update.page.joinedTexts(at: RowIndexPath(section: 0, row: 0)) ?? ""]
      notes.title += "x"
    }
    gate.open()
    // The page, which changes forever, may be compared again before this task resumes.
    await fixture.driver.waitUntilAtRest()
    #expect(shown.first == "x")
    fixture.host.onUpdate = nil
    await fixture.driver.settled()
    #expect(fixture.texts == [[notes.title]])
  }

  /// A datum that only the main actor may read.
  private final class Song {
    let title: String

    init(title: String) { self.title = title }
  }

  @Test(
    "Unchanged data that cannot be compared elsewhere do not make a page large",
    arguments: [false, true])
  func unchangedObjects(insertsSection: Bool) {
    let (songs, notes) = ((0..<20_000).map { Song(title: "\($0)") }, Notes())
    let fixture = DriverFixture {
      if insertsSection, notes.isOpen { TableSection { Row("new") } }
      TableSection(songs, id: { ObjectIdentifier($0) }) { Row($0.title) }
      TableSection { Row(notes.title) }
    }
    notes.title = "x"
    notes.isOpen = true
    #expect(fixture.driver.takeTurn())
    #expect(fixture.host.updates.count == 2)
    #expect(fixture.text(insertsSection ? 2 : 1, 0) == "x")
  }

  /// A datum that notes the priority of the task that compares it.
  private struct PrioritizedItem: Equatable, Sendable {
    let text: String
    let priorities: Guarded<[TaskPriority]>

    static func == (first: Self, second: Self) -> Bool {
      first.priorities.change { $0.append(Task.currentPriority) }
      return first.text == second.text
    }
  }

  @Test(
    "A comparison has the priority that the host has chosen, or that of the change",
    arguments: [nil, .utility, .high] as [TaskPriority?])
  func priority(chosen: TaskPriority?) async {
    let (priorities, notes) = (Guarded<[TaskPriority]>([]), Notes())
    let fixture = DriverFixture()
    fixture.driver.mainActorComparisonLimit = 0
    fixture.driver.comparisonPriority = chosen
    fixture.driver.show(
      AnyPage {
        let item = PrioritizedItem(text: notes.title, priorities: priorities)
        TableSection([item], id: { _ in 0 }) { Row($0.text) }
      })
    notes.title = "x"
    await fixture.driver.settled()
    let expected = chosen ?? Task.currentPriority
    #expect(!priorities.value.isEmpty && priorities.value.allSatisfy { $0 == expected })
    #expect(fixture.texts == [["x"]])
  }

  @Test("A page shown during a comparison appears at once, and the compared page never")
  func shownMeanwhile() async {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    let fixture = gated(gate, notes, evaluations)
    gate.close()
    await change("x", notes, evaluations)
    fixture.driver.show(AnyPage { TableSection { Row("other") } })
    #expect(fixture.host.updates.map(\.content) == [.reload, .reload])
    #expect(fixture.texts == [["other"]])
    gate.open()
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 2)
  }

  @Test("An event during a comparison calls the newest handler and deselects the shown row")
  func eventMeanwhile() async throws {
    let (gate, notes, makings) = (ComparisonGate(), Notes(), Counter())
    var called: [String] = []
    let fixture = DriverFixture()
    fixture.driver.mainActorComparisonLimit = 0
    fixture.driver.show(
      AnyPage {
        let title = notes.title
        let names = notes.names
        TableSection(names.map { GatedItem(text: $0, gate: gate) }, id: \.text) { item in
          makings.add()
          return Row(item.text).onSelect { called.append("\(item.text) \(title)") }
        }
      })
    let (first, last) = try (fixture.reference(0, 0), fixture.reference(0, 2))
    gate.close()
    notes.title = "new"
    notes.names = ["z", "b", "c"]
    while fixture.driver.send(.select, to: first) { await nextTurn() }
    called = []
    #expect(fixture.reports.kinds == [.eventForMissingRow("select")])
    #expect(fixture.driver.send(.select, to: last))
    #expect(called == ["c new"])
    #expect(fixture.texts == [["a", "b", "c"]])
    gate.open()
    await fixture.driver.settled()
    #expect(fixture.texts == [["z", "b", "c"]])
  }

  @Test("A row displayed during a comparison keeps its made row, and no other row does")
  func displayedMeanwhile() async throws {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    let fixture = DriverFixture()
    fixture.driver.mainActorComparisonLimit = 0
    fixture.driver.show(
      AnyPage {
        let _ = evaluations.add()
        let title = notes.title
        let numbers = Array((notes.isOpen ? -1 : 0)..<2_000)
        TableSection(numbers.map { GatedItem(text: "\($0)", gate: gate) }, id: \.text) { item in
          Row("\(item.text) \(title)")
        }
      })
    let reference = try fixture.reference(0, 7)
    _ = fixture.text(0, 7)
    gate.close()
    notes.isOpen = true
    await change("x", notes, evaluations)
    fixture.driver.send(.willDisplay, to: reference)
    gate.open()
    await fixture.driver.settled()
    for row in 100..<2_000 { _ = fixture.text(0, row) }
    notes.title = "y"
    await fixture.driver.settled()
    let updated = fixture.host.updates.last?.edits?.changes.rows.updates.map(\.new.row)
    #expect(updated?.filter { $0 < 100 } == [8])
  }

  @Test("A driver released during a comparison is not kept alive")
  func released() async {
    let (gate, notes, evaluations) = (ComparisonGate(), Notes(), Counter())
    weak var driver: PageDriver?
    func use() async {
      let fixture = gated(gate, notes, evaluations)
      driver = fixture.driver
      gate.close()
      await change("x", notes, evaluations)
    }
    await use()
    #expect(driver == nil)
    gate.open()
  }
}
