// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A scroll view with the pages of a pager, which forwards touches to its superview.
///
/// A scroll view handles touches on its content itself, so the table would neither highlight nor
/// select a row whose pager is tapped. Controls in the pages receive their touches first. When the
/// user begins to swipe, UIKit cancels the touch, and the table ends the highlight. By default, it does
/// not cancel the touches of controls, so a page that is a button would not be turned after a short
/// pause of the finger. Controls whose value the user drags keep their touches.
final class PageScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is PressablePartView || view is UIButton || super.touchesShouldCancel(in: view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
#endif
