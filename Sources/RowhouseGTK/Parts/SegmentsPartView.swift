// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A row of linked buttons, one for each option of a picker.
final class SegmentsPartView: OwnedWidget {
  private(set) var picker: PickerPart?
  private(set) var entries: [PickerPart.Entry] = []
  /// The buttons, in the order of the entries.
  private(set) var buttons: [WidgetPointer] = []
  private var isShowing = false
  private weak var target: (any PartTarget)?

  convenience init() {
    self.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_widget_add_css_class(pointer, "linked")
    gtk_box_set_homogeneous(pointer.cast(), 1)
  }

  func show(_ picker: PickerPart) {
    self.picker = picker
    isShowing = true
    defer { isShowing = false }
    if entries != picker.entries {
      entries = picker.entries
      updateButtons()
    }
    pointer.setAccessibleName(picker.label)
    for (button, entry) in zip(buttons, entries) {
      gtk_toggle_button_set_active(button.cast(), (entry.key == picker.selection).glib)
    }
  }

  /// The option whose button is active, or `nil` if there is none.
  var shown: PickerPart.Entry? {
    zip(buttons, entries).first { gtk_toggle_button_get_active($0.0.cast()) != 0 }?.1
  }

  /// Shows the entries in the buttons, which stay, so that one of them can keep the focus or a press of the pointer.
  private func updateButtons() {
    while buttons.count > entries.count { gtk_box_remove(pointer.cast(), buttons.removeLast()) }
    while buttons.count < entries.count, let button = makeButton(buttons.count) {
      if let first = buttons.first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
      gtk_box_append(pointer.cast(), button)
      buttons.append(button)
    }
    for (button, entry) in zip(buttons, entries) {
      if let label = gtk_button_get_child(button.cast()) {
        gtk_label_set_text(label.opaque, entry.title)
      }
      button.setSensitive(entry.isOffered)
      button.setAccessibleName(entry.title)
    }
  }

  private func makeButton(_ index: Int) -> WidgetPointer? {
    guard let button = gtk_toggle_button_new(), let label = gtk_label_new(nil) else { return nil }
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_button_set_child(button.cast(), label)
    gtk_widget_add_css_class(button, "rowhouse-segment")
    observe("toggled", of: button.raw) { [weak self] _ in self?.toggled(index) }
    return button
  }

  private func toggled(_ index: Int) {
    guard !isShowing, let picker, entries.indices.contains(index),
      gtk_toggle_button_get_active(buttons[index].cast()) != 0
    else { return }
    let entry = entries[index]
    guard entry.key != picker.selection, entry.isOffered else { return }
    target?.control(picker.control, changedTo: .option(entry.key))
  }
}

extension SegmentsPartView: ControlView {
  var described: [WidgetPointer] { [pointer] + buttons }

  func connect(to target: any PartTarget) { self.target = target }

  func frame(in frame: PartFrame) -> PartFrame {
    let height = Double(pointer.measured(GTK_ORIENTATION_VERTICAL).natural)
    let top = frame.y + ((frame.height - height) / 2).rounded()
    return PartFrame(x: frame.x, y: top, width: frame.width, height: height)
  }
}
#endif
