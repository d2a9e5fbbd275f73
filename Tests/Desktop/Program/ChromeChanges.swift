// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window whose page changes the elements around its rows.
@MainActor
enum ChromeChanges {
  /// Changes the title and the colors of a page, and compares what the window shows.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(ChangingPage(state: state))
    let native = shown.inspector.nativeWindow
    defer { shown.window.close() }
    var faults: [String] = []
    func expect(_ title: String, isDark: Bool, after cause: String) {
      let shownTitle = gtk_window_get_title(native.window).map { String(cString: $0) }
      if shownTitle != title {
        faults.append("after \(cause), the title of the window is \(shownTitle ?? "missing")")
      }
      if (adw_style_manager_get_dark(adw_style_manager_get_default()) != 0) != isDark {
        faults.append("after \(cause), the window is \(isDark ? "light" : "dark")")
      }
    }
    expect("Day", isDark: false, after: "the page was shown")
    state.isNight = true
    shown.update()
    expect("Night", isDark: true, after: "the evening")
    shown.window.navigator.push(ChangingPage(state: State()))
    shown.update()
    expect("Day", isDark: false, after: "another page was pushed")
    state.isNight = false
    shown.update()
    state.isNight = true
    shown.update()
    expect("Day", isDark: false, after: "changes of the page below")
    shown.window.navigator.pop()
    shown.update()
    expect("Night", isDark: true, after: "the return")
    state.isNight = false
    shown.update()
    expect("Day", isDark: false, after: "the morning")
    return faults
  }

  @Observable
  fileprivate final class State {
    var isNight = false
  }

  private struct ChangingPage: TablePage {
    let state: State
    var title: String { state.isNight ? "Night" : "Day" }
    var colorScheme: PageColorScheme? { state.isNight ? .dark : .light }
    var sections: [TableSection] { TableSection("Rows") { Row("Row") } }
  }
}
#endif
