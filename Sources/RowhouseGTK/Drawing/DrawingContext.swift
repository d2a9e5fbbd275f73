// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The theme, images, texts, and layout that all rows of a table are drawn with.
///
/// A table creates another context when the theme, the language, or the surroundings change.
@MainActor
final class DrawingContext {
  let theme: Theme
  let images: PageImages
  let texts: DesktopTexts
  /// The language of the page or of the program, or `en` if both have none.
  let language: String
  let dates: DateTexts
  let layout: PartLayout<PangoMeasurer>
  let surroundings: Surroundings
  private var colors: [StyleColor: GdkRGBA] = [:]

  init(
    theme: Theme, images: PageImages, texts: DesktopTexts, language: String?,
    surroundings: Surroundings
  ) {
    self.theme = theme
    self.images = images
    self.texts = texts
    self.language = language ?? "en"
    self.surroundings = surroundings
    dates = DateTexts(language: language, hasTwelveHours: surroundings.hasTwelveHours)
    layout = PartLayout(
      measuring: PangoMeasurer(texts: surroundings.fonts, images: images),
      in: surroundings.environment)
  }
}

extension DrawingContext {
  var environment: LayoutEnvironment { layout.environment }
  var fonts: PangoTexts { surroundings.fonts }
  /// The direction of the page, which replaces the system's direction in widgets.
  var direction: GtkTextDirection {
    environment.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
  }

  /// Returns a color of the theme for the system's light or dark color scheme.
  func color(_ color: StyleColor) -> GdkRGBA {
    if let known = colors[color] { return known }
    let isStrong = surroundings.isHighContrast && color == .separator
    let made = GdkRGBA(
      theme.rgba(of: isStrong ? .label : color, dark: surroundings.isDark))
    colors[color] = made
    return made
  }

  /// Returns the alignment of text, which follows the direction of the page and not of the text.
  func alignment(_ alignment: TextPart.Alignment) -> PangoAlignment {
    switch alignment {
    case .leading: environment.isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: environment.isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }

  /// Returns the layout of text at a width in points.
  func layout(
    _ text: String, _ font: StyleFont, lineLimit: Int? = nil, width: Double,
    _ alignment: TextPart.Alignment = .leading
  ) -> TextLayout {
    let query = TextQuery(
      text, font: font, scale: environment.textScale, lineLimit: lineLimit, width: width)
    return fonts.layout(query, self.alignment(alignment))
  }
}

extension GdkRGBA {
  /// Creates a color with straight alpha.
  init(_ color: RGBA) {
    self.init(
      red: Float(color.red) / 255, green: Float(color.green) / 255,
      blue: Float(color.blue) / 255, alpha: Float(color.alpha) / 255)
  }

  /// Returns the color with its opacity multiplied by a factor.
  func faded(_ share: Float) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}
#endif
