// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with a list that the user edits.
@MainActor
final class EditedLists {
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
    var isEditing = false

    func newStop() -> Stop { Stop(id: (stops.map(\.id).max() ?? 0) + 1, name: "") }
  }

  private struct TripPage: TablePage {
    let trip: Trip
    var title: String { "Trip" }
    var isEditing: Bool { trip.isEditing }
    var sections: [TableSection] {
      TableSection(
        "Stops", list: trip, \.stops, count: 1...4, add: "Add a stop", new: { trip.newStop() },
        row: { stop in FieldRow("Stop \(stop.id)", stop, \.name) })
    }
  }

  private let trip = Trip()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init() { shown = ShownWindow(TripPage(trip: trip)) }

  /// Adds, deletes, restores, and moves elements, and compares the list and the rows with the expected ones.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let lists = EditedLists()
    defer { lists.shown.window.close() }
    lists.add()
    lists.delete()
    lists.move()
    return lists.faults
  }
}

extension EditedLists {
  /// Adds an element, types into its field, and presses the row again, which is then disabled.
  private func add() {
    tap(3)
    expect(
      [1, 2, 3, 4], last: ["Add a stop", "Maximum number: 4"], after: "a tap on the last row")
    let field = inspector.row(at: row(3))?.controls.first?.widget
    gtk_widget_grab_focus(field?.widget)
    gtk_editable_set_text(field, "Wien")
    gtk_window_set_focus(inspector.nativeWindow.window, nil)
    tap(4)
    expect([1, 2, 3, 4], last: ["Add a stop", "Maximum number: 4"], after: "a tap on a full list")
    if trip.stops.last != Stop(id: 4, name: "Wien") {
      faults.append("the element that was added is \(trip.stops.last as Any)")
    }
  }

  /// Deletes elements by their menus until one remains, and restores the last two.
  private func delete() {
    for (place, left) in [(1, [1, 3, 4]), (2, [1, 3]), (0, [3])] {
      let choices = inspector.menu(at: row(place)).map(\.title)
      guard let choice = choices.firstIndex(of: "Delete") else {
        return faults.append("the menu of an element has \(choices)")
      }
      inspector.choose(choice, at: row(place))
      shown.update()
      expect(left, after: "a deletion")
    }
    let choices = inspector.menu(at: row(0)).map(\.title)
    if choices.contains("Delete") { faults.append("the only element can be deleted") }
    expect([3], last: ["Add a stop", "Minimum number: 1"], after: "the deletions")
    for restored in [[1, 3], [1, 3, 4]] {
      tap(trip.stops.count + 1)
      expect(restored, after: "a tap on the row that undoes")
    }
  }

  /// Drags the first element below the row that adds one, and stops in the middle of the elements.
  private func move() {
    trip.isEditing = true
    shown.update()
    drag(0, by: 2_000)
    expect([3, 4, 1], last: ["Add a stop"], after: "a drag below the elements")
    drag(2, by: -60)
    expect([3, 1, 4], last: ["Add a stop"], after: "a drag by one row")
  }

  private func drag(_ place: Int, by distance: Double) {
    guard let widget = inspector.widget(at: row(place))?.widget,
      let handle = gtk_widget_get_last_child(widget)
    else { return faults.append("element \(place) has no handle") }
    Controllers.drag(handle, "drag-update", by: distance)
    Controllers.drag(handle, "drag-end", by: 0)
    shown.update()
  }

  private func tap(_ place: Int) {
    guard let widget = inspector.widget(at: row(place))?.widget else {
      return faults.append("there is no row \(place)")
    }
    gtk_widget_activate_action_variant(widget, "row.activate", nil)
    MainTurns.runPending()
    shown.update()
  }

  private func row(_ place: Int) -> RowIndexPath { RowIndexPath(section: 0, row: place) }

  /// Compares the ids of the elements, and the texts of the row after them.
  private func expect(
    _ ids: [Int], last texts: [String]? = nil, after cause: String
  ) {
    let found = trip.stops.map(\.id)
    if found != ids { faults.append("after \(cause), the elements are \(found), not \(ids)") }
    guard let texts else { return }
    let shown = inspector.row(at: row(ids.count))?.texts ?? []
    if shown != texts { faults.append("after \(cause), a row shows \(shown), not \(texts)") }
  }
}
#endif
