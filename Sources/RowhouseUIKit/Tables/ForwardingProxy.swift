// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// An object that forwards each method to another object, or to the host's object if the other
/// object does not implement it.
///
/// The Objective-C runtime calls `forwardingTarget(for:)` for methods that an object does not
/// implement. The other object therefore receives every method that a `UITableView` calls,
/// including methods of later UIKit versions.
@MainActor
class ForwardingProxy<Receiver>: NSObject {
  nonisolated(unsafe) private let own: any NSObjectProtocol
  nonisolated(unsafe) private weak var forwarding: (any NSObjectProtocol)?
  /// The receiver of the methods that only the other object implements, after that object is
  /// released.
  ///
  /// A table calls these methods until it gets another delegate, because it stores which methods its delegate
  /// implements. The receiver is `nil` if there was no other object.
  private let released: ReleasedReceiver?
  /// The host's object, cast only once because a table calls some methods at each step of
  /// scrolling.
  private let ownReceiver: Receiver?

  init(_ own: any NSObjectProtocol, behind forwarding: (any NSObjectProtocol)?) {
    self.own = own
    self.forwarding = forwarding
    released = forwarding.map { _ in ReleasedReceiver() }
    ownReceiver = own as? Receiver
  }

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    forwarding?.responds(to: aSelector) == true || own.responds(to: aSelector)
      || super.responds(to: aSelector)
  }

  nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    if let forwarding, forwarding.responds(to: aSelector) { return forwarding }
    if own.responds(to: aSelector) { return own }
    return forwarding == nil ? released : super.forwardingTarget(for: aSelector)
  }

  /// Returns the object that receives a method with an Objective-C name that this object does not implement.
  func receiver(of name: String) -> Receiver? {
    forwardingTarget(for: Selector(name)) as? Receiver
  }

  /// Calls a method on the other object, if that object implements it, and then on the host's
  /// object.
  ///
  /// The other object is notified before the page, because the page immediately shows the changes
  /// of its handlers, and the index paths would then refer to another page.
  func notify<each Argument>(
    _ method: (Receiver) -> ((repeat each Argument) -> Void)?, _ argument: repeat each Argument
  ) {
    if let forwarding, let receiver = forwarding as? Receiver {
      method(receiver)?(repeat each argument)
    }
    if let ownReceiver { method(ownReceiver)?(repeat each argument) }
  }
}
#endif
