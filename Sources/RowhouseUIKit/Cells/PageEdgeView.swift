// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// What stands above the first section of a page, or below the last.
final class PageEdgeView: UIView {
  private(set) var drawing: EdgeDrawing?
  private lazy var canvas = PartCanvas(in: self)

  override func layoutSubviews() {
    super.layoutSubviews()
    drawing?.place(on: canvas, in: (Double(bounds.width), Double(bounds.height)))
  }
}

extension PageEdgeView {
  /// The views of its parts, in reading order.
  var partViews: [any PartView] { canvas.views }

  /// Shows something in place of what was there before, and takes the height of it.
  ///
  /// - Parameters:
  ///   - drawing: What to draw.
  ///   - width: How wide the table is, in points.
  func show(_ drawing: EdgeDrawing, width: Double) {
    self.drawing = drawing
    drawing.draw(on: canvas)
    // A table takes 0 for a height of its own choice.
    let height = drawing.contentHeight(width: width) ?? Double(CGFloat.leastNonzeroMagnitude)
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    setNeedsLayout()
  }
}
#endif
