// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
}

/// See <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Runs what goes along with a change of size once the size has changed, or what follows a presentation, a dismissal, a
/// push, or a pop.
final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = true
  /// True until the user ends the gesture.
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  let transitionDuration: TimeInterval = 0.3
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(isInteractive: Bool = false) { self.isInteractive = isInteractive }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    for animation in animations { animation(self) }
    Animations.add { [self] in end() }
  }

  /// Ends a gesture that the user has canceled.
  func cancel() {
    isCancelled = true
    isInteractive = false
    end()
  }

  func end() {
    for completion in completions { completion(self) }
  }
}
#endif
