// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The gesture that moves a row by its handle.
@MainActor
enum RowDragging {
  /// Adds the gesture to the handle of a row.
  ///
  /// - Returns: The gesture, which the handle retains.
  static func add(to handle: WidgetPointer, of row: RowView) -> OpaquePointer? {
    guard let drag = gtk_gesture_drag_new() else { return nil }
    observe("drag-begin", of: drag.raw) { [drag] _ in
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    observe("drag-update", of: drag.raw) { [weak row, drag, handle] arguments in
      guard let row else { return }
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(drag, &x, &y)
      // The movement is relative to the handle, which the page takes along when it scrolls.
      let (left, top) = (arguments.double(1), arguments.double(2))
      guard let pointer = handle.point(x + left, y + top, in: row.pointer) else { return }
      row.owner?.drag(row, by: top, pointer: pointer)
    }
    observe("cancel", of: drag.raw) { [weak row] _ in
      if let row { row.owner?.endDrag(of: row) }
    }
    observe("drag-end", of: drag.raw) { [weak row] _ in
      // GTK also sends this signal after a cancellation, when no row is dragged any more.
      if let row { row.owner?.drop(row) }
    }
    observe("unmap", of: handle.raw) { [weak row, drag] _ in
      // GTK reports no end of a drag in a widget that disappears.
      gtk_event_controller_reset(drag)
      if let row { row.owner?.endDrag(of: row) }
    }
    gtk_widget_add_controller(handle, drag)
    return drag
  }
}
#endif
