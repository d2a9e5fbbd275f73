// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// Changes take place at once; what waits for the end of an animation waits in `Animations`.
///
/// See <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animations.perform(animations, for: duration)
    Animations.add(completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animations.perform(animations, for: duration)
    Animations.add(completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animations.perform(animations, for: duration)
    Animations.add(completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    Animations.add(completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = Animations.areEnabled
    Animations.areEnabled = false
    actionsWithoutAnimation()
    Animations.areEnabled = before
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Animations.areEnabled = enabled
  }

  /// See <https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration>.
  public class var inheritedAnimationDuration: TimeInterval { Animations.duration }

  public class var areAnimationsEnabled: Bool { Animations.areEnabled }
}
#endif
