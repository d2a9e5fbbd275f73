// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc

/// The keyboard and the pointer of the display server.
@MainActor
enum DisplayInput {
  /// Gives the focus of the keyboard to the only window of this program, which a window manager would do.
  static func focusWindow() { run("\(search) windowfocus --sync") }

  /// Moves the pointer to a point of a widget in the only window of this program.
  static func point(at widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) {
    guard let root = gtk_widget_get_root(widget) else { return }
    var (left, top, origin) = (0.0, 0.0, (x: 0.0, y: 0.0))
    gtk_widget_translate_coordinates(widget, root.widget, x, y, &left, &top)
    gtk_native_get_surface_transform(root, &origin.x, &origin.y)
    let (column, line) = (Int(left + origin.x), Int(top + origin.y))
    run("\(search) mousemove --window %1 \(column) \(line)")
  }

  /// The command that finds the window of this program, which may have any name.
  private static var search: String { "search --all --onlyvisible --pid \(getpid()) --name ''" }

  /// Performs a command of `xdotool`, such as `keydown Return`.
  static func run(_ command: String) {
    g_spawn_command_line_sync("xdotool \(command)", nil, nil, nil, nil)
  }
}
#endif
