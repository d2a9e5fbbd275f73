// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>.
extension UIView {
  public func addSubview(_ view: UIView) {
    insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view.superview === self { subviews.removeAll { $0 === view } }
    insert(view, at: (index(of: siblingSubview)) + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view.superview === self { subviews.removeAll { $0 === view } }
    insert(view, at: index(of: siblingSubview))
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil {
      tell { $0.willMove(toWindow: nil) }
      resignFirstResponderInside()
    }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    if oldWindow != nil { tell { $0.didMoveToWindow() } }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return false
    }
    if first.resignFirstResponder() { return true }
    if force { window?.firstResponder = nil }
    return force
  }

  private func index(of sibling: UIView) -> Int {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("\(sibling) is not a subview of \(self)")
    }
    return index
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add a view to itself or to one of its subviews")
    let oldWindow = view.window
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      setNeedsLayout()
      return
    }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
      view.superview = nil
    }
    view.willMove(toSuperview: self)
    let isChanging = oldWindow !== window
    if isChanging { view.tell { $0.willMove(toWindow: window) } }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if view.needsLayout || view.hasDescendantNeedingLayout { view.announceNeedForLayout() }
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
    if isChanging {
      view.tell { $0.didMoveToWindow() }
      view.spreadTraits()
    }
  }

  private func tell(_ message: (UIView) -> Void) {
    message(self)
    for view in subviews { view.tell(message) }
  }

  private func resignFirstResponderInside() {
    guard let window, let first = window.firstResponder as? UIView, first.isDescendant(of: self)
    else { return }
    first.resignFirstResponder()
    if window.firstResponder === first { window.firstResponder = nil }
  }
}
#endif
