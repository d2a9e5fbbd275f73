// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The button that shows details of a row.
final class DetailPartView: OwnedWidget {
  convenience init() {
    self.init(gtk_button_new_from_icon_name("dialog-information-symbolic"))
    gtk_widget_add_css_class(pointer, "flat")
    gtk_widget_add_css_class(pointer, "circular")
  }

  func updateLabel(in context: DrawingContext) {
    pointer.setAccessibleName(context.texts.moreInformation)
  }
}

extension DetailPartView: ControlView {
  func connect(to target: any PartTarget) {
    observe("clicked", of: pointer.raw) { [weak target] _ in target?.detailPressed() }
  }

  func frame(in frame: PartFrame) -> PartFrame { centeredFrame(in: frame) }
}
#endif
