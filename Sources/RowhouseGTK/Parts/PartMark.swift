// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A part of a row that is drawn without a widget.
enum PartMark {
  /// Text with its top-left corner.
  case text(TextLayout, x: Double, y: Double, GdkRGBA)
  /// A filled area.
  case fill(PartFrame, radius: Double, GdkRGBA)
  /// A line along the inside of an area's edge.
  case border(PartFrame, radius: Double, width: Double, GdkRGBA)
  /// An image in an area, clipped to another area, in a color if it is a symbol.
  case image(PageImage, PartFrame, clip: PartFrame, radius: Double, GdkRGBA)
  /// A symbol of the icon theme.
  case icon(String, PartFrame, GdkRGBA)
  /// A control, which draws itself.
  case control(any ControlView)
  /// The beginning of marks that are clipped to rounded corners.
  case clip(PartFrame, radius: Double)
  /// The end of clipped marks.
  case endOfClip
  /// The beginning of marks that are drawn directly before the text of a field.
  case sign(of: FieldPartView)
  /// The end of marks before the text of a field.
  case endOfSign
}

extension PartMark {
  @MainActor
  func draw(_ snapshot: OpaquePointer, in widget: WidgetPointer) {
    switch self {
    case .text(let layout, let x, let y, let color):
      snapshot.saved { snapshot in
        snapshot.translate(x, y)
        layout.draw(snapshot, in: color)
      }
    case .fill(let frame, let radius, let color): snapshot.fill(frame, radius: radius, color)
    case .border(let frame, let radius, let width, let color):
      snapshot.border(frame, radius: radius, width: width, color)
    case .image(let image, let frame, let clip, let radius, let color):
      snapshot.clipped(to: clip, radius: radius) { snapshot in
        image.draw(snapshot, in: frame, of: widget, color)
      }
    case .icon(let name, let frame, let color):
      snapshot.icon(name, in: frame, of: widget, color)
    case .clip(let frame, let radius):
      var rect = GskRoundedRect(frame, radius: radius)
      gtk_snapshot_push_rounded_clip(snapshot, &rect)
    case .endOfClip: gtk_snapshot_pop(snapshot)
    case .sign(let field):
      gtk_snapshot_save(snapshot)
      snapshot.translate(field.distanceOfSign, 0)
    case .endOfSign: gtk_snapshot_restore(snapshot)
    case .control: break
    }
  }
}

extension PageImage {
  /// Draws the image in an area of a widget.
  @MainActor
  func draw(
    _ snapshot: OpaquePointer, in frame: PartFrame, of widget: WidgetPointer, _ color: GdkRGBA
  ) {
    switch content {
    case .icon(let name): snapshot.icon(name, in: frame, of: widget, color)
    case .texture(let texture):
      // Cairo reports an error for an image without an extent.
      guard frame.width > 0, frame.height > 0 else { return }
      var bounds = graphene_rect_t(frame)
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }
  }
}
#endif
