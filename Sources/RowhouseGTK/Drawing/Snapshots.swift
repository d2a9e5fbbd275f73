// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// Methods that draw on a GTK snapshot.
extension OpaquePointer {
  /// Calls a closure that draws, and then restores the transformation.
  func saved(_ body: (OpaquePointer) -> Void) {
    gtk_snapshot_save(self)
    body(self)
    gtk_snapshot_restore(self)
  }

  /// Moves the origin.
  func translate(_ x: Double, _ y: Double) {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(self, &point)
  }

  /// Draws inside an area with rounded corners.
  func clipped(to frame: PartFrame, radius: Double, _ body: (OpaquePointer) -> Void) {
    var rect = GskRoundedRect(frame, radius: radius)
    gtk_snapshot_push_rounded_clip(self, &rect)
    body(self)
    gtk_snapshot_pop(self)
  }

  /// Fills an area.
  func fill(_ frame: PartFrame, radius: Double = 0, _ color: GdkRGBA) {
    guard color.alpha > 0, frame.width > 0, frame.height > 0 else { return }
    var (color, bounds) = (color, graphene_rect_t(frame))
    if radius > 0 {
      var rect = GskRoundedRect(frame, radius: radius)
      gtk_snapshot_push_rounded_clip(self, &rect)
      gtk_snapshot_append_color(self, &color, &bounds)
      gtk_snapshot_pop(self)
    } else {
      gtk_snapshot_append_color(self, &color, &bounds)
    }
  }

  /// Draws a line along the inside of an area's edge.
  func border(_ frame: PartFrame, radius: Double, width: Double, _ color: GdkRGBA) {
    guard width > 0, frame.width > 0, frame.height > 0 else { return }
    var rect = GskRoundedRect(frame, radius: radius)
    var widths = (Float(width), Float(width), Float(width), Float(width))
    var colors = (color, color, color, color)
    withUnsafePointer(to: &widths) { widths in
      withUnsafePointer(to: &colors) { colors in
        gtk_snapshot_append_border(
          self, &rect, UnsafeRawPointer(widths).assumingMemoryBound(to: Float.self),
          UnsafeRawPointer(colors).assumingMemoryBound(to: GdkRGBA.self))
      }
    }
  }

  /// Draws a shadow around an area.
  func shadow(
    of frame: PartFrame, radius: Double, _ color: GdkRGBA, y: Double, spread: Double, blur: Double
  ) {
    var (rect, color) = (GskRoundedRect(frame, radius: radius), color)
    gtk_snapshot_append_outset_shadow(
      self, &rect, &color, 0, Float(y), Float(spread), Float(blur))
  }

  /// Draws a symbol of the icon theme in an area of a widget.
  @MainActor
  func icon(_ name: String, in frame: PartFrame, of widget: WidgetPointer, _ color: GdkRGBA) {
    guard frame.width > 0, frame.height > 0,
      let icon = IconCache.icon(name, size: max(frame.width, frame.height), for: widget)
    else { return }
    saved { snapshot in
      snapshot.translate(frame.x, frame.y)
      var colors = (color, color, color, color)
      withUnsafePointer(to: &colors) { colors in
        gtk_symbolic_paintable_snapshot_symbolic(
          icon, snapshot, frame.width, frame.height,
          UnsafeRawPointer(colors).assumingMemoryBound(to: GdkRGBA.self), 4)
      }
    }
  }
}

extension graphene_rect_t {
  /// Converts a frame.
  init(_ frame: PartFrame) {
    self.init(
      origin: graphene_point_t(x: Float(frame.x), y: Float(frame.y)),
      size: graphene_size_t(width: Float(frame.width), height: Float(frame.height)))
  }
}

extension GskRoundedRect {
  /// Creates an area with equal corners, whose radius is at most half of the shorter side.
  init(_ frame: PartFrame, radius: Double) {
    self.init()
    var bounds = graphene_rect_t(frame)
    let most = max(0, min(frame.width, frame.height) / 2)
    gsk_rounded_rect_init_from_rect(&self, &bounds, Float(min(radius, most)))
  }

  /// Creates an area with different corners at the top and at the bottom.
  init(_ frame: PartFrame, top: Double, bottom: Double) {
    self.init()
    var bounds = graphene_rect_t(frame)
    var first = graphene_size_t(width: Float(top), height: Float(top))
    var last = graphene_size_t(width: Float(bottom), height: Float(bottom))
    gsk_rounded_rect_init(&self, &bounds, &first, &first, &last, &last)
  }
}
#endif
