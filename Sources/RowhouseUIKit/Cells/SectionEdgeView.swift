// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseModel

/// The header or the footer of a section.
final class SectionEdgeView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "section edge"

  /// The section whose edge it is.
  private(set) var section: ItemID?
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
  /// The views of its parts, in reading order.
  var partViews: [any PartView] { canvas.views }

  /// Shows an edge in place of the one before.
  ///
  /// - Parameters:
  ///   - drawing: What to draw.
  ///   - section: The section.
  ///   - background: The colour behind it, where rows pass below it; nothing where none do.
  func show(_ drawing: EdgeDrawing, of section: ItemID, background: UIColor?) {
    self.drawing = drawing
    self.section = section
    drawing.draw(on: canvas)
    let ground = backgroundView ?? UIView(frame: .zero)
    ground.backgroundColor = background ?? .clear
    backgroundView = ground
    clipsToBounds = true
    for view in canvas.views where drawing.side == .header && view is TextPartView {
      view.accessibilityTraits = .header
    }
    placedSize = nil
    setNeedsLayout()
  }
}
#endif
