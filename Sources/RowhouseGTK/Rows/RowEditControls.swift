// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The controls of a row in editing mode: a button at the leading edge, and a handle at the trailing edge.
@MainActor
final class RowEditControls {
  private unowned let row: RowView
  private var button: OwnedWidget?
  private var handle: OwnedWidget?
  /// The gesture of the handle.
  private var drag: OpaquePointer?
  private var editing = RowLook.Editing.none
  private var isRightToLeft = false

  init(in row: RowView) { self.row = row }

  func update(for drawing: RowDrawing, look: RowLook) {
    isRightToLeft = drawing.context.environment.isRightToLeft
    if editing != look.editing { showButton(look.editing) }
    let texts = drawing.context.texts
    let name = look.editing == .insert ? texts.insert : drawing.row.deleteTitle ?? texts.delete
    button?.pointer.setAccessibleName("\(name) \(drawing.accessibleName)")
    if look.isMovable, handle == nil { addHandle() }
    if !look.isMovable { (handle, drag) = (nil, nil) }
    handle?.pointer.setAccessibleName("\(texts.move) \(drawing.accessibleName)")
  }

  func allocate(width: Int32, height: Int32) {
    let (leading, trailing): (Int32, Int32) = (40, 36)
    if let button = button?.pointer {
      center(button, from: isRightToLeft ? width - leading : 0, room: leading, height)
    }
    // The icon is centered in the handle, which is as large as its room, so that it is easy to press.
    handle?.pointer.allocate(
      x: isRightToLeft ? 0 : width - trailing, y: 0, width: trailing, height: height)
  }

  /// Ends a drag of the handle, so that a further movement of the pointer has no effect.
  func cancelDrag() {
    if let drag { gtk_event_controller_reset(drag) }
  }

  private func center(_ widget: WidgetPointer, from x: Int32, room: Int32, _ height: Int32) {
    let size = (
      widget.measured(GTK_ORIENTATION_HORIZONTAL).natural,
      widget.measured(GTK_ORIENTATION_VERTICAL).natural
    )
    widget.allocate(
      x: x + (room - size.0) / 2, y: (height - size.1) / 2, width: size.0, height: size.1)
  }

  private func showButton(_ editing: RowLook.Editing) {
    self.editing = editing
    button?.pointer.moveFocusToAncestor()
    button = nil
    let (icon, event): (String, HostEvent)
    switch editing {
    case .none, .indented: return
    case .delete: (icon, event) = ("list-remove-symbolic", .delete)
    case .insert: (icon, event) = ("list-add-symbolic", .insert)
    }
    let button = OwnedWidget(gtk_button_new_from_icon_name(icon))
    gtk_widget_add_css_class(button.pointer, "circular")
    gtk_widget_add_css_class(button.pointer, "flat")
    observe("clicked", of: button.pointer.raw) { [weak row] _ in
      if let row { row.owner?.send(event, from: row) }
    }
    gtk_widget_insert_after(button.pointer, row.pointer, nil)
    self.button = button
  }

  private func addHandle() {
    let handle = OwnedWidget(gtk_image_new_from_icon_name("list-drag-handle-symbolic"))
    handle.setParent(row.pointer)
    gtk_widget_set_cursor_from_name(handle.pointer, "grab")
    drag = RowDragging.add(to: handle.pointer, of: row)
    self.handle = handle
  }
}
#endif
