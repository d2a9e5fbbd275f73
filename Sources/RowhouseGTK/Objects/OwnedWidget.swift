// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// A widget that a Swift object retains.
///
/// The widget is removed from its parent when the object is released.
@MainActor
class OwnedWidget {
  let pointer: WidgetPointer

  /// Takes ownership of a new widget.
  init(_ pointer: WidgetPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer.raw)
  }

  isolated deinit {
    if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
    g_object_unref(pointer.raw)
  }
}

extension OwnedWidget {
  /// Makes the widget the last child of another.
  func setParent(_ parent: WidgetPointer) { gtk_widget_set_parent(pointer, parent) }

  /// The widget with the button inside it, which has the focus in place of the widget.
  var withButton: [WidgetPointer] {
    [pointer] + [gtk_widget_get_first_child(pointer)].compactMap { $0 }
  }

  /// True if the widget is shown.
  ///
  /// A hidden widget takes no space, and assistive technologies ignore it.
  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { if newValue != isVisible { gtk_widget_set_visible(pointer, newValue.glib) } }
  }
}
#endif
