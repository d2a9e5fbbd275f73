// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiresponder>.
@MainActor
open class UIResponder: UIKitObject {
  public init() {
    super.init(root: ())
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.first === self }
  open var inputView: UIView? { nil }
  open func reloadInputViews() {}

  open var inputAccessoryView: UIView? { nil }

  /// The responder that typing goes to.
  static weak var first: UIResponder?

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let first = UIResponder.first, !first.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }
}
#endif
