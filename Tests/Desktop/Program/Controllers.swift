// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The controllers of widgets, which receive events that no display server sends.
@MainActor
enum Controllers {
  /// Presses a key in the widget of a window that has the focus, and around it until a widget handles it.
  static func press(
    _ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0),
    in window: OpaquePointer
  ) {
    var widget = gtk_root_get_focus(window)
    while let current = widget {
      for controller in controllers(of: current, gtk_event_controller_key_get_type()) {
        var (number, code, state) = (GValue(), GValue(), GValue())
        g_value_init(&number, GType(7 << 2))
        g_value_set_uint(&number, guint(key))
        g_value_init(&code, GType(7 << 2))
        g_value_init(&state, gdk_modifier_type_get_type())
        g_value_set_flags(&state, modifiers.rawValue)
        if emit("key-pressed", of: controller, [number, code, state]) { return }
      }
      widget = gtk_widget_get_parent(current)
    }
  }

  /// Presses the primary button of the pointer at a point of a widget.
  static func press(in widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) {
    send("pressed", to: widget, x: x, y: y) { gtk_gesture_single_get_button($0) < 2 }
  }

  /// Releases the button of the pointer at a point of a widget in which it was pressed.
  static func release(in widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) {
    send("released", to: widget, x: x, y: y) { _ in true }
  }

  /// Touches a point of a widget for so long that GTK recognizes it.
  static func pressLong(in widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) {
    for controller in controllers(of: widget, gtk_gesture_long_press_get_type()) {
      var (left, top) = (GValue(), GValue())
      g_value_init(&left, GType(15 << 2))
      g_value_set_double(&left, x)
      g_value_init(&top, GType(15 << 2))
      g_value_set_double(&top, y)
      _ = emit("pressed", of: controller, [left, top])
    }
  }

  /// Drags a widget by a distance downwards, up to the movement (`drag-update`) or the release (`drag-end`).
  static func drag(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ signal: String, by distance: Double
  ) {
    for controller in controllers(of: widget, gtk_gesture_drag_get_type()) {
      var (left, top) = (GValue(), GValue())
      g_value_init(&left, GType(15 << 2))
      g_value_init(&top, GType(15 << 2))
      g_value_set_double(&top, distance)
      _ = emit(signal, of: controller, [left, top])
    }
  }

  /// Cancels the drag of a widget, after which GTK also reports its end.
  static func cancelDrag(_ widget: UnsafeMutablePointer<GtkWidget>) {
    for controller in controllers(of: widget, gtk_gesture_drag_get_type()) {
      var sequence = GValue()
      g_value_init(&sequence, gdk_event_sequence_get_type())
      _ = emit("cancel", of: controller, [sequence])
    }
    drag(widget, "drag-end", by: 0)
  }

  /// Moves the focus into a widget (`enter`) or out of it (`leave`), as GTK does when its window becomes active or
  /// inactive.
  static func cross(_ signal: String, _ widget: UnsafeMutablePointer<GtkWidget>) {
    for controller in controllers(of: widget, gtk_event_controller_focus_get_type()) {
      _ = emit(signal, of: controller, [])
    }
  }

  private static func send(
    _ signal: String, to widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double,
    where isWanted: (OpaquePointer) -> Bool
  ) {
    for controller in controllers(of: widget, gtk_gesture_click_get_type())
    where isWanted(controller) {
      var (count, left, top) = (GValue(), GValue(), GValue())
      g_value_init(&count, GType(6 << 2))
      g_value_set_int(&count, 1)
      g_value_init(&left, GType(15 << 2))
      g_value_set_double(&left, x)
      g_value_init(&top, GType(15 << 2))
      g_value_set_double(&top, y)
      _ = emit(signal, of: controller, [count, left, top])
    }
  }

  private static func controllers(
    of widget: UnsafeMutablePointer<GtkWidget>, _ type: GType
  ) -> [OpaquePointer] {
    guard let list = gtk_widget_observe_controllers(widget) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let controller = g_list_model_get_item(list, index) else { return nil }
      // The widget retains the controller.
      g_object_unref(controller)
      let isWanted =
        g_type_check_instance_is_a(
          controller.assumingMemoryBound(to: GTypeInstance.self), type) != 0
      return isWanted ? OpaquePointer(controller) : nil
    }
  }

  /// Emits a signal, and returns true if a handler has handled it.
  private static func emit(
    _ signal: String, of controller: OpaquePointer, _ arguments: [GValue]
  ) -> Bool {
    let type = UnsafeMutableRawPointer(controller).assumingMemoryBound(to: GTypeInstance.self)
      .pointee.g_class.pointee.g_type
    var (object, result) = (GValue(), GValue())
    g_value_init(&object, type)
    g_value_set_object(&object, UnsafeMutableRawPointer(controller))
    defer { g_value_unset(&object) }
    g_value_init(&result, GType(5 << 2))
    g_signal_emitv([object] + arguments, g_signal_lookup(signal, type), 0, &result)
    return g_value_get_boolean(&result) != 0
  }
}
#endif
