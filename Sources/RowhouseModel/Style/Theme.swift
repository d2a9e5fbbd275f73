// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A style for rows without overrides, and the colors for the semantic color names.
///
/// A theme is immutable. Create another one from its parts:
///
/// ```swift
/// var style = Theme.standard.style
/// style.margin = 20
/// let roomy = Theme(name: "roomy", style: style, palette: Theme.standard.palette)
/// ```
public struct Theme: Hashable, Sendable {
  /// The name of the theme, for users who choose one and for messages.
  public var name: String { content.name }
  /// The style of a row without overrides.
  public var style: ResolvedStyle { content.style }
  /// The colors of the semantic names.
  public var palette: Palette { content.palette }
  private let content: Content

  // The values are in a class, because every page has a theme and pages are copied often.
  private final class Content: Sendable {
    let name: String
    let style: ResolvedStyle
    let palette: Palette

    init(name: String, style: ResolvedStyle, palette: Palette) {
      self.name = name
      self.style = style
      self.palette = palette
    }
  }

  /// Creates a theme.
  ///
  /// - Precondition: Lengths in `style` are finite and not negative, except that width limits may be infinite. Numbers
  ///   of lines are positive.
  public init(name: String, style: ResolvedStyle = ResolvedStyle(), palette: Palette = .standard) {
    content = Content(name: name, style: style.checked(), palette: palette)
  }

  /// The default theme, which looks like the settings of current systems.
  ///
  /// It has the colors of ``Palette/standard`` and the metrics of ``ResolvedStyle/init()``, except
  /// that it has the margin of iOS, values as large as titles, buttons in the tint color, 12 points
  /// between the image and the title, and at least 28 points between two sections.
  public static let standard = Theme(name: "standard", style: .standard)

  /// Returns `true` if both have the same name, style, and colors.
  public static func == (first: Theme, second: Theme) -> Bool {
    first.content === second.content
      || first.name == second.name && first.style == second.style
        && first.palette == second.palette
  }

  /// Feeds name, style, and colors into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(style)
    hasher.combine(palette)
  }
}

extension ResolvedStyle {
  fileprivate static var standard: ResolvedStyle {
    var style = ResolvedStyle()
    style.margin = 16
    style.imageGap = 12
    style.valueFont = style.titleFont
    style.buttonFont = style.titleFont
    style.buttonColor = .tint
    style.headerHeight = .automatic(minimum: 16)
    style.footerHeight = .automatic(minimum: 12)
    return style
  }
}

extension Theme {
  /// Returns the style of a row: overrides of row, then section, then page, then the theme.
  public func resolve(
    page: StyleOverrides = StyleOverrides(), section: StyleOverrides = StyleOverrides(),
    row: StyleOverrides = StyleOverrides()
  ) -> ResolvedStyle {
    var style = style
    style.apply(page)
    style.apply(section)
    style.apply(row)
    return style
  }

  /// Returns the color to draw in light or in dark.
  public func rgba(of color: StyleColor, dark: Bool) -> RGBA {
    switch color {
    case .semantic(let name): dark ? palette[name].dark : palette[name].light
    case .adaptive(let light, let night): dark ? night : light
    }
  }
}
