// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// An object that forwards each method to another object, or to the host's own object if the other
/// one does not implement it.
///
/// Objective-C calls `forwardingTarget(for:)` for methods that an object does not implement. So the
/// other object receives every method of `UITableView`, including those of later versions of UIKit.
@MainActor
class ForwardingProxy<Receiver>: NSObject {
  nonisolated(unsafe) private let own: any NSObjectProtocol
  nonisolated(unsafe) private weak var forwarding: (any NSObjectProtocol)?
  /// The receiver of the methods that only the other object implements, after its release.
  ///
  /// A table calls these methods until it is given another delegate, because it stores which ones its delegate
  /// implements. It is `nil` if there was no other object.
  private let released: ReleasedReceiver?
  /// The host's own object, cast once because a table calls some methods at each step of scrolling.
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

  /// Returns the object that receives a method which this one does not implement, by its name in Objective-C.
  func receiver(of name: String) -> Receiver? {
    forwardingTarget(for: Selector(name)) as? Receiver
  }

  /// Calls a method of the other object, if it implements it, and then of the host's own.
  ///
  /// The other object is notified before the page: the page shows changes by its handlers at once,
  /// and the index paths would then refer to another page.
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
