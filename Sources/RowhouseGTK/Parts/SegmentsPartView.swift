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
    chooseWithArrows()
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
    while buttons.count > entries.count {
      let button = buttons.removeLast()
      button.moveFocusToAncestor()
      gtk_box_remove(pointer.cast(), button)
    }
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

  /// Chooses the option beside that of the button with the focus with the Left and Right keys.
  private func chooseWithArrows() {
    guard let keys = gtk_event_controller_key_new() else { return }
    handle("key-pressed", of: keys.raw) { [weak self] arguments in
      guard let self, arguments.flags(3) & TableKeys.modifiers == 0 else { return false }
      let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
      switch Int32(bitPattern: arguments.number(1)) {
      case GDK_KEY_Left, GDK_KEY_KP_Left: return choose(inDirection: isMirrored ? 1 : -1)
      case GDK_KEY_Right, GDK_KEY_KP_Right: return choose(inDirection: isMirrored ? -1 : 1)
      default: return false
      }
    }
    gtk_widget_add_controller(pointer, keys)
  }

  /// Chooses the nearest option that is offered, after (1) or before (-1) that of the button with the focus.
  ///
  /// - Returns: True if there is such an option.
  private func choose(inDirection step: Int) -> Bool {
    guard let current = buttons.firstIndex(where: { $0.containsFocus }) else { return false }
    let others = stride(from: current + step, to: step > 0 ? entries.count : -1, by: step)
    guard let next = others.first(where: { entries[$0].isOffered }) else { return false }
    gtk_widget_grab_focus(buttons[next])
    gtk_toggle_button_set_active(buttons[next].cast(), 1)
    return true
  }

  private func toggled(_ index: Int) {
    guard !isShowing, let picker, entries.indices.contains(index) else { return }
    let entry = entries[index]
    guard gtk_toggle_button_get_active(buttons[index].cast()) != 0 else {
      // Unlike a button of a group, the only button turns off when it is clicked.
      if buttons.count == 1, entry.key == picker.selection { show(picker) }
      return
    }
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
