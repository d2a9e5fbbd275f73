// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

extension UIView {
  /// Puts a finger on the center of the view and lifts it.
  ///
  /// The touch goes to the view that the window finds there.
  public func touchCenter() {
    let touch = beginTouch()
    touch.view?.touchesEnded([touch], with: nil)
    window?.layoutIfNeeded()
  }

  /// Puts a finger on the center of the view and moves it, until a gesture recognizer cancels the
  /// touch.
  ///
  /// The recognizer of a scroll view cancels the touches of the views in it when scrolling begins.
  ///
  /// - Parameter whileTouched: A closure that is called before the touch is canceled.
  public func touchCenterUntilGesture(_ whileTouched: () -> Void = {}) {
    let touch = beginTouch()
    whileTouched()
    touch.view?.touchesMoved([touch], with: nil)
    touch.view?.touchesCancelled([touch], with: nil)
    window?.layoutIfNeeded()
  }

  private func beginTouch() -> UITouch {
    window?.layoutIfNeeded()
    guard let window else { preconditionFailure("\(type(of: self)) is in no window") }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let hit = window.hitTest(convert(center, to: window), with: nil) else {
      preconditionFailure("\(type(of: self)) is out of view and cannot be touched")
    }
    let touch = UITouch(of: hit, at: convert(center, to: hit))
    hit.touchesBegan([touch], with: nil)
    return touch
  }
}
#endif
