// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// A chevron or a check mark.
final class SignPartView: UIImageView, PartView {
  private var accessory = Accessory.none

  func show(_ accessory: Accessory, style: ResolvedStyle, in context: DrawingContext) {
    if self.accessory != accessory {
      // These symbols turn with the direction of reading by themselves.
      image = UIImage(systemName: accessory == .checkmark ? "checkmark" : "chevron.forward")
    }
    self.accessory = accessory
    tintColor = context.color(style.accessoryColor)
    contentMode = .scaleAspectFit
    isAccessibilityElement = false
  }
}

extension SignPartView {
  /// Which sign it is.
  var shown: Accessory { accessory }
}
#endif
