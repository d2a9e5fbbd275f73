// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
extension UIView {
  public var traitCollection: UITraitCollection {
    let base =
      controller?.traitCollection ?? superview?.traitCollection ?? (self as? UIWindow)?.screenTraits
      ?? .predicted
    guard overrideUserInterfaceStyle != .unspecified,
      base.userInterfaceStyle != overrideUserInterfaceStyle
    else { return base }
    return UITraitCollection(
      values: base.values.overridden(by: .init(style: overrideUserInterfaceStyle)))
  }

  /// Notifies the view and its descendants of traits that have changed.
  func spreadTraits() {
    let current = traitCollection
    let old = lastTraits
    lastTraits = current
    if let controller, controller.lastTraits != current {
      let before = controller.lastTraits
      controller.lastTraits = current
      controller.traitCollectionDidChange(before)
    }
    if old != current {
      traitCollectionDidChange(old)
      setNeedsLayout()
    }
    for view in subviews { view.spreadTraits() }
  }

  /// See <https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection>.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified:
      return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The insets of the view by the safe area of its superview.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>.
  var safeAreaFromAbove: UIEdgeInsets {
    guard let superview else { return .zero }
    let above = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    // What reaches beyond a view without bars is covered by none.
    if above != .zero {
      let frame = CGRect(
        x: frame.minX - superview.bounds.minX, y: frame.minY - superview.bounds.minY,
        width: frame.width, height: frame.height)
      let (width, height) = (superview.bounds.width, superview.bounds.height)
      if above.top > 0 { insets.top = max(0, above.top - frame.minY) }
      if above.left > 0 { insets.left = max(0, above.left - frame.minX) }
      if above.bottom > 0 { insets.bottom = max(0, frame.maxY - (height - above.bottom)) }
      if above.right > 0 { insets.right = max(0, frame.maxX - (width - above.right)) }
    }
    if let controller {
      insets = insets + controller.insetsOfBars + controller.additionalSafeAreaInsets
    }
    return insets
  }
}
#endif
