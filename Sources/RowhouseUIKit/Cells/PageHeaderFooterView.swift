// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The header or the footer of a page.
final class PageHeaderFooterView: UIView {
  private var drawing: HeaderFooterDrawing?
  private let target = HeaderFooterTarget()
  /// The measures of the table when the content was measured.
  private var measured: TableWidth?
  private lazy var canvas = PartCanvas(in: self)

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = measured?.safeArea ?? .zero
    let width = Double(bounds.width - insets.left - insets.right)
    drawing?.setFrames(on: canvas, in: (width, Double(bounds.height)), from: Double(insets.left))
  }

  /// Returns true if the content was drawn in a given context.
  func isDrawn(in context: DrawingContext) -> Bool { drawing?.context === context }

  /// Returns true if the content has the height that it needs in a table.
  func isMeasured(in table: UITableView) -> Bool { measured == TableWidth(table) }

  /// Shows a header or footer in place of the previous one, and adopts its height.
  func show(_ drawing: HeaderFooterDrawing, in table: UITableView, of host: TableHost) {
    self.drawing = drawing
    target.host = host
    canvas.target = target
    let insets = table.safeAreaInsets
    measured = TableWidth(table)
    drawing.draw(on: canvas)
    let width = Double(table.bounds.width - insets.left - insets.right)
    // A table replaces a height of 0 with its default height.
    let height = drawing.contentHeight(width: width) ?? Double(CGFloat.leastNonzeroMagnitude)
    frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: CGFloat(height))
    setNeedsLayout()
  }
}
#endif
