// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

/// A button.
final class ButtonPartView: OwnedWidget {
  private(set) var control = ControlID.main

  convenience init() {
    self.init(gtk_button_new_with_label(""))
    gtk_button_set_use_underline(pointer.opaque.cast(), 0)
    if let label = gtk_button_get_child(pointer.opaque.cast()) {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    }
  }

  func show(_ button: ButtonPart) {
    control = button.control
    if title != button.title, let label = gtk_button_get_child(pointer.opaque.cast()) {
      gtk_label_set_text(label.opaque, button.title)
    }
    pointer.setAccessibleName(button.title)
    switch button.role {
    case .normal: gtk_widget_remove_css_class(pointer, "destructive-action")
    case .destructive: gtk_widget_add_css_class(pointer, "destructive-action")
    }
  }

  var title: String {
    gtk_button_get_child(pointer.opaque.cast())
      .flatMap { gtk_label_get_text($0.opaque) }
      .map { String(cString: $0) } ?? ""
  }
}

extension ButtonPartView: ControlView {
  func connect(to target: any PartTarget) {
    observe("clicked", of: pointer.raw) { [weak self, weak target] _ in
      if let self { target?.control(self.control, changedTo: .pressed) }
    }
  }
}

extension OpaquePointer {
  /// Returns the address of the same object as another type.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: type)
  }
}
#endif
