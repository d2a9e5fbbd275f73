// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uibarappearance>.
@MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  /// True if ``backgroundColor`` is the only background of the bar.
  public private(set) var isTransparent = false

  open func configureWithDefaultBackground() {
    isTransparent = false
    backgroundColor = nil
  }

  open func configureWithOpaqueBackground() {
    isTransparent = false
    backgroundColor = .systemBackground
  }

  open func configureWithTransparentBackground() {
    isTransparent = true
    backgroundColor = nil
    shadowColor = nil
  }
}

/// See <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
#endif
