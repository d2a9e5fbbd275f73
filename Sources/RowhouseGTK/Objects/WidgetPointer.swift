// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// The address of a widget.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// The address without its type, as functions of GObject take it.
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The address as functions for opaque types take it.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// Returns the address of the same object as another type.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: type)
  }
}

extension OpaquePointer {
  /// The address without its type, as functions of GObject take it.
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The address of the object, which must be a widget.
  var widget: WidgetPointer { raw.assumingMemoryBound(to: GtkWidget.self) }
}

extension Bool {
  /// The corresponding GLib value.
  var glib: gboolean { self ? 1 : 0 }
}

extension WidgetPointer {
  /// True if the widget or one of its descendants has the focus of the window.
  var containsFocus: Bool {
    guard let root = gtk_widget_get_root(self), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == self || gtk_widget_is_ancestor(focus, self) != 0
  }

  /// Sets whether the widget accepts input.
  ///
  /// If a widget with the focus no longer accepts input, its nearest focusable ancestor receives the focus. GTK would
  /// leave the window without a focus, and the next key would go to the first widget of the window.
  func setSensitive(_ isSensitive: Bool) {
    if !isSensitive { moveFocusToAncestor() }
    gtk_widget_set_sensitive(self, isSensitive.glib)
  }

  /// Moves the focus out of the widget, if it is there, to the nearest focusable ancestor.
  ///
  /// Call this method before you remove the widget. Otherwise, GTK would move the focus to the first widget of the table
  /// in the next frame.
  func moveFocusToAncestor() {
    guard containsFocus else { return }
    var ancestor = gtk_widget_get_parent(self)
    while let current = ancestor, gtk_widget_grab_focus(current) == 0 {
      ancestor = gtk_widget_get_parent(current)
    }
  }

  /// Returns a point of the widget as a point of another one, or `nil` if the two are in different
  /// windows.
  func point(_ x: Double, _ y: Double, in other: WidgetPointer) -> (x: Double, y: Double)? {
    var (point, result) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
    guard gtk_widget_compute_point(self, other, &point, &result) != 0 else { return nil }
    return (Double(result.x), Double(result.y))
  }

  /// The frame of the widget in its own coordinates, in points.
  var bounds: PartFrame {
    PartFrame(
      x: 0, y: 0, width: Double(gtk_widget_get_width(self)),
      height: Double(gtk_widget_get_height(self)))
  }

  /// Returns the frame of the widget in another one, or `nil` if the two are in different windows.
  func bounds(in other: WidgetPointer) -> PartFrame? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self, other, &bounds) != 0 else { return nil }
    return PartFrame(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// Returns the minimum and the natural extent of the widget.
  func measured(
    _ orientation: GtkOrientation, for other: Int32 = -1
  ) -> (minimum: Int32, natural: Int32) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(self, orientation, other, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  /// Returns the first descendant of a type, or `nil` if there is none.
  func firstDescendant(of type: GType) -> WidgetPointer? {
    var child = gtk_widget_get_first_child(self)
    while let current = child {
      if g_type_check_instance_is_a(current.cast(), type) != 0 { return current }
      if let found = current.firstDescendant(of: type) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Sets the direction of the widget and of all widgets inside it, which do not inherit it.
  func setDirection(_ direction: GtkTextDirection) {
    gtk_widget_set_direction(self, direction)
    var child = gtk_widget_get_first_child(self)
    while let current = child {
      current.setDirection(direction)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// Sets the frame of the widget in its parent, after measuring the widget as GTK requires.
  func allocate(x: Int32, y: Int32, width: Int32, height: Int32) {
    let width = Swift.max(width, measured(GTK_ORIENTATION_HORIZONTAL).minimum)
    let height = Swift.max(height, measured(GTK_ORIENTATION_VERTICAL, for: width).minimum)
    var frame = GtkAllocation(x: x, y: y, width: width, height: height)
    gtk_widget_size_allocate(self, &frame, -1)
  }
}
#endif
