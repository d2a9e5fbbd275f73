// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// The ring that marks the widget with the keyboard focus.
@MainActor
enum FocusRing {
  /// The accent color of libadwaita at 60 percent opacity.
  private static let color = GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 0.6)

  /// Draws the ring inside the edge of a widget.
  static func draw(_ snapshot: OpaquePointer, in widget: WidgetPointer, radius: Double) {
    let frame = PartFrame(
      x: 0, y: 0, width: Double(gtk_widget_get_width(widget)),
      height: Double(gtk_widget_get_height(widget)))
    snapshot.border(frame, radius: radius, width: 2, color)
  }
}
#endif
