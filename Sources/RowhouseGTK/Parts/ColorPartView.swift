// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A button that opens GTK's color picker.
final class ColorPartView: OwnedWidget {
  private(set) var part = ColorPart(RGBA(hex: 0), label: "")
  /// The dialog that the button opened last, which GTK may have released.
  private var dialog: WidgetPointer?

  convenience init() {
    self.init(gtk_color_button_new())
    gtk_color_chooser_set_use_alpha(pointer.opaque, 0)
    gtk_color_button_set_modal(pointer.opaque, 1)
  }

  func show(_ part: ColorPart) {
    if part.palette != self.part.palette { setPalette(part.palette.map(\.color)) }
    self.part = part
    gtk_color_button_set_title(pointer.opaque, part.label)
    // GTK passes the text of a value on to assistive technologies only for ranges.
    let value = part.valueText ?? part.shownColor.hexDigits
    pointer.setAccessibleName(part.label)
    gtk_widget_get_first_child(pointer)?.setAccessibleName("\(part.label), \(value)")
    if shown != part.shownColor {
      var color = GdkRGBA(part.shownColor)
      gtk_color_chooser_set_rgba(pointer.opaque, &color)
    }
  }

  /// The color that the button currently shows.
  var shown: RGBA {
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(pointer.opaque, &color)
    func byte(_ share: Float) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }
    return RGBA(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  /// The dialogs for colors that are open in the windows of the program.
  private static var openDialogs: [WidgetPointer] {
    guard let windows = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(windows)).compactMap { index in
      guard let window = g_list_model_get_item(windows, index) else { return nil }
      // GTK retains its windows.
      g_object_unref(window)
      let widget = window.assumingMemoryBound(to: GtkWidget.self)
      let isDialog =
        g_type_check_instance_is_a(widget.cast(), gtk_color_chooser_dialog_get_type()) != 0
      return isDialog && gtk_widget_get_visible(widget) != 0 ? widget : nil
    }
  }

  /// Stores the dialog that the button has opened in front of its window.
  private func findDialog() {
    let window = gtk_widget_get_root(pointer)
    dialog = Self.openDialogs.first {
      gtk_window_get_transient_for($0.cast()).map { OpaquePointer($0) } == window
    }
  }

  /// Closes the dialog without a choice, because the button may show another row when the user chooses a color.
  private func closeDialog() {
    guard let dialog, Self.openDialogs.contains(dialog) else { return }
    gtk_dialog_response(dialog.cast(), GTK_RESPONSE_CANCEL.rawValue)
  }

  /// Replaces the suggested colors of GTK.
  private func setPalette(_ palette: [RGBA]) {
    gtk_color_chooser_add_palette(pointer.opaque, GTK_ORIENTATION_HORIZONTAL, 0, 0, nil)
    var colors = palette.map { GdkRGBA($0) }
    guard !colors.isEmpty else { return }
    let columns = Int32(min(colors.count, 8))
    gtk_color_chooser_add_palette(
      pointer.opaque, GTK_ORIENTATION_HORIZONTAL, columns, Int32(clamping: colors.count), &colors)
  }
}

extension ColorPartView: ControlView {
  var described: [WidgetPointer] { withButton }

  func connect(to target: any PartTarget) {
    observe("color-set", of: pointer.raw) { [weak self, weak target] _ in
      guard let self, self.shown != self.part.shownColor else { return }
      target?.control(self.part.control, changedTo: .color(self.shown))
    }
    if let button = gtk_widget_get_first_child(pointer) {
      observe("clicked", of: button.raw) { [weak self] _ in self?.findDialog() }
    }
    observe("unmap", of: pointer.raw) { [weak self] _ in self?.closeDialog() }
  }

  func frame(in frame: PartFrame) -> PartFrame { centeredFrame(in: frame) }
}
#endif
