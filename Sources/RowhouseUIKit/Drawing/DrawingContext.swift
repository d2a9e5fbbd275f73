// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseLayout
import RowhouseModel

/// The theme, images, texts, and layout that all rows of a table are drawn with.
///
/// A table creates another context when the theme, the text size, or the direction changes.
@MainActor
final class DrawingContext {
  let theme: Theme
  let images: PageImages
  let texts: TableTexts
  /// The language of the page, or that of the application for a page without a language.
  let language: String
  /// The locale of the page's language, or `nil` for the user's locale.
  let locale: Locale?
  let layout: PartLayout<UIKitMeasurer>
  /// True in the Mac idiom of Catalyst, in which some controls raise an exception.
  let isMac: Bool
  /// Waits for a number of seconds.
  let pause: @Sendable (Double) async -> Void
  private var colors: [StyleColor: UIColor] = [:]
  /// The colors that were created first.
  ///
  /// They are found by comparing colors, because a page has few colors and each row needs several
  /// of them.
  private var firstColors: [(color: StyleColor, made: UIColor)] = []
  private var fonts: [StyleFont: UIFont] = [:]

  init(
    theme: Theme, images: PageImages, texts: TableTexts, language: String? = nil,
    environment: LayoutEnvironment, isMac: Bool = false,
    pause: @escaping @Sendable (Double) async -> Void
  ) {
    self.theme = theme
    self.pause = pause
    self.isMac = isMac
    self.images = images
    self.language = language ?? TableOptions.language
    locale = language.map(Locale.init(identifier:))
    self.texts = texts
    layout = PartLayout(
      measuring: UIKitMeasurer(images: images, pixelScale: environment.pixelScale),
      in: environment)
  }
}

extension DrawingContext {
  var environment: LayoutEnvironment { layout.environment }

  func color(_ color: StyleColor) -> UIColor {
    for first in firstColors where first.color == color { return first.made }
    if let known = colors[color] { return known }
    let made = UIColor(color, theme: theme)
    if firstColors.count < 12 { firstColors.append((color, made)) } else { colors[color] = made }
    return made
  }

  /// Returns the font at the user's text size.
  func font(_ font: StyleFont) -> UIFont {
    if let known = fonts[font] { return known }
    let made = font.uiFont(scale: environment.textScale)
    fonts[font] = made
    return made
  }

  /// Returns the alignment of text, which follows the direction of the page and not of the text.
  func alignment(_ alignment: TextPart.Alignment) -> NSTextAlignment {
    switch alignment {
    case .leading: environment.isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: environment.isRightToLeft ? .left : .right
    }
  }
}
#endif
