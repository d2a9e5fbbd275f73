// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
/// A recognizer that only belongs to its view.
///
/// Tests use touch helpers instead.
///
/// See <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@MainActor
open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true
}
#endif
