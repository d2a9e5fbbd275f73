// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The system settings that rows are drawn with.
struct Surroundings: Equatable {
  let isDark: Bool
  let isHighContrast: Bool
  /// True if the clock of the desktop counts hours from 1 to 12.
  let hasTwelveHours: Bool
  let environment: LayoutEnvironment
  let fonts: PangoTexts

  static func == (first: Self, second: Self) -> Bool {
    first.isDark == second.isDark && first.isHighContrast == second.isHighContrast
      && first.hasTwelveHours == second.hasTwelveHours
      && first.environment == second.environment && first.fonts === second.fonts
  }
}

extension Surroundings {
  /// The most recent measurer of texts, which all tables share while the system font stays the
  /// same.
  @MainActor private static var lastFonts: PangoTexts?

  /// Reads the surroundings of a widget.
  @MainActor
  init(of widget: WidgetPointer, isRightToLeft: Bool?) {
    let style = adw_style_manager_get_default()
    isDark = adw_style_manager_get_dark(style) != 0
    isHighContrast = adw_style_manager_get_high_contrast(style) != 0
    hasTwelveHours = DesktopClock.hasTwelveHours
    let settings = gtk_widget_get_settings(widget).map { UnsafeMutableRawPointer($0) }
    let dpi = settings.map { Property.integer("gtk-xft-dpi", of: $0) } ?? -1
    // The value is in 1/1024 of a dot per inch. The standard is 96 dots per inch.
    let scale = dpi > 0 ? min(max(Double(dpi) / 1_024 / 96, 0.25), 8) : 1
    // The widget may still have the direction of another language.
    let isMirrored =
      isRightToLeft ?? (gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
    environment = LayoutEnvironment(
      textScale: scale, isRightToLeft: isMirrored,
      pixelScale: Double(max(1, gtk_widget_get_scale_factor(widget))),
      controls: ControlMetrics.desktop(textScale: scale))
    let family = settings.flatMap { Property.text("gtk-font-name", of: $0) }.map(Self.family) ?? ""
    fonts = Self.fonts(of: family)
  }

  @MainActor
  private static func fonts(of family: String) -> PangoTexts {
    if let lastFonts, lastFonts.systemFamily == family { return lastFonts }
    let made = PangoTexts(systemFamily: family)
    lastFonts = made
    return made
  }

  /// Returns the font family in a description such as `Cantarell 11`.
  private static func family(of font: String) -> String {
    let description = pango_font_description_from_string(font)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? "sans"
  }
}
#endif
