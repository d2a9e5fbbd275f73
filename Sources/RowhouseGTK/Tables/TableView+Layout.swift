// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

extension TableView {
  /// Lays out the entries with the next frame.
  ///
  /// Also lays out the scrolled window. While a table is laid out, new rows and an appearing scroll bar mark the
  /// scrolled window. GTK removes the mark of a widget that it is laying out at that moment, and loses the mark of
  /// another widget below it. It then reports a snapshot without an allocation.
  func queueLayout() {
    gtk_widget_queue_allocate(pointer)
    if let scroller = gtk_widget_get_parent(pointer) { gtk_widget_queue_allocate(scroller) }
  }

  /// Lays out the entries at the size that the table has, before GTK does.
  func layOutNow() {
    allocate(width: gtk_widget_get_width(pointer), height: gtk_widget_get_height(pointer))
  }
}
#endif
