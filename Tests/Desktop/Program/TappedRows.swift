// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window in which taps on rows select them, instead of or in addition to other rows.
@MainActor
enum TappedRows {
  /// Taps rows, and compares the selection and the calls of handlers with the expected ones.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    tap() + press() + click() + clickProgress() + pressLong()
  }

  private static func tap() -> [String] {
    let state = State()
    let opened = ShownWindow(RowsPage(state: state))
    let (window, inspector) = (opened.window, opened.inspector)
    defer { window.close() }
    func tap(_ row: Int, inSection section: Int) {
      let widget = inspector.widget(at: RowIndexPath(section: section, row: row))
      if let widget { gtk_widget_activate_action_variant(widget.widget, "row.activate", nil) }
      MainTurns.runPending()
    }
    var faults: [String] = []
    func expect(_ chosen: Set<String>, after cause: String) {
      if state.chosen != chosen {
        faults.append("\(cause) chose \(state.chosen.sorted()), not \(chosen.sorted())")
      }
      let shown = Set(window.navigator.selectedRows)
      for id in chosen.sorted() where !shown.contains(ItemID(id)) {
        faults.append("\(cause) deselected “\(id)”, which is still chosen")
      }
    }
    expect(["a", "b"], after: "The first page")
    tap(0, inSection: 1)
    if state.continued != 1 { faults.append("The tap reached its row \(state.continued) times") }
    expect(["a", "b"], after: "A tap on a row of another section")
    window.navigator.select("second")
    expect(["a", "b"], after: "The selection of a row of another section by the page")
    window.navigator.deselect("second")
    tap(2, inSection: 0)
    expect(["a", "b", "c"], after: "A tap on a further row")
    tap(0, inSection: 2)
    tap(1, inSection: 2)
    expect(["a", "b", "c"], after: "Taps on two rows that stay selected")
    if state.questions != 1 || state.deselections != 1 {
      faults.append(
        "A tap on another row asked \(state.questions) times before it deselected the first one"
          + " \(state.deselections) times")
    }
    let shown = window.navigator.selectedRows
    if shown.contains(ItemID("first")) || !shown.contains(ItemID("second")) {
      faults.append("A tap on another row left \(shown) selected")
    }
    return faults
  }

  /// Presses a row, and scrolls it out of view or deletes it before the button is released.
  private static func press() -> [String] {
    var faults: [String] = []
    for isDeleted in [false, true] {
      let state = PressState()
      let shown = ShownWindow(PressPage(state: state))
      defer { shown.window.close() }
      guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 2)) else {
        return ["there is no row"]
      }
      Controllers.press(in: row.widget, x: 20, y: 10)
      if isDeleted { state.rows.remove(at: 2) } else { shown.inspector.scroll(by: 3_000) }
      shown.update()
      let expected = isDeleted ? [["2", "true"]] : [["2", "true"], ["2", "false"]]
      if Array(state.highlights.prefix(expected.count)) != expected {
        faults.append("a row that is pressed while it disappears reports \(state.highlights)")
      }
      if shown.inspector.hasPressedRow { faults.append("a row looks pressed, and is not") }
    }
    return faults
  }

  @Observable
  fileprivate final class PressState {
    var rows = Array(0..<200)
    @ObservationIgnored var highlights: [[String]] = []
  }

  private struct PressPage: TablePage {
    let state: PressState
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection(state.rows, id: \.self) { number in
        Row("Row \(number)").onSelect {}
          .onHighlight { state.highlights.append(["\(number)", "\($0)"]) }
          .onDelete { state.rows.removeAll { $0 == number } }
      }
    }
  }

  /// Clicks a row, and presses keys that concern it.
  private static func click() -> [String] {
    let state = PressState()
    let shown = ShownWindow(PressPage(state: state))
    defer { shown.window.close() }
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 2)) else {
      return ["there is no row"]
    }
    DisplayInput.point(at: row.widget, x: 20, y: 10)
    var faults: [String] = []
    for (input, number) in [("click --delay 0 1", 2), ("key Down", 3), ("key Delete", 3)] {
      DisplayInput.run(input)
      let isDeletion = input == "key Delete"
      MainTurns.wait {
        shown.inspector.focusedRow?.row == number && state.rows.contains(3) != isDeletion
      }
      let focus = shown.inspector.focusedRow.map { "\($0.row)" } ?? "none"
      if focus != "\(number)" || state.rows.contains(3) == isDeletion {
        faults.append("after “\(input)”, the row \(focus) has the focus, not \(number)")
      }
    }
    return faults
  }

  /// Touches rows for so long that their menus open, of which one has no entries.
  private static func pressLong() -> [String] {
    (0..<2).compactMap { number in
      var taps = 0
      let shown = ShownWindow(MenusPage { taps += 1 })
      defer { shown.window.close() }
      let row = RowIndexPath(section: 0, row: number)
      guard let widget = shown.inspector.widget(at: row)?.widget else { return "there is no row" }
      Controllers.press(in: widget, x: 20, y: 10)
      Controllers.pressLong(in: widget, x: 20, y: 10)
      Controllers.release(in: widget, x: 20, y: 10)
      if taps != number { return "a long touch of row \(number) taps it \(taps) times" }
      return shown.inspector.hasPressedRow ? "a row looks pressed after a long touch" : nil
    }
  }

  /// A row with a menu, and one without.
  private struct MenusPage: TablePage {
    let tap: @MainActor () -> Void
    var title: String { "Menus" }
    var sections: [TableSection] {
      TableSection("Menus") {
        Row("Menu").onSelect { tap() }.menu { RowAction("Copy") {} }
        Row("Plain").onSelect { tap() }
      }
    }
  }

  private struct ProgressPage: TablePage {
    var title: String { "Progress" }
    var sections: [TableSection] {
      TableSection("Progress") {
        ProgressRow("Bar", fraction: 0.5).onSelect {}
        GaugeRow("Level", value: 72, in: 0...100).onSelect {}
        ProgressRow("Spinner").onSelect {}
      }
    }
  }

  /// Compares the widget that receives a click on an indicator of progress with its row.
  private static func clickProgress() -> [String] {
    let shown = ShownWindow(ProgressPage())
    defer { shown.window.close() }
    return (0..<3).compactMap { row in
      guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: row))?.widget,
        let bar = gtk_widget_get_first_child(row)
      else { return "row \(row) has no indicator" }
      var (x, y) = (0.0, 0.0)
      let (width, height) = (gtk_widget_get_width(bar), gtk_widget_get_height(bar))
      gtk_widget_translate_coordinates(bar, row, Double(width) / 2, Double(height) / 2, &x, &y)
      return gtk_widget_pick(row, x, y, GTK_PICK_DEFAULT) == row
        ? nil : "a click on an indicator of progress does not reach its row"
    }
  }

  @Observable
  fileprivate final class State {
    var chosen: Set = ["a", "b"]
    @ObservationIgnored var continued = 0
    @ObservationIgnored var questions = 0
    @ObservationIgnored var deselections = 0
  }

  private struct RowsPage: TablePage {
    let state: State
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection(["a", "b", "c"], id: \.self, header: "Several") { Row($0) }
        .selectsSeveral(state.chosen) { state.chosen = $0 }
      TableSection("Ordinary") { Row("Continue").onSelect { state.continued += 1 } }
      TableSection("One") {
        Row("First").id("first").staysSelected().onSelect {}
          .onWillDeselect {
            state.questions += 1
            return true
          }
          .onDeselect { state.deselections += 1 }
        Row("Second").id("second").staysSelected().onSelect {}
      }
    }
  }
}
#endif
