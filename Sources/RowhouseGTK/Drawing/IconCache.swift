// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// A cache of symbols of the icon theme, because each lookup reads files.
@MainActor
enum IconCache {
  private struct Key: Hashable {
    let name: String
    let size: Int32
    let scale: Int32
    let direction: UInt32
  }

  private static var icons: [Key: OpaquePointer] = [:]

  /// Returns a symbol for a widget, or the image for a missing icon if the symbol is not in the
  /// theme.
  static func icon(_ name: String, size: Double, for widget: WidgetPointer) -> OpaquePointer? {
    let direction = gtk_widget_get_direction(widget)
    // Larger symbols are drawn by enlarging this one.
    let (size, scale) = (Int32(max(1, min(size, 512))), gtk_widget_get_scale_factor(widget))
    let key = Key(name: name, size: size, scale: scale, direction: direction.rawValue)
    if let known = icons[key] { return known }
    guard let display = gdk_display_get_default(),
      let theme = gtk_icon_theme_get_for_display(display)
    else { return nil }
    let icon = gtk_icon_theme_lookup_icon(
      theme, name, nil, size, scale, direction, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
    icons[key] = icon
    return icon
  }

  /// Empties the cache, because the icon theme has changed.
  static func removeAll() {
    for icon in icons.values { g_object_unref(icon.raw) }
    icons = [:]
  }
}
#endif
