// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The defaults of UIKit's own views for assistive technologies.
///
/// See <https://developer.apple.com/documentation/uikit/uiaccessibilityelement/isaccessibilityelement>.
extension UIView {
  var isElementByItself: Bool {
    // Each segment of a segmented control is an element.
    self is UILabel
      || self is UIControl && type(of: self) != UIControl.self
        && !(self is UISegmentedControl)
      || self is UITextView || self is UIProgressView
      || self is UIActivityIndicatorView
  }

  var valueByItself: String? {
    switch self {
    case let toggle as UISwitch: toggle.isOn ? "1" : "0"
    case let field as UITextField: field.text
    case let lines as UITextView: lines.text
    case let dots as UIPageControl: "page \(dots.currentPage + 1) of \(dots.numberOfPages)"
    case let bar as UIProgressView: "\(Int((bar.progress * 100).rounded()))%"
    default: nil
    }
  }

  var traitsByItself: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch self {
      case is UILabel: .staticText
      case is UIButton, is UISwitch: .button
      case is UISlider: .adjustable
      case is UIImageView: .image
      case is UIProgressView: .updatesFrequently
      default: .none
      }
    if let control = self as? UIControl, !control.isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
#endif
