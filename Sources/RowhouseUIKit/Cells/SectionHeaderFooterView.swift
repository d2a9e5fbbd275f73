// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The header or the footer of a section.
final class SectionHeaderFooterView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "section header or footer"

  private(set) var drawing: HeaderFooterDrawing?
  private let target = HeaderFooterTarget()
  private lazy var canvas = PartCanvas(in: contentView)
  private var placedSize: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    guard let drawing, placedSize != size else { return }
    placedSize = size
    drawing.setFrames(on: canvas, in: (Double(size.width), Double(size.height)))
  }
}

extension SectionHeaderFooterView {
  /// Shows a header or footer in front of a background, which it needs only if rows scroll under
  /// it.
  func show(
    _ drawing: HeaderFooterDrawing, ofSection section: ItemID, background: UIColor?,
    in host: TableHost?
  ) {
    self.drawing = drawing
    (target.host, target.section) = (host, section)
    canvas.target = target
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
