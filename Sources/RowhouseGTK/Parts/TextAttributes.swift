// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The font and the color of editable text, as Pango attributes.
@MainActor
final class TextAttributes {
  let list: OpaquePointer?

  init(_ font: StyleFont, _ color: StyleColor, in context: DrawingContext) {
    list = pango_attr_list_new()
    let font = font.pangoDescription(
      scale: context.environment.textScale, systemFamily: context.fonts.systemFamily)
    pango_attr_list_insert(list, pango_attr_font_desc_new(font))
    pango_font_description_free(font)
    let color = context.color(color)
    func part(_ share: Float) -> UInt16 { UInt16(min(max(share, 0), 1) * 65_535) }
    pango_attr_list_insert(
      list, pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
    // Without this attribute, the text would have the opacity of libadwaita, which is less than 1.
    pango_attr_list_insert(list, pango_attr_foreground_alpha_new(part(color.alpha)))
  }

  isolated deinit { pango_attr_list_unref(list) }
}
#endif
