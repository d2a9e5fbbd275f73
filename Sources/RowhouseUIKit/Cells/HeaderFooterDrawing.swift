// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
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

  /// The space above and below the content, in points.
  private static let padding = 6.5

  let side: Side
  /// The content, or `nil` for a gap.
  let part: Part?
  let context: DrawingContext
  let height: HeaderHeight
  private let style: ResolvedStyle

  init(
    _ side: Side, of content: HeaderFooter, button: String? = nil, style: ResolvedStyle,
    in shown: PageInTable
  ) {
    let isHeader = side == .header
    self.side = side
    self.style = style
    context = shown.context
    height = isHeader ? style.headerHeight : style.footerHeight
    part = content.part(
      font: isHeader ? style.headerFont : style.footerFont,
      color: isHeader ? style.headerColor : style.footerColor, button: button)
  }
}

extension HeaderFooterDrawing {
  /// Returns the height of a section's header or footer in points, rounded to whole pixels.
  func height(width: Double) -> Double {
    height.resolved(
      content: contentHeight(width: width), textScale: context.environment.textScale
    ).pixelUp(context.environment.pixelScale)
  }

  /// Returns the height that the content needs, or `nil` if there is no content.
  func contentHeight(width: Double) -> Double? {
    part.map {
      context.layout.height(of: $0, width: width - 2 * style.margin.drawableLength)
        + 2 * Self.padding
    }
  }

  /// Shows the content on a canvas.
  func draw(on canvas: PartCanvas) {
    let part = part ?? .spacer()
    canvas.show(part, shape: part.reuseIdentifier, style: style, in: context, isAnimated: false)
  }

  /// Sets the frames of the views: for a header, next to the rows below, and for a footer, next to the rows above.
  func setFrames(
    on canvas: PartCanvas, in size: (width: Double, height: Double), from left: Double = 0
  ) {
    guard let part else { return }
    let margin = style.margin.drawableLength
    let placed = context.layout.layOut(part, width: size.width - 2 * margin)
    let top = side == .footer ? Self.padding : size.height - Self.padding - placed.frame.height
    canvas.setFrames(
      of: placed, movedBy: (left + margin, max(0, top)), pixelScale: context.environment.pixelScale)
  }
}
#endif
