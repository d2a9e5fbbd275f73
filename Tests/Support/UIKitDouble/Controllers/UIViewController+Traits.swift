// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

extension UIViewController {
  /// See <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  public var traitCollection: UITraitCollection {
    let base =
      parent?.traitCollection ?? presenter?.traitCollection ?? hostWindow?.traitCollection
      ?? viewIfLoaded?.superview?.traitCollection ?? .predicted
    guard overrideUserInterfaceStyle != .unspecified,
      base.userInterfaceStyle != overrideUserInterfaceStyle
    else { return base }
    return UITraitCollection(
      values: base.values.overridden(by: .init(style: overrideUserInterfaceStyle)))
  }

  func makeEditButton() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }
}
#endif
