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
      makeButtons()
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

  private func makeButtons() {
    for button in buttons { gtk_box_remove(pointer.cast(), button) }
    buttons = entries.enumerated().compactMap { index, entry in
      guard let button = gtk_toggle_button_new(), let label = gtk_label_new(entry.title) else {
        return nil
      }
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_button_set_child(button.cast(), label)
      gtk_widget_add_css_class(button, "rowhouse-segment")
      gtk_widget_set_sensitive(button, entry.isOffered.glib)
      button.setAccessibleName(entry.title)
      observe("toggled", of: button.raw) { [weak self] _ in self?.toggled(index) }
      gtk_box_append(pointer.cast(), button)
      return button
    }
    for button in buttons.dropFirst() {
      gtk_toggle_button_set_group(button.cast(), buttons[0].cast())
    }
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
