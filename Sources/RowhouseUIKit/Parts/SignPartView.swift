// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A chevron or a checkmark.
final class SignPartView: UIImageView {
  private var accessory = Accessory.none

  func show(_ accessory: Accessory, style: ResolvedStyle, in context: DrawingContext) {
    if self.accessory != accessory {
      // UIKit mirrors these symbols for text from right to left.
      image = UIImage(systemName: accessory == .checkmark ? "checkmark" : "chevron.forward")
    }
    self.accessory = accessory
    tintColor = context.color(style.accessoryColor)
    contentMode = .scaleAspectFit
    isAccessibilityElement = false
  }
}

extension SignPartView {
  /// Turns the chevron of a row that opens and closes others: down if it is open.
  func setRole(_ role: RowRole?) {
    guard accessory == .disclosure else { return }
    let isOpen = role == .expander(isOpen: true)
    image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
  }
}

extension SignPartView: PartView {}
#endif
