// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>.
extension UIView {
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    announceNeedForLayout()
  }

  func announceNeedForLayout() {
    var parent = superview
    while let view = parent, !view.hasDescendantNeedingLayout {
      view.hasDescendantNeedingLayout = true
      parent = view.superview
    }
  }

  public func layoutIfNeeded() {
    noticeSafeArea()
    // A layout may ask for another; a view that never comes to rest is a mistake of its own.
    var turns = 0
    while needsLayout {
      turns += 1
      precondition(turns < 100, "\(self) asks for layout in each of its layouts")
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard hasDescendantNeedingLayout else { return }
    hasDescendantNeedingLayout = false
    for view in subviews { view.layoutIfNeeded() }
  }

  private func noticeSafeArea() {
    let current = safeAreaInsets
    guard current != lastSafeArea else { return }
    lastSafeArea = current
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviews { view.setNeedsLayout() }
  }

  public func setNeedsUpdateConstraints() {}

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      placement.origin = CGPoint(
        x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = pointInTop(point)
    guard let view else { return top }
    let other = view.pointInTop(.zero)
    return CGPoint(x: top.x - other.x, y: top.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      let own = pointInTop(.zero)
      return CGPoint(x: point.x - own.x, y: point.y - own.y)
    }
    return view.convert(point, to: self as UIView?)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    // The method for views is the one that takes an optional.
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    let origin = window?.screenOrigin ?? .zero
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }

  public func convert(
    _ point: CGPoint, to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    let origin = window?.screenOrigin ?? .zero
    let inWindow = convert(point, to: nil)
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  private func pointInTop(_ point: CGPoint) -> CGPoint {
    var result = point
    var current: UIView? = self
    while let view = current {
      result.x += view.placement.origin.x - view.bounds.minX
      result.y += view.placement.origin.y - view.bounds.minY
      current = view.superview
    }
    return result
  }

  /// Flexible widths and heights take what their superview gains.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property>.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      var frame = view.frame
      let wider = bounds.width - old.width
      let taller = bounds.height - old.height
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += wider
      } else if view.autoresizingMask.contains(.flexibleLeftMargin) {
        frame.origin.x += wider
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += taller
      } else if view.autoresizingMask.contains(.flexibleTopMargin) {
        frame.origin.y += taller
      }
      view.frame = frame
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isFlipped ? layoutMargins.right : layoutMargins.left,
        bottom: layoutMargins.bottom, trailing: isFlipped ? layoutMargins.left : layoutMargins.right
      )
    }
    set {
      let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isFlipped ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isFlipped ? newValue.leading : newValue.trailing)
    }
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}
#endif
