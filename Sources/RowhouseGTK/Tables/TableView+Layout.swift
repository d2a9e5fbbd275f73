// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

extension TableView {
  /// Lays out the entries with the next frame.
  ///
  /// Also lays out all widgets around the table. While a table is laid out, new rows and an appearing scroll bar mark
  /// these widgets. If GTK is laying out one of them, such as the leaflet during an animation, but not the widget between
  /// it and the scrolled window, it removes the mark of the former, and loses that of the latter. It then reports a
  /// snapshot without an allocation (`gtk_widget_allocate` in gtkwidget.c of GTK 4.8.3).
  func queueLayout() {
    var widget: WidgetPointer? = pointer
    while let current = widget {
      gtk_widget_queue_allocate(current)
      widget = gtk_widget_get_parent(current)
    }
  }

  /// Lays out the entries at the size that the table has, before GTK does.
  func layOutNow() {
    allocate(width: gtk_widget_get_width(pointer), height: gtk_widget_get_height(pointer))
  }
}
#endif
