// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

// The virtual functions of the classes, which forward each call to the Swift object.

let drawnMeasure:
  @convention(c) (
    WidgetPointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void = { widget, orientation, other, minimum, natural, _, _ in
    guard let widget, let drawn = DrawnWidget.of(widget.raw) else { return }
    let size = MainActor.assumeIsolated { drawn.measure(orientation, for: other) }
    minimum?.pointee = size.0
    natural?.pointee = max(size.0, size.1)
  }

let drawnAllocate: @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void = {
  widget, width, height, _ in
  guard let widget, let drawn = DrawnWidget.of(widget.raw) else { return }
  MainActor.assumeIsolated { drawn.allocate(width: width, height: height) }
}

let drawnSnapshot: @convention(c) (WidgetPointer?, OpaquePointer?) -> Void = { widget, snapshot in
  guard let widget, let snapshot, let drawn = DrawnWidget.of(widget.raw) else { return }
  nonisolated(unsafe) let target = snapshot
  MainActor.assumeIsolated { drawn.draw(target) }
}

let drawnFocus: @convention(c) (WidgetPointer?, GtkDirectionType) -> gboolean = {
  widget, direction in
  guard let widget else { return 0 }
  if let drawn = DrawnWidget.of(widget.raw),
    let isDone = MainActor.assumeIsolated({ drawn.moveFocus(direction) })
  {
    return isDone.glib
  }
  return parentClass.pointee.focus(widget, direction)
}

let drawnStateChanged: @convention(c) (WidgetPointer?, GtkStateFlags) -> Void = { widget, _ in
  guard let widget, let drawn = DrawnWidget.of(widget.raw) else { return }
  MainActor.assumeIsolated { drawn.stateChanged() }
}

/// The functions of `GtkWidget` itself.
private nonisolated(unsafe) let parentClass: UnsafeMutablePointer<GtkWidgetClass> = {
  guard let type = g_type_class_ref(gtk_widget_get_type()) else {
    preconditionFailure("GTK has no class of widgets. Initialize GTK first.")
  }
  return type.assumingMemoryBound(to: GtkWidgetClass.self)
}()

/// The properties of `GtkScrollable`, in the order of their ids, beginning with 1.
let scrollableProperties = ["hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy"]

let scrollableSet:
  @convention(c) (
    UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
  ) -> Void = { object, number, value, _ in
    guard number <= 2, let object, let value, let drawn = DrawnWidget.of(object.raw) else { return }
    nonisolated(unsafe) let adjustment = g_value_get_object(value)
    MainActor.assumeIsolated {
      drawn.setAdjustment(
        number == 1 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, to: adjustment)
    }
  }

let scrollableGet:
  @convention(c) (
    UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
    UnsafeMutablePointer<GParamSpec>?
  ) -> Void = { object, number, value, _ in
    guard let object, let value else { return }
    guard number <= 2 else { return g_value_set_enum(value, 0) }
    guard let drawn = DrawnWidget.of(object.raw) else { return }
    nonisolated(unsafe) let target = value
    MainActor.assumeIsolated {
      g_value_set_object(
        target,
        drawn.adjustment(number == 1 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL))
    }
  }

/// Performs an action of a class.
let drawnAction: @convention(c) (WidgetPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Void = {
  widget, name, _ in
  guard let widget, let name, let drawn = DrawnWidget.of(widget.raw) else { return }
  let action = String(cString: name)
  MainActor.assumeIsolated { drawn.perform(action) }
}
#endif
