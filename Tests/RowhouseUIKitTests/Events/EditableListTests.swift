// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Lists that the user edits, in a table")
struct EditableListTests {
  struct Stop: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
  }

  @MainActor
  @Observable
  final class Trip {
    var stops = [
      Stop(id: 1, name: "Oslo"), Stop(id: 2, name: "Rome"), Stop(id: 3, name: "Bern"),
    ]
    var selected: Set<Int> = []
    var isEditing = false

    func newStop() -> Stop { Stop(id: (stops.map(\.id).max() ?? 0) + 1, name: "") }
  }

  struct TripPage: TablePage {
    let trip: Trip
    var selects = false
    var title: String { "Trip" }
    var isEditing: Bool { trip.isEditing }
    var sections: [TableSection] {
      let section = TableSection(
        "Stops", list: trip, \.stops, count: 1...4, add: "Add a stop", new: { trip.newStop() },
        row: { stop in FieldRow("Stop \(stop.id)", stop, \.name) })
      selects ? section.selectsSeveral(trip, \.selected, whileEditing: true) : section
    }
  }

  private let trip = Trip()
  private let screen: TableScreen

  init() { screen = TableScreen(TripPage(trip: trip)) }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  private var ids: [Int] { trip.stops.map(\.id) }

  private func edit() {
    trip.isEditing = true
    screen.settle()
  }

  /// Returns the first text of each row.
  private var titles: [String?] {
    (0..<screen.table.numberOfRows(inSection: 0)).map { screen.texts($0)?.first }
  }

  @Test("A tap on the last row adds an element, whose field is typed into")
  func adding() throws {
    screen.table.tap(row: path(3))
    screen.settle()
    #expect(titles == ["Stop 1", "Stop 2", "Stop 3", "Stop 4", "Add a stop"])
    let field = try #require(screen.first(UITextField.self, 3))
    _ = field.becomeFirstResponder()
    field.insertText("Wien")
    _ = field.resignFirstResponder()
    screen.settle()
    #expect(trip.stops.last == Stop(id: 4, name: "Wien") && screen.staleness() == nil)
  }

  @Test("A swipe deletes an element, and a row brings it back to its place")
  func deleting() {
    #expect(screen.table.swipe(row: path(1)) == ["Delete"])
    screen.table.chooseAction("Delete")
    screen.settle()
    #expect(ids == [1, 3] && titles == ["Stop 1", "Stop 3", "Add a stop", "Undo delete"])
    #expect(screen.table.swipe(row: path(0), isFull: true) == ["Delete"])
    screen.settle()
    #expect(ids == [3])
    for wanted in [[1, 3], [1, 2, 3]] {
      screen.table.tap(row: path(screen.table.numberOfRows(inSection: 0) - 1))
      screen.settle()
      #expect(ids == wanted)
    }
    #expect(titles.last == "Add a stop" && screen.staleness() == nil)
  }

  @Test("In editing mode, rows have controls that delete and insert")
  func controls() {
    edit()
    let styles = (0..<4).map { screen.table.cellForRow(at: path($0))?.editingStyle }
    #expect(styles == [.delete, .delete, .delete, .insert])
    screen.table.tapEditControl(row: path(3))
    screen.settle()
    #expect(ids == [1, 2, 3, 4])
    screen.table.tapEditControl(row: path(0))
    #expect(screen.table.swipe(row: path(0)) == ["Delete"])
    screen.table.chooseAction("Delete")
    screen.settle()
    #expect(ids == [2, 3, 4] && screen.staleness() == nil)
  }

  @Test("In editing mode, a tap on a row brings a deleted element back")
  func undoing() {
    edit()
    screen.table.tapEditControl(row: path(0))
    screen.table.chooseAction("Delete")
    screen.settle()
    #expect(ids == [2, 3] && titles.last == "Undo delete")
    screen.table.tap(row: path(3))
    screen.settle()
    #expect(ids == [1, 2, 3])
  }

  @Test("While several elements can be selected, taps on the last rows add one and undo a deletion")
  func selecting() {
    let screen = TableScreen(TripPage(trip: trip, selects: true))
    func tap(_ row: Int) {
      screen.table.tap(row: path(row))
      screen.settle()
    }
    #expect(screen.table.swipe(row: path(2), isFull: true) == ["Delete"])
    trip.isEditing = true
    screen.settle()
    tap(1)
    #expect(trip.selected == [2])
    tap(3)
    #expect(ids == [1, 2, 3] && trip.selected == [2])
    tap(3)
    #expect(ids == [1, 2, 3, 4] && trip.selected == [2] && screen.staleness() == nil)
  }

  @Test("Elements are dragged among each other, and not behind the row that adds one")
  func moving() {
    edit()
    #expect(screen.table.drag(row: path(0), to: path(2)) == path(2))
    screen.settle()
    #expect(ids == [2, 3, 1])
    #expect(screen.table.drag(row: path(0), to: path(3)) != path(3))
    screen.settle()
    #expect(Set(ids) == [1, 2, 3] && titles.last == "Add a stop" && screen.staleness() == nil)
    #expect(screen.table.cellForRow(at: path(3))?.showsReorderControl == false)
  }

  @Test("A list is no longer than the greatest number, and no shorter than the least")
  func limits() {
    screen.table.tap(row: path(3))
    screen.settle()
    #expect(screen.texts(4) == ["Add a stop", "Maximum number: 4"])
    screen.table.tap(row: path(4))
    screen.settle()
    #expect(ids == [1, 2, 3, 4])
    for _ in 0..<3 {
      _ = screen.table.swipe(row: path(0), isFull: true)
      screen.settle()
    }
    #expect(ids == [4] && screen.table.swipe(row: path(0)).isEmpty)
    #expect(screen.texts(1) == ["Add a stop", "Minimum number: 1"])
    #expect(screen.staleness() == nil)
  }

  @Test("A text that is being typed stays while another element is deleted")
  func typing() throws {
    let field = try #require(screen.first(UITextField.self, 2))
    _ = field.becomeFirstResponder()
    field.insertText("x")
    let text = field.text
    trip.stops.removeFirst()
    screen.settle()
    #expect(field.isFirstResponder && field.text == text)
    _ = field.resignFirstResponder()
    screen.settle()
    #expect(trip.stops == [Stop(id: 2, name: "Rome"), Stop(id: 3, name: text ?? "")])
  }
}
#endif
