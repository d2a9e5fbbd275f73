// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif

/// An object that asks another one first, and a table's own where that has no answer.
///
/// Objective-C asks an object for another one to send a method to which it has not itself. So whatever
/// `UITableView` may ask for reaches the other object, now or in a later version of UIKit.
@MainActor
class ForwardingProxy: NSObject {
  nonisolated(unsafe) private let own: any NSObjectProtocol
  nonisolated(unsafe) private weak var other: (any NSObjectProtocol)?

  init(own: any NSObjectProtocol, behind other: (any NSObjectProtocol)?) {
    self.own = own
    self.other = other
  }

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    other?.responds(to: aSelector) == true || own.responds(to: aSelector)
      || super.responds(to: aSelector)
  }

  nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    if let other, other.responds(to: aSelector) { return other }
    return own.responds(to: aSelector) ? own : super.forwardingTarget(for: aSelector)
  }
}
#endif
