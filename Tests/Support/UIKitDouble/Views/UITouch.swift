// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitouch>.
@MainActor
open class UITouch: NSObject {
  open internal(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  /// The location in the coordinates of the view that received the touch.
  private let point: CGPoint

  init(of view: UIView, at point: CGPoint) {
    self.view = view
    self.point = point
  }

  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }
}
#endif
