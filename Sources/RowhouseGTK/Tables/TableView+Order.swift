// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

extension TableView {
  /// Puts the widgets into the order in which assistive technologies read them.
  ///
  /// The sticky header stays last, so that it is drawn over the other entries.
  func reorderChildren(except stickyHeader: Int?) {
    var former: WidgetPointer?
    for (position, view) in live.sorted(by: { $0.key < $1.key }) where position != stickyHeader {
      if let former, visibleSibling(before: view.pointer) != former {
        gtk_widget_insert_after(view.pointer, pointer, former)
      }
      former = view.pointer
    }
  }

  private func visibleSibling(before widget: WidgetPointer) -> WidgetPointer? {
    var sibling = gtk_widget_get_prev_sibling(widget)
    while let current = sibling, gtk_widget_get_child_visible(current) == 0 {
      sibling = gtk_widget_get_prev_sibling(current)
    }
    return sibling
  }
}
#endif
