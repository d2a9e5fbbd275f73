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
  /// What is not safe of the table, at its sides.
  private var insets = UIEdgeInsets.zero
  private lazy var canvas = PartCanvas(in: self)

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = Double(bounds.width - insets.left - insets.right)
    drawing?.place(on: canvas, in: (width, Double(bounds.height)), from: Double(insets.left))
  }
}

extension PageEdgeView {
  /// The views of its parts, in reading order.
  var partViews: [any PartView] { canvas.views }

  /// Shows something in place of what was there before, and takes the height of it.
  ///
  /// - Parameters:
  ///   - drawing: What to draw.
  ///   - table: The table that it stands in.
  func show(_ drawing: EdgeDrawing, in table: UITableView) {
    self.drawing = drawing
    insets = table.safeAreaInsets
    drawing.draw(on: canvas)
    let width = Double(table.bounds.width - insets.left - insets.right)
    // A table takes 0 for a height of its own choice.
    let height = drawing.contentHeight(width: width) ?? Double(CGFloat.leastNonzeroMagnitude)
    frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: CGFloat(height))
    setNeedsLayout()
  }
}
#endif
