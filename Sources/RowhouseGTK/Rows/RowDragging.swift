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
    observe("drag-update", of: drag.raw) { [weak row] arguments in
      if let row { row.owner?.drag(row, by: arguments.double(2)) }
    }
    observe("cancel", of: drag.raw) { [weak row] _ in row?.owner?.endDrag() }
    observe("drag-end", of: drag.raw) { [weak row] arguments in
      guard let row else { return }
      row.owner?.endDrag()
      row.owner?.drop(row, after: arguments.double(2))
    }
    gtk_widget_add_controller(handle, drag)
  }
}
#endif
