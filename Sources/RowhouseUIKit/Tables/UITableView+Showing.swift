// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
public import RowhouseModel

/// The key under which a table keeps the site of its page, by its address.
nonisolated(unsafe) private let siteKey = UnsafeRawPointer(
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
  /// The navigator works in the view controller that the table's views belong to, and in its navigation
  /// controller. Requests wait until the table is in a window; if there is no view controller then, they
  /// are dropped and reported. The navigation bar has the colors of the page, except the tint of its
  /// buttons, which belongs to the view controller. The table insets its content above the keyboard, except in
  /// a `UITableViewController`, which does so by itself.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - navigator: The navigator of the page. A host that the caller has set is kept. Defaults to a new
  ///     navigator.
  ///   - forwarding: An object that receives the methods of `UITableViewDelegate` and
  ///     `UITableViewDataSource` that it implements, if it conforms to these protocols. Methods that
  ///     return a value are answered by it alone, except for the number of rows and their cells. Methods
  ///     that return nothing are received by the page as well. The object is not kept alive. Defaults to
  ///     `nil`.
  ///   - options: Theme, images, texts and diagnostics. Defaults to the standard ones.
  /// - Returns: The driver that updates the table.
  @discardableResult
  public func show(
    _ page: any TablePage, navigator: Navigator = Navigator(),
    forwarding: (any NSObjectProtocol)? = nil, options: TableOptions = TableOptions()
  ) -> PageDriver {
    hide()
    let site = OwnTableSite(
      of: self, forwarding: forwarding, navigator: navigator, options: options)
    objc_setAssociatedObject(self, siteKey, site, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    site.host.driver.show(page)
    return site.host.driver
  }

  /// Creates a page with its navigator and shows it in this table.
  ///
  /// - Parameters:
  ///   - forwarding: As of ``show(_:navigator:forwarding:options:)``. Defaults to `nil`.
  ///   - options: Theme, images, texts and diagnostics. Defaults to the standard ones.
  ///   - page: Returns the page.
  /// - Returns: The driver that updates the table.
  /// - Throws: The error that `page` throws.
  @discardableResult
  public func show(
    forwarding: (any NSObjectProtocol)? = nil, options: TableOptions = TableOptions(),
    page: (Navigator) throws -> any TablePage
  ) rethrows -> PageDriver {
    let navigator = Navigator()
    return show(
      try page(navigator), navigator: navigator, forwarding: forwarding, options: options)
  }

  /// Removes the page from the table and restores the table's former delegate, data source and appearance.
  ///
  /// Does nothing if the table shows no page.
  public func hide() {
    site?.remove()
    objc_setAssociatedObject(self, siteKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The driver of the page that ``show(_:navigator:forwarding:options:)`` shows, or `nil` if there is
  /// none.
  public var pageDriver: PageDriver? { site?.host.driver }

  /// Changes the model of the shown page, and animates inserted and deleted rows in a way of its own.
  ///
  /// ```swift
  /// tableView.updatePage(with: .left) { account.devices.removeLast() }
  /// ```
  ///
  /// The model need not be observable.
  ///
  /// - Parameters:
  ///   - animation: The animation of rows and sections that this update inserts and deletes.
  ///   - changes: Changes the model.
  /// - Throws: The error that `changes` throws.
  public func updatePage(
    with animation: RowAnimation, _ changes: () throws -> Void
  ) rethrows {
    guard let site else { return try changes() }
    try site.host.animate(with: animation, changes)
  }

  private var site: OwnTableSite? {
    objc_getAssociatedObject(self, siteKey) as? OwnTableSite
  }
}
#endif
