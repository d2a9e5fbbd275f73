// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A link that the user clicks twice, without the animation to the other page.
@MainActor
enum DoubleClickedLinks {
  /// Clicks as fast as for a double click, and then slower.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(LinksPage(state: state))
    defer {
      shown.window.close()
      MainTurns.setDoubleClickTime(400)
    }
    DisplayInput.focusWindow()
    var faults: [String] = []
    // The longer time is longer than opening the page takes on any machine.
    for (time, row, taps) in [(600_000, 0, 0), (600_000, 1, 1), (0, 0, 1)] {
      state.taps = 0
      MainTurns.setDoubleClickTime(Int32(time))
      click(0, in: shown)
      MainTurns.wait { shown.inspector.title == "Rows" }
      let table = shown.inspector.nativeTable?.widget
      MainTurns.run { gtk_widget_get_height(table) > 0 }
      shown.update()
      click(row, in: shown)
      // The window receives the key after the click.
      DisplayInput.run("key alt+Left")
      MainTurns.wait { shown.inspector.title == "Links" }
      MainTurns.runPending()
      if state.taps != taps {
        faults.append(
          "\(state.taps) of two clicks in \(time) ms reached row \(row) of the other page")
      }
    }
    return faults
  }

  /// Clicks a row.
  private static func click(_ row: Int, in shown: ShownWindow) {
    guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: row)) else { return }
    DisplayInput.point(at: row.widget, x: 40, y: Double(gtk_widget_get_height(row.widget)) / 2)
    DisplayInput.run("click 1")
  }

  @Observable
  fileprivate final class State {
    var taps = 0
  }

  private struct LinksPage: TablePage {
    let state: State
    var title: String { "Links" }
    var sections: [TableSection] {
      TableSection("Links") { LinkRow("Link") { RowsPage(state: state) } }
    }
  }

  private struct RowsPage: TablePage {
    let state: State
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection("Rows") {
        Row("Row").onSelect { state.taps += 1 }
        Row("Another").onSelect { state.taps += 1 }
      }
    }
  }
}
#endif
