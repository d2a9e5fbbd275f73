// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// Short text in a capsule, or a dot.
final class BadgePartView: UILabel {
  func show(_ badge: BadgePart, in context: DrawingContext) {
    text = badge.text
    font = context.font(badge.font)
    textColor = context.color(badge.textColor)
    backgroundColor = context.color(badge.color)
    textAlignment = .center
    clipsToBounds = true
    accessibilityLabel = badge.label ?? badge.text
    isAccessibilityElement = badge.label != nil || !badge.text.isEmpty
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

extension BadgePartView: PartView {}
#endif
