// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseLayout

/// The pixels in a line of a widget, which defaults to the one in the middle.
@MainActor
struct Pixels: Equatable {
  private var bytes: [UInt8]
  let width: Int

  /// Reads the pixels, or returns `nil` if GTK has not drawn the widget since its last change.
  init?(_ widget: UnsafeMutablePointer<GtkWidget>, line: Int? = nil) {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    guard width > 0, let paintable, let snapshot = gtk_snapshot_new(),
      let native = gtk_widget_get_native(widget)
    else { return nil }
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let texture = gsk_renderer_render_texture(gtk_native_get_renderer(native), node, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let stride = Int(gdk_texture_get_width(texture)) * 4
    var all = [UInt8](repeating: 0, count: stride * Int(gdk_texture_get_height(texture)))
    gdk_texture_download(texture, &all, gsize(stride))
    self.width = stride / 4
    let line = line ?? Int(gdk_texture_get_height(texture)) / 2
    bytes = Array(all[line * stride..<(line + 1) * stride])
  }

  /// The color at a distance from the left edge, which Cairo stores as blue, green, and red.
  subscript(x: Int) -> RGBA {
    RGBA(red: bytes[x * 4 + 2], green: bytes[x * 4 + 1], blue: bytes[x * 4])
  }
}

extension Pixels {
  /// Reads the pixels once GTK has drawn the widget.
  static func drawn(_ widget: UnsafeMutablePointer<GtkWidget>, line: Int? = nil) -> Pixels {
    while true {
      if let pixels = Pixels(widget, line: line) { return pixels }
      MainTurns.run(1)
    }
  }
}
#endif
