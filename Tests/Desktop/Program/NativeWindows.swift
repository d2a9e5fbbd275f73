// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// A window to which an application adds a dialog and a shortcut of its own.
@MainActor
enum NativeWindows {
  /// Opens a dialog over a window, and presses a key for which the window has a shortcut.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let shown = ShownWindow(RowsPage())
    defer { shown.window.close() }
    return openDialog(over: shown) + pressShortcut(in: shown) + passError(of: shown)
  }

  private static func openDialog(over shown: ShownWindow) -> [String] {
    let dialog = OpaquePointer(gtk_window_new())
    defer { gtk_window_destroy(UnsafeMutablePointer(dialog)) }
    shown.window.withNativeWindow { native in
      gtk_window_set_transient_for(UnsafeMutablePointer(dialog), UnsafeMutablePointer(native))
    }
    let parent = gtk_window_get_transient_for(UnsafeMutablePointer(dialog))
    return OpaquePointer(parent) == shown.inspector.nativeWindow
      ? [] : ["the parent of a dialog is not the window of the page"]
  }

  /// The number of times that the shortcut was pressed.
  nonisolated(unsafe) private static var pressCount = 0

  private static func pressShortcut(in shown: ShownWindow) -> [String] {
    let count:
      @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean =
        { _, _, _ in
          NativeWindows.pressCount += 1
          return 1
        }
    let shortcut = gtk_shortcut_new(
      gtk_shortcut_trigger_parse_string("<Control>comma"), gtk_callback_action_new(count, nil, nil))
    let keys = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(keys, shortcut)
    shown.window.withNativeWindow { native in
      gtk_widget_add_controller(UnsafeMutablePointer(native), keys)
    }
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    DisplayInput.run("key ctrl+comma")
    MainTurns.wait { pressCount > 0 }
    return pressCount == 1 ? [] : ["the shortcut of the application was called \(pressCount) times"]
  }

  private struct Refusal: Error {}

  private static func passError(of shown: ShownWindow) -> [String] {
    do {
      try shown.window.withNativeWindow { _ throws(Refusal) in throw Refusal() }
    } catch {
      return []
    }
    return ["the error of the closure is not passed on"]
  }

  private struct RowsPage: TablePage {
    var title: String { "Rows" }
    var sections: [TableSection] { TableSection { Row("Row").onSelect {} } }
  }
}
#endif
