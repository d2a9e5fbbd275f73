// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The gesture that moves a row by its handle.
@MainActor
enum RowDragging {
  /// Adds the gesture to the handle of a row.
  static func add(to handle: WidgetPointer, of row: RowView) {
    guard let drag = gtk_gesture_drag_new() else { return }
    observe("drag-begin", of: drag.raw) { [drag] _ in
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    observe("drag-end", of: drag.raw) { [weak row] arguments in
      guard let row else { return }
      let distance = arguments.double(2)
      // The handle is at the middle of the row.
      let middle = Double(gtk_widget_get_height(row.pointer)) / 2
      row.owner?.drop(row, at: middle + distance)
    }
    gtk_widget_add_controller(handle, drag)
  }
}
#endif
