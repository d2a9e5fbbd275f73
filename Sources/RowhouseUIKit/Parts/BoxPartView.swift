// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// The background and border of a part, and the superview of its views.
final class BoxPartView: UIView {
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
    if case .label(let label) = box.accessibility {
      accessibilityLabel = label
    } else {
      accessibilityLabel = nil
    }
    isAccessibilityElement = accessibilityLabel != nil
    accessibilityElementsHidden = box.accessibility == .hidden
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    // A Core Graphics color does not follow the traits.
    layer.borderColor = border?.resolvedColor(with: traitCollection).cgColor
  }
}

extension BoxPartView: PartView {}
#endif
