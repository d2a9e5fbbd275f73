// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// What stands above or below rows, and how it is drawn.
struct EdgeDrawing {
  /// Above or below.
  enum Side: Hashable {
    case header
    case footer
  }

  let side: Side
  /// What stands there; nothing for a gap.
  let part: Part?
  let style: ResolvedStyle
  let context: DrawingContext
  /// How tall it asks to be.
  let height: HeaderHeight

  /// Describes an edge of a section.
  init(_ side: Side, of content: HeaderFooter, style: ResolvedStyle, context: DrawingContext) {
    self.side = side
    self.style = style
    self.context = context
    height = side == .header ? style.headerHeight : style.footerHeight
    switch content {
    case .none: part = nil
    case .parts(let part): self.part = part
    case .title(let title):
      let isHeader = side == .header
      part = .text(
        title, font: isHeader ? style.headerFont : style.footerFont,
        color: isHeader ? style.headerColor : style.footerColor)
    }
  }
}

extension EdgeDrawing {
  /// Room above and below what stands there, in points.
  private static let padding = 6.5

  /// How tall the edge of a section is, in points, on whole pixels.
  @MainActor
  func height(width: Double) -> Double {
    let scale = context.environment.pixelScale
    return (height.resolved(content: contentHeight(width: width)) * scale - 0.001).rounded(.up)
      / scale
  }

  /// How much room the content takes; nothing without content.
  @MainActor
  func contentHeight(width: Double) -> Double? {
    part.map {
      context.layout.height(of: $0, width: width - 2 * style.margin.drawableLength)
        + 2 * Self.padding
    }
  }

  /// Shows the content, or nothing.
  @MainActor
  func draw(on canvas: PartCanvas) {
    let part = part ?? .spacer()
    canvas.show(
      part, shape: part.reuseIdentifier, style: style, in: context, isAnimated: false)
  }

  /// Puts the views where they belong: a header's next to the rows below, a footer's next to those
  /// above.
  @MainActor
  func place(
    on canvas: PartCanvas, in size: (width: Double, height: Double), from left: Double = 0
  ) {
    guard let part else { return }
    let margin = style.margin.drawableLength
    let placed = context.layout.place(part, width: size.width - 2 * margin)
    let top = side == .footer ? Self.padding : size.height - Self.padding - placed.frame.height
    canvas.place(
      placed, movedBy: (left + margin, max(0, top)), pixelScale: context.environment.pixelScale)
  }
}
#endif
