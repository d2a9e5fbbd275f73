// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows in which a row with the focus is replaced by other rows.
@MainActor
enum ReplacedRows {
  @Observable
  fileprivate final class State {
    var isRunning = false
    var isLoaded = false
  }

  /// Buttons that are replaced by their counterparts, at the end and in the middle of a section.
  private struct TimerPage: TablePage {
    let state: State
    var title: String { "Timer" }
    var sections: [TableSection] {
      TableSection("Others") { ButtonRow("Reset") {} }
      TableSection("Timer", footer: "Footer") {
        if state.isRunning {
          ButtonRow("Stop") { state.isRunning = false }
        } else {
          ButtonRow("Start") { state.isRunning = true }
        }
      }
      TableSection("Account") {
        if state.isRunning {
          ButtonRow("Log out") { state.isRunning = false }
        } else {
          ButtonRow("Log in") { state.isRunning = true }
        }
        ButtonRow("Delete the account") {}
      }
    }
  }

  /// A section whose first attempt to load has failed.
  private struct NewsPage: TablePage {
    let state: State
    var title: String { "News" }
    var sections: [TableSection] {
      TableSection("Others") { Row("Other") }
      TableSection(0..<(state.isLoaded ? 40 : 0), id: \.self, header: "News") {
        Row("Article \($0)")
      }
      .loadState(state.isLoaded ? .content : .failed("No connection") { state.isLoaded = true })
    }
  }
}

extension ReplacedRows {
  /// Presses buttons that are replaced.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    [1, 2].flatMap { pressTwice(RowIndexPath(section: $0, row: 0)) } + retry()
  }

  /// Presses the button of a row and the button that replaces it.
  private static func pressTwice(_ row: RowIndexPath) -> [String] {
    let state = State()
    let shown = ShownWindow(TimerPage(state: state))
    defer { shown.window.close() }
    gtk_widget_grab_focus(shown.inspector.widget(at: row)?.widget)
    return [true, false].compactMap { isRunning in
      let widget = gtk_root_get_focus(shown.inspector.nativeWindow)
      gtk_widget_activate_action_variant(widget, "row.activate", nil)
      shown.update()
      if state.isRunning != isRunning { return "the row with the focus is not the button" }
      return shown.inspector.focusedRow == row
        ? nil : "after a button was replaced, \(focusedRow(in: shown)) has the focus, not \(row)"
    }
  }

  /// Presses the button of a section that has failed, which its rows replace.
  private static func retry() -> [String] {
    let state = State()
    let shown = ShownWindow(NewsPage(state: state))
    defer { shown.window.close() }
    let row = RowIndexPath(section: 1, row: 0)
    let button = shown.inspector.row(at: row)?.controls.first?.widget
    gtk_widget_grab_focus(button?.widget)
    button?.press()
    shown.update()
    return shown.inspector.focusedRow == row
      ? []
      : ["after a section was loaded, \(focusedRow(in: shown)) has the focus, not its first row"]
  }

  private static func focusedRow(in shown: ShownWindow) -> String {
    shown.inspector.focusedRow.map { "\($0)" } ?? "no row"
  }
}
#endif
