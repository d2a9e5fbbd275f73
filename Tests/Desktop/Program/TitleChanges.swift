// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window whose title, rows, and index change in the same frame, so that its header bar is laid out with the table.
@MainActor
enum TitleChanges {
  /// Draws a frame for each of a number of changes.
  ///
  /// A warning of GTK ends the program.
  static func run(count: Int) {
    let state = State()
    let window = PageWindow(
      ChangingPage(state: state), options: DesktopOptions(diagnostics: .silent))
    window.setSize(width: 420, height: 480)
    window.present()
    let inspector = ScreenInspector(window)
    let native = inspector.nativeWindow.widget
    MainTurns.run { gtk_widget_get_mapped(native) != 0 }
    guard let clock = gtk_widget_get_frame_clock(native) else { return }
    for number in 1...count {
      state.number = number
      // Few rows, which fit into the window, and many, which need a scroll bar.
      state.rowCount = number.isMultiple(of: 2) ? 3 : 40 + number
      window.driver.flush()
      if number.isMultiple(of: 3) { inspector.scroll(by: 500) }
      let drawn = gdk_frame_clock_get_frame_counter(clock)
      MainTurns.run { gdk_frame_clock_get_frame_counter(clock) > drawn + 1 }
    }
    window.close()
    MainTurns.runPending()
  }

  @Observable
  fileprivate final class State {
    var number = 0
    var rowCount = 3
  }

  private struct ChangingPage: TablePage {
    let state: State
    var title: String { String(repeating: "Title ", count: state.number % 5 + 1) }
    var sections: [TableSection] {
      TableSection(0..<state.rowCount, id: \.self) { Row("Row \($0) of \(state.number)") }
        .indexTitle(state.number % 5 < 3 ? "\(state.number)" : nil)
    }
  }
}
#endif
