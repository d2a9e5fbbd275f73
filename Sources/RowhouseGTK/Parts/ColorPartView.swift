// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A button that opens GTK's color picker.
final class ColorPartView: OwnedWidget {
  private(set) var part = ColorPart(RGBA(hex: 0), label: "")

  convenience init() {
    self.init(gtk_color_button_new())
    gtk_color_chooser_set_use_alpha(pointer.opaque, 0)
    gtk_color_button_set_modal(pointer.opaque, 1)
  }

  func show(_ part: ColorPart) {
    if part.palette != self.part.palette { setPalette(part.palette.map(\.color)) }
    self.part = part
    gtk_color_button_set_title(pointer.opaque, part.label)
    for widget in withButton {
      widget.setAccessibleName(part.label)
      widget.setAccessibleValue(part.valueText ?? part.shownColor.hexDigits)
    }
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
  }

  func frame(in frame: PartFrame) -> PartFrame { centeredFrame(in: frame) }
}
#endif
