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
  open var shadowImage: UIImage?
  /// True if ``backgroundColor`` is the only background of the bar.
  public private(set) var isTransparent = false

  open func configureWithDefaultBackground() {
    isTransparent = false
    backgroundColor = nil
    resetShadow()
  }

  open func configureWithOpaqueBackground() {
    isTransparent = false
    backgroundColor = .systemBackground
    resetShadow()
  }

  open func configureWithTransparentBackground() {
    isTransparent = true
    backgroundColor = nil
    resetShadow()
  }

  private func resetShadow() {
    shadowColor = nil
    shadowImage = nil
  }

  func makeCopy() -> UIBarAppearance { fill(UIBarAppearance()) }

  /// Copies the properties to another object.
  func fill<Appearance: UIBarAppearance>(_ copy: Appearance) -> Appearance {
    copy.backgroundColor = backgroundColor
    copy.shadowColor = shadowColor
    copy.shadowImage = shadowImage
    copy.isTransparent = isTransparent
    return copy
  }
}

/// See <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func makeCopy() -> UIBarAppearance {
    let copy = fill(UINavigationBarAppearance())
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    return copy
  }
}
#endif
