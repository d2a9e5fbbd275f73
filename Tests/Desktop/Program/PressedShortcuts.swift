// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows whose rows have keyboard shortcuts, one of which the user can refresh.
@MainActor
enum PressedShortcuts {
  /// Presses shortcuts, and compares the calls of handlers with the expected ones.
  ///
  /// - Returns: The faults.
  static func run() -> [String] { pressRows() + refresh() + pressRefresh() }

  private static func pressRows() -> [String] {
    let state = State()
    let shown = ShownWindow(NotePage(state: state))
    defer { shown.window.close() }
    var faults = describe(shown)
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    func press(_ keys: String, calls expected: [String]) {
      DisplayInput.run("key \(keys)")
      MainTurns.wait { state.calls == expected }
      MainTurns.runPending()
      if state.calls != expected {
        faults.append("\(keys) leads to \(state.calls), not \(expected)")
      }
    }
    let top = shown.inspector.offset
    press("ctrl+n", calls: ["new"])
    if shown.inspector.offset != top { faults.append("a shortcut scrolls to its row") }
    press("ctrl+shift+n", calls: ["new", "window"])
    // The key is that of a disabled row, and then of none.
    press("ctrl+d ctrl+x ctrl+n", calls: ["new", "window", "new"])
    state.calls = []
    DisplayInput.run("key ctrl+f")
    MainTurns.wait { shown.window.driver.page.title == "Note" && isTyping(in: shown) }
    if !isTyping(in: shown) { faults.append("a shortcut does not focus the field of its row") }
    press("h i ctrl+n", calls: ["text hi", "new"])
    // The page cannot be refreshed.
    press("ctrl+r", calls: ["text hi", "new", "reply"])
    state.calls = []
    press("ctrl+k h o ctrl+n", calls: ["clear hi", "text ho", "new"])
    state.calls = []
    press("ctrl+t", calls: ["online true"])
    return faults
  }

  /// Presses both keys that refresh a page, one of which is also the shortcut of a row.
  private static func refresh() -> [String] {
    let state = State()
    let shown = ShownWindow(NewsPage(state: state))
    defer { shown.window.close() }
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    return ["F5", "ctrl+r"].compactMap { key in
      state.calls = []
      DisplayInput.run("key \(key)")
      MainTurns.wait { !state.calls.isEmpty && !shown.inspector.showsRefreshing }
      MainTurns.runPending()
      return state.calls == ["refresh"] ? nil : "\(key) leads to \(state.calls), not a refresh"
    }
  }

  /// Presses the button that refreshes a page, which disappears while the page is refreshed.
  private static func pressRefresh() -> [String] {
    let state = State()
    let shown = ShownWindow(SlowPage(state: state))
    defer { shown.window.close() }
    shown.inspector.scroll(by: 1_000)
    shown.update()
    let (button, offset) = (shown.inspector.nativeRefreshButton, shown.inspector.offset)
    gtk_widget_grab_focus(button?.widget)
    button?.press()
    var faults: [String] = []
    func expect(_ cause: String) {
      shown.update()
      let focus = gtk_root_get_focus(shown.inspector.nativeWindow)
      if focus != shown.inspector.nativeTable?.widget || shown.inspector.offset != offset {
        let row = shown.inspector.focusedRow.map { "\($0)" } ?? "none"
        faults.append("\(cause), the page is at \(shown.inspector.offset), focused row \(row)")
      }
    }
    MainTurns.wait { state.refreshing != nil }
    if !shown.inspector.showsRefreshing { faults.append("the button does not refresh the page") }
    expect("while the page is refreshed")
    state.refreshing?.resume()
    MainTurns.wait { !shown.inspector.showsRefreshing }
    expect("after the page was refreshed")
    return faults
  }

  private static func isTyping(in shown: ShownWindow) -> Bool {
    let focus = gtk_root_get_focus(shown.inspector.nativeWindow)
    return focus.map { $0.isOne(of: gtk_text_get_type()) } ?? false
  }

  private static func describe(_ shown: ShownWindow) -> [String] {
    let tooltips = [0, 1, 2].map { row -> String? in
      let widget = shown.inspector.widget(at: RowIndexPath(section: 1, row: row))?.widget
      return gtk_widget_get_tooltip_text(widget).map { String(cString: $0) }
    }
    return tooltips == ["Ctrl+F", "Shift+Ctrl+N", nil] ? [] : ["the tooltips are \(tooltips)"]
  }

  @Observable
  fileprivate final class State {
    var text = ""
    @ObservationIgnored var calls: [String] = []
    @ObservationIgnored var refreshing: CheckedContinuation<Void, Never>?
  }

  /// A page that is refreshed until the test ends it.
  private struct SlowPage: RefreshablePage {
    let state: State
    var title: String { "Slow" }
    func refresh() async { await withCheckedContinuation { state.refreshing = $0 } }
    var sections: [TableSection] { TableSection(0..<100, id: \.self) { Row("Row \($0)") } }
  }

  private struct NewsPage: RefreshablePage {
    let state: State
    var title: String { "News" }
    func refresh() async { state.calls.append("refresh") }
    var sections: [TableSection] {
      TableSection { ButtonRow("Reply") { state.calls.append("reply") }.shortcut("r") }
    }
  }

  private struct NotePage: TablePage {
    let state: State
    var title: String { "Note" }
    var sections: [TableSection] {
      // The id of its row is that of the field.
      TableSection {
        ToggleRow("Online", isOn: false) { state.calls.append("online \($0)") }.shortcut("t")
      }
      TableSection {
        FieldRow("Text", text: state.text) { text in
          state.text = text
          state.calls.append("text \(text)")
        }
        .shortcut("f")
        ButtonRow("New window") { state.calls.append("window") }
          .shortcut("n", [.command, .shift])
        Row("Plain")
        ButtonRow("Delete") { state.calls.append("delete") }.shortcut("d").disabled()
      }
      TableSection(0..<100, id: \.self) { Row("Row \($0)") }
      TableSection {
        ButtonRow("New note") { state.calls.append("new") }.shortcut("n")
        ButtonRow("Reply") { state.calls.append("reply") }.shortcut("r")
        ButtonRow("Clear") {
          state.calls.append("clear \(state.text)")
          state.text = ""
        }
        .shortcut("k")
      }
    }
  }
}
#endif
