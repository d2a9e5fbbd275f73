// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A chevron or a checkmark.
final class SignPartView: UIImageView {
  private var accessory = Accessory.none
  /// The name of the symbol that is shown.
  private var symbol: String?

  func show(_ accessory: Accessory, style: ResolvedStyle, in context: DrawingContext) {
    if self.accessory != accessory {
      // UIKit mirrors these symbols in right-to-left layouts.
      showSymbol(accessory == .checkmark ? "checkmark" : "chevron.forward")
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
    showSymbol(role == .expander(isOpen: true) ? "chevron.down" : "chevron.forward")
  }

  private func showSymbol(_ name: String) {
    guard symbol != name else { return }
    symbol = name
    image = UIImage(systemName: name)
  }
}

extension SignPartView: PartView {}
#endif
