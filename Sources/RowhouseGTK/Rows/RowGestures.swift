// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

/// The gestures of the pointer on a row.
@MainActor
enum RowGestures {
  /// Adds the gestures that press a row, and that open its menu with the secondary button or a long
  /// press.
  static func add(to row: RowView) {
    addPress(to: row)
    addMenu(to: row)
  }

  private static func addPress(to row: RowView) {
    guard let click = gtk_gesture_click_new() else { return }
    observe("pressed", of: click.raw) { [weak row] arguments in
      // Ignores a press on a control, which handles it itself.
      guard let row,
        gtk_widget_pick(row.pointer, arguments.double(2), arguments.double(3), GTK_PICK_DEFAULT)
          == row.pointer, row.owner?.highlight(true, row) == true
      else { return }
      row.isPressed = true
    }
    observe("released", of: click.raw) { [weak row, click] arguments in
      guard let row else { return }
      let isPressed = row.isPressed
      release(row)
      let (x, y) = (arguments.double(2), arguments.double(3))
      if isPressed, gtk_widget_contains(row.pointer, x, y) != 0 {
        // Keys then concern the clicked row. A field that the user edits keeps the focus.
        if row.owner?.editedField == nil { row.takeFocus() }
        let state = gtk_event_controller_get_current_event_state(click)
        let isExtending =
          state.rawValue & GDK_SHIFT_MASK.rawValue != 0 && row.drawing?.row.isSelected != nil
        row.perform((isExtending ? RowCommand.extend : .activate).rawValue)
      }
    }
    for signal in ["stopped", "cancel"] {
      observe(signal, of: click.raw) { [weak row] _ in
        // GTK also stops a gesture when the button is held for a long time.
        if let row, signal == "cancel" { release(row) }
      }
    }
    gtk_widget_add_controller(row.pointer, click)
  }

  /// Cancels the press of an entry if the entry is a pressed row.
  ///
  /// GTK reports no end of a press in a widget that disappears.
  static func release(_ view: EntryView) {
    guard let row = view as? RowView, row.isPressed else { return }
    row.isPressed = false
    _ = row.owner?.highlight(false, row)
  }

  private static func addMenu(to row: RowView) {
    if let click = gtk_gesture_click_new() {
      gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
      observe("pressed", of: click.raw) { [weak row] arguments in
        guard let row else { return }
        row.owner?.openMenu(of: row, at: (arguments.double(2), arguments.double(3)))
      }
      gtk_widget_add_controller(row.pointer, click)
    }
    if let press = gtk_gesture_long_press_new() {
      gtk_gesture_single_set_touch_only(press, 1)
      observe("pressed", of: press.raw) { [weak row, press] arguments in
        guard let row, let drawing = row.drawing,
          RowCommand.menu.isAvailable(for: drawing, row.look)
        else { return }
        // The end of the touch must not tap the row. GTK cancels a click only once the menu has appeared.
        release(row)
        gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED)
        row.owner?.openMenu(of: row, at: (arguments.double(1), arguments.double(2)))
      }
      gtk_widget_add_controller(row.pointer, press)
    }
  }
}
#endif
