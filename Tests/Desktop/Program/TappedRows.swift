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
