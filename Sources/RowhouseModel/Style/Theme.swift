// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The top of the style cascade: a style and the colours that its names stand for.
///
/// A theme never changes. Another one is made from its parts:
///
/// ```swift
/// var style = Theme.standard.style
/// style.margin = 16
/// let roomy = Theme(name: "roomy", style: style, palette: Theme.standard.palette)
/// ```
public struct Theme: Hashable, Sendable {
  /// What the theme is called where a user may choose one, and in messages.
  public var name: String { content.name }
  /// The style of a row where neither page nor section nor row says otherwise.
  public var style: ResolvedStyle { content.style }
  /// What the semantic colours look like.
  public var palette: Palette { content.palette }
  // Every page has one, and pages are handed on often.
  private let content: Content

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - style: The style of a row where nothing says otherwise.
  ///   - palette: What the semantic colours look like.
  /// - Precondition: No length in `style` is negative or not finite. The width limits may be
  ///   infinite.
  public init(name: String, style: ResolvedStyle = ResolvedStyle(), palette: Palette = .standard) {
    content = Content(name: name, style: style.checked(), palette: palette)
  }

  /// The theme of a page that names none: the metrics of ``ResolvedStyle/init()`` and the
  /// colours of ``Palette/standard``.
  public static let standard = Theme(name: "standard")
}

extension Theme {
  /// The style of one row: the row's overrides, else its section's, else its page's, else the
  /// theme's.
  ///
  /// - Parameters:
  ///   - page: What the page sets.
  ///   - section: What the section sets.
  ///   - row: What the row sets.
  /// - Returns: The style to draw with.
  public func resolve(
    page: StyleOverrides = StyleOverrides(),
    section: StyleOverrides = StyleOverrides(),
    row: StyleOverrides = StyleOverrides()
  ) -> ResolvedStyle {
    var style = style
    style.apply(page)
    style.apply(section)
    style.apply(row)
    return style
  }

  /// What a colour of a style looks like.
  ///
  /// - Parameters:
  ///   - color: The colour as the style has it.
  ///   - dark: Whether the page is shown in dark.
  /// - Returns: The colour to draw with.
  public func rgba(of color: StyleColor, dark: Bool) -> RGBA {
    switch color {
    case .semantic(let name): dark ? palette[name].dark : palette[name].light
    case .adaptive(let light, let night): dark ? night : light
    }
  }
}

extension Theme {
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

  /// Whether both have the same name, style and colours.
  public static func == (first: Theme, second: Theme) -> Bool {
    first.content === second.content
      || first.name == second.name && first.style == second.style
        && first.palette == second.palette
  }

  /// Feeds name, style and colours into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(style)
    hasher.combine(palette)
  }
}
