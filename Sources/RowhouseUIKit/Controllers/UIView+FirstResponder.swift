// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
extension UIView {
  /// The view itself or the view in it that is the first responder, or `nil` if there is none.
  var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }
}
#endif
