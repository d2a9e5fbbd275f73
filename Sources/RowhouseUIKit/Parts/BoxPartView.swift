// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseLayout
import RowhouseModel

/// What is drawn around a part, and the view that the part stands in.
final class BoxPartView: UIView, PartView {
  private var border: UIColor?

  func show(_ box: BoxPart, in context: DrawingContext) {
    backgroundColor = box.background.map { context.color($0) }
    let radius = box.cornerRadius.drawableLength
    layer.cornerRadius = CGFloat(radius)
    clipsToBounds = radius > 0
    let width = (box.border?.width ?? 0).drawableLength
    let scale = context.environment.pixelScale
    layer.borderWidth = width > 0 ? max(1, (width * scale).rounded(.down)) / scale : 0
    border = box.border.map { context.color($0.color) }
    layer.borderColor = border?.resolvedColor(with: traitCollection).cgColor
    switch box.accessibility {
    case .label(let label):
      isAccessibilityElement = true
      accessibilityLabel = label
    case .hidden, nil:
      isAccessibilityElement = false
      accessibilityLabel = nil
    }
    accessibilityElementsHidden = box.accessibility == .hidden
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    // The colour of a layer is no colour of UIKit, and follows nothing by itself.
    layer.borderColor = border?.resolvedColor(with: traitCollection).cgColor
  }
}
#endif
