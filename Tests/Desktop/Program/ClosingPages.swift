// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// Windows whose pages close them.
@MainActor
enum ClosingPages {
  /// Closes windows with a shortcut, a click, Control-W, and Control-Q.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    ["ctrl+d", "Down space", "ctrl+w", "ctrl+q"].flatMap { close(with: $0) }
  }

  /// The window, which nothing but the process retains.
  private static weak var window: PageWindow?

  private static func close(with keys: String) -> [String] {
    var calls: [Bool] = []
    open { calls.append($0) }
    DisplayInput.run("key \(keys)")
    MainTurns.wait { window == nil }
    var faults: [String] = []
    if calls != [true] { faults.append("\(keys) calls onClosed with \(calls)") }
    if window != nil { faults.append("\(keys) does not release the window") }
    window?.close()
    return faults
  }

  private static func open(onClosed: @escaping (_ isClosed: Bool) -> Void) {
    let shown = ShownWindow(NotePage())
    window = shown.window
    shown.window.onClosed = { [window = shown.window] in
      // The first call has no effect any more.
      window.close()
      onClosed(window.isClosed)
    }
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
  }

  private struct NotePage: TablePage {
    var title: String { "Note" }
    var sections: [TableSection] {
      TableSection {
        ButtonRow("Delete the note", role: .destructive) { navigator.window?.close() }
          .shortcut("d")
      }
    }
  }
}
#endif
