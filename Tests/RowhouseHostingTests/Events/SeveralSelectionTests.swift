// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Rows of sections with multiple selection that the user selects at once.
@MainActor
struct SeveralSelectionTests {
  @Test("Rows that are selected at once are one change of the section and one evaluation")
  func oneChange() throws {
    let fixture = DriverFixture()
    let evaluations = Counter()
    var chosen: Set<Int> = []
    var changes: [Set<Int>] = []
    var calls: [String] = []
    fixture.driver.show(
      AnyPage {
        evaluations.add()
        return [
          TableSection(0..<1_000, id: \.self) { number in
            Row("\(number)").disabled(number == 7).onWillSelect { number != 8 }
              .onSelect { calls.append("+\(number)") }.onDeselect { calls.append("-\(number)") }
          }
          .selectsSeveral(chosen) {
            changes.append($0)
            chosen = $0
          }
        ]
      })
    let rows = try (0..<1_000).map { try fixture.reference(0, $0) }
    let allowed = (0..<1_000).filter { $0 != 7 && $0 != 8 }
    let before = evaluations.count
    fixture.driver.setSelected(true, of: rows)
    #expect(changes == [Set(allowed)])
    #expect(evaluations.count == before + 1)
    #expect(calls == allowed.map { "+\($0)" })
    #expect(fixture.driver.selectedRows == allowed.map { ItemID($0) })
    calls = []
    fixture.driver.setSelected(true, of: rows)
    #expect(changes.count == 1 && calls.isEmpty)
    fixture.driver.setSelected(false, of: Array(rows[1...]))
    #expect(chosen == [0] && changes.count == 2)
    #expect(calls == allowed.dropFirst().map { "-\($0)" })
  }

  /// An id that counts how often any id is hashed.
  private struct CountedID: Hashable, Sendable {
    nonisolated(unsafe) static var hashes = 0
    let number: Int

    func hash(into hasher: inout Hasher) {
      Self.hashes += 1
      hasher.combine(number)
    }
  }

  @Test(
    "An evaluation does not read the selected ids, and a row finds its own",
    arguments: [false, true])
  func manySelected(isLazy: Bool) {
    let ids = (0..<1_000).map { CountedID(number: $0) }
    var selected = Set(ids)
    selected.remove(ids[1])
    let fixture = DriverFixture()
    fixture.driver.show(
      AnyPage {
        if isLazy {
          TableSection(Array(ids[..<2]), id: \.self) { Row("\($0.number)") }
            .selectsSeveral(selected) { selected = $0 }
        } else {
          TableSection { for id in ids[..<2] { Row("\(id.number)", id: id) } }
            .selectsSeveral(selected) { selected = $0 }
        }
      })
    let before = CountedID.hashes
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.driver.selectedRows == [ItemID(ids[0])])
    #expect(CountedID.hashes - before < 50)
  }

  @Test("A tap on another row does not create the selected rows")
  func tapElsewhere() throws {
    let created = Counter()
    let fixture = DriverFixture()
    var chosen = Set(0..<1_000)
    var taps = 0
    fixture.driver.show(
      AnyPage {
        TableSection { Row("plain").onSelect { taps += 1 } }
        TableSection(0..<1_000, id: \.self) { number in
          created.add()
          return Row("\(number)")
        }
        .selectsSeveral(chosen) { chosen = $0 }
      })
    let before = created.count
    fixture.driver.send(.tap, to: try fixture.reference(0, 0), flushing: true)
    #expect(taps == 1 && chosen.count == 1_000)
    #expect(created.count - before < 50)
  }

  @Test("A range that is extended by one row does not create the rows that are selected already")
  func extendedRange() throws {
    let created = Counter()
    let fixture = DriverFixture()
    var chosen = Set(0..<999)
    fixture.driver.show(
      AnyPage {
        TableSection(0..<1_000, id: \.self) { number in
          created.add()
          return Row("\(number)")
        }
        .selectsSeveral(chosen) { chosen = $0 }
      })
    let rows = try (0..<1_000).map { try fixture.reference(0, $0) }
    let before = created.count
    fixture.driver.setSelected(true, of: rows)
    #expect(chosen.count == 1_000)
    #expect(created.count - before < 50)
  }

  @Test("Two sections with the same selected ids both select their rows")
  func sharedIDs() throws {
    let fixture = DriverFixture()
    var chosen: Set<String> = []
    fixture.driver.show(
      AnyPage {
        TableSection(["a", "b"], id: \.self) { Row($0) }.selectsSeveral(chosen) { chosen = $0 }
        TableSection { Row("plain").onSelect {} }
        TableSection(["c", "d"], id: \.self) { Row($0) }.selectsSeveral(chosen) { chosen = $0 }
      })
    let rows = try [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)].map { try fixture.reference($0, $1) }
    fixture.driver.setSelected(true, of: rows)
    #expect(chosen == ["a", "b", "c", "d"])
  }

  @Test("In editing mode, a range only selects its rows, and ids of another type are reported once")
  func editingMode() throws {
    let fixture = DriverFixture()
    var chosen: Set<String> = []
    var calls: [String] = []
    var page = AnyPage {
      TableSection {
        for name in ["a", "b"] { Row(name, id: name).onSelect { calls.append(name) } }
        Row("number", id: 1).onSelect {}
        Row("another", id: 2).onSelect {}
      }
      .selectsSeveral(chosen, whileEditing: true) { chosen = $0 }
    }
    page.isEditing = true
    fixture.driver.show(page)
    fixture.driver.setSelected(true, of: try (0..<4).map { try fixture.reference(0, $0) })
    #expect(chosen == ["a", "b"] && calls.isEmpty)
    #expect(fixture.reports.kinds == [.unselectableID(expected: "String")])
  }
}
