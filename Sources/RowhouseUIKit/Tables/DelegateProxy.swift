// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
/// A delegate that asks another object first, and the table's own where that has no answer.
///
/// Objective-C asks an object for another one to send a method to which it has not itself. So whatever a
/// delegate of `UITableView` may implement reaches the object, now or in a later version of UIKit.
final class DelegateProxy: NSObject, UITableViewDelegate {
  private let own: TableDelegate
  nonisolated(unsafe) private weak var other: (any NSObjectProtocol)?

  init(_ own: TableDelegate, behind other: (any NSObjectProtocol)?) {
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
