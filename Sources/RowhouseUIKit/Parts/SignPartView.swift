// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A chevron or a checkmark.
final class SignPartView: UIImageView {
  private var accessory = Accessory.none

  func show(_ accessory: Accessory, style: ResolvedStyle, in context: DrawingContext) {
    if self.accessory != accessory {
      // UIKit mirrors these symbols in right-to-left layouts.
      image = UIImage(systemName: accessory == .checkmark ? "checkmark" : "chevron.forward")
    }
    self.accessory = accessory
    tintColor = context.color(style.accessoryColor)
    contentMode = .scaleAspectFit
    isAccessibilityElement = false
  }
}

extension SignPartView {
  /// Turns the chevron of a row that shows and hides other rows, so that it points down if they are
  /// shown.
  func setRole(_ role: RowRole?) {
    guard accessory == .disclosure else { return }
    let isOpen = role == .expander(isOpen: true)
    image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
  }
}

extension SignPartView: PartView {}
#endif
