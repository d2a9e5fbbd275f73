// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

/// The button of a section in the index of a page.
final class IndexButton: OwnedWidget {
  private let label: WidgetPointer

  /// The font of titles, as large as a caption of GNOME.
  private static let font = StyleFont.system(size: 12, weight: .semibold)
  /// The number of characters after which a title is truncated.
  private static let maximumLength: Int32 = 6

  /// Creates a button that calls a closure when a key or an assistive technology presses it.
  init(_ press: @escaping @MainActor () -> Void) {
    label = gtk_label_new("")
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(label.opaque, Self.maximumLength)
    super.init(gtk_button_new())
    gtk_button_set_child(pointer.cast(), label)
    gtk_widget_add_css_class(pointer, "flat")
    observe("clicked", of: pointer.raw) { _ in press() }
  }

  /// Shows the title of a section.
  func show(_ title: String, in context: DrawingContext) {
    gtk_label_set_text(label.opaque, title)
    let attributes = TextAttributes(Self.font, .tint, in: context)
    gtk_label_set_attributes(label.opaque, attributes.list)
    pointer.setAccessibleName(title)
  }
}
#endif
