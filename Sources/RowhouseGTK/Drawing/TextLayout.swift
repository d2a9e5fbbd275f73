// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// Text that Pango has laid out.
final class TextLayout: @unchecked Sendable {
  let text: String
  private let layout: OpaquePointer

  /// Takes ownership of a Pango layout, which may show other characters in place of line breaks.
  init(_ text: String, _ layout: OpaquePointer) {
    self.text = text
    self.layout = layout
  }

  deinit { g_object_unref(layout.raw) }

  /// The size, rounded up to whole points: the width at which lines break, or that of the longest line, and the height
  /// of the lines.
  var size: Dimensions {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let width = pango_layout_get_width(layout)
    return Dimensions(
      width: Double(width < 0 ? extents.width : width) * PangoTexts.unit,
      height: (Double(extents.height) * PangoTexts.unit).pixelUp(1))
  }

  /// Draws the text with its top-left corner at the origin.
  func draw(_ snapshot: OpaquePointer, in color: GdkRGBA) {
    var color = color
    gtk_snapshot_append_layout(snapshot, layout, &color)
  }
}
#endif
