// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout
import RowhouseModel

/// A header or footer, and the values for drawing it.
@MainActor
struct HeaderFooterDrawing {
  /// The side of a section or page.
  enum Side: Hashable {
    case header
    case footer
  }

  /// The space between the content and the rows, in points.
  private static let padding = 6.0
  /// The space between the content and the next section, in points.
  private static let distance = 12.0

  let side: Side
  /// The content, or `nil` for a gap.
  let part: Part?
  /// The name for assistive technologies, which does not contain the button.
  let accessibleName: String
  let context: DrawingContext
  let height: HeaderHeight
  let style: ResolvedStyle
  /// True for the content above or below the whole page, which has no gap.
  let isOfPage: Bool
  /// True if sections are directly next to each other.
  let isPlain: Bool

  init(
    _ side: Side, of content: HeaderFooter, button: String? = nil, style: ResolvedStyle,
    context: DrawingContext, isOfPage: Bool = false, isPlain: Bool = false
  ) {
    let isHeader = side == .header
    self.side = side
    self.style = style
    self.context = context
    self.isOfPage = isOfPage
    self.isPlain = isPlain
    height = isHeader ? style.headerHeight : style.footerHeight
    let (font, color) =
      isHeader ? (style.headerFont, style.headerColor) : (style.footerFont, style.footerColor)
    part = content.part(font: font, color: color, button: button)
    let name = content.part(font: font, color: color, button: nil)
    accessibleName = name?.spoken(language: context.language).joined(separator: ", ") ?? ""
  }
}

extension HeaderFooterDrawing {
  /// The space above the content, which belongs to the rows below.
  private var above: Double { side == .header && !isOfPage ? Self.distance : Self.padding }
  private var below: Double { side == .footer && !isOfPage ? Self.distance : Self.padding }

  /// Returns the height of the header or footer in whole points.
  func height(width: Double) -> Double {
    let content = part.map {
      context.layout.height(of: $0, width: width - 2 * margin) + above + below
    }
    if isOfPage { return (content ?? 0).pixelUp(1) }
    return height.points(
      content: content, isPlain: isPlain, textScale: context.environment.textScale)
  }

  /// The distance of the content from the sides.
  private var margin: Double { style.margin.drawableLength }

  /// True if the content looks the same as another one in the same context.
  func looksLike(_ other: HeaderFooterDrawing) -> Bool {
    context === other.context && side == other.side && isOfPage == other.isOfPage
      && isPlain == other.isPlain && part == other.part && style == other.style
  }

  /// Shows the content on a canvas.
  func draw(on canvas: PartCanvas) {
    let part = part ?? .spacer()
    canvas.show(part, shape: part.reuseIdentifier, style: style, in: context)
  }

  /// Places the content: for a header, next to the rows below, and for a footer, next to the rows
  /// above.
  func setFrames(on canvas: PartCanvas, width: Double, height: Double) {
    let placed = context.layout.layOut(part ?? .spacer(), width: width - 2 * margin)
    let top = side == .footer ? above : height - below - placed.frame.height
    canvas.setFrames(of: placed, movedBy: (margin, max(0, top)), style: style, in: context)
  }
}

extension HeaderHeight {
  /// Returns the height of the header or footer of a section in whole points.
  ///
  /// - Parameters:
  ///   - content: The height of the content, or `nil` if there is none.
  ///   - isPlain: True if sections without content between them are directly next to each other.
  ///   - textScale: The text size of the system, as a ratio to the standard.
  /// - Returns: The height, or 0 for a plain page without content.
  func points(content: Double?, isPlain: Bool, textScale: Double) -> Double {
    if isPlain, content == nil { return 0 }
    return resolved(content: content, textScale: textScale).drawableLength.pixelUp(1)
  }
}
#endif
