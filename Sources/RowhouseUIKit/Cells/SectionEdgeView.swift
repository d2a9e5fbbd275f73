// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The header or the footer of a section.
final class SectionEdgeView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "section edge"

  private(set) var drawing: EdgeDrawing?
  private lazy var canvas = PartCanvas(in: contentView)
  private var placedSize: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    guard let drawing, placedSize != size else { return }
    placedSize = size
    drawing.place(on: canvas, in: (Double(size.width), Double(size.height)))
  }
}

extension SectionEdgeView {
  /// Shows a header or footer before a background, which it needs only if rows scroll under it.
  func show(_ drawing: EdgeDrawing, background: UIColor?) {
    self.drawing = drawing
    drawing.draw(on: canvas)
    let ground = backgroundView ?? UIView(frame: .zero)
    ground.backgroundColor = background ?? .clear
    backgroundView = ground
    clipsToBounds = true
    for view in canvas.views where view is TextPartView {
      view.accessibilityTraits = drawing.side == .header ? .header : .staticText
    }
    placedSize = nil
    setNeedsLayout()
  }
}
#endif
