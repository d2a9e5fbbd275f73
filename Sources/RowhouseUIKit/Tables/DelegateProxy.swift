// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif

/// A delegate that asks another object first, and the table's own where that has no answer.
final class DelegateProxy: ForwardingProxy, UITableViewDelegate {
  init(_ own: TableDelegate, behind other: (any NSObjectProtocol)?) {
    super.init(own: own, behind: other)
  }
}
#endif
