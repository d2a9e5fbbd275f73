// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
public import UIKit
#else
public import UIKitDouble
#endif
public import RowhouseHosting
public import RowhouseModel

/// Where a table keeps what shows a page in it: the address is the key.
nonisolated(unsafe) private let hostKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UITableView {
  /// Shows a page in this table.
  ///
  /// ```swift
  /// tableView.show(SettingsPage(settings: settings))
  /// ```
  ///
  /// The table gets another delegate and data source, which live as long as the table does, or until
  /// ``hide()``. It keeps its style, whatever the page asks for.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - forwarding: What gets each method of `UITableViewDelegate` and `UITableViewDataSource` that it
  ///     implements, those that the page would take too; it is not kept alive. How many rows there are
  ///     and which cells show them stays the page's. Nothing, unless given.
  ///   - options: Theme, pictures, texts and diagnostics; the standard ones, unless given.
  /// - Returns: What keeps the table in step with the page.
  @discardableResult
  public func show(
    _ page: any TablePage, forwarding: (any NSObjectProtocol)? = nil,
    options: TableOptions = TableOptions()
  ) -> PageDriver {
    hide()
    let host = TableHost(options: options)
    objc_setAssociatedObject(self, hostKey, host, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    host.attach(to: self, forwarding: forwarding)
    host.driver.show(page)
    return host.driver
  }

  /// Shows no page any more, and gives the table back the delegate, the data source and the looks that it
  /// had.
  ///
  /// Nothing happens to a table that shows no page.
  public func hide() {
    (objc_getAssociatedObject(self, hostKey) as? TableHost)?.detach()
    objc_setAssociatedObject(self, hostKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// What keeps the table in step with the page that ``show(_:forwarding:options:)`` shows in it.
  public var pageDriver: PageDriver? {
    (objc_getAssociatedObject(self, hostKey) as? TableHost)?.driver
  }
}
#endif
