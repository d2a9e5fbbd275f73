// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
public import RowhouseModel

/// The key of the associated object with which a table retains the site of its page.
nonisolated(unsafe) private let siteKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UITableView {
  /// Shows a page in this table.
  ///
  /// ```swift
  /// tableView.showPage(SettingsPage(account: account))
  /// ```
  ///
  /// Until you call ``hidePage()``, the table has the delegate, the data source, the background, and
  /// the separator color of the page. It keeps its own style, regardless of the page's appearance,
  /// and its tint, which custom cells inherit. If it shows another page, the new page is shown from its top, or from its
  /// end if it follows it. The scroll position of your own rows stays.
  ///
  /// The view controller that contains the table, and its navigation controller, carry out the
  /// requests of the navigator. Requests wait until the table is in a window. If the table is then
  /// not in a view controller, the requests are dropped and reported. The navigation bar has the
  /// colors of the page, except for the tint of its buttons, which belongs to the view controller.
  /// The table insets its content above the keyboard, except in a `UITableViewController`, which
  /// does so itself.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - navigator: The navigator of the page. If the navigator already has a host, the host is kept. Defaults to a new
  ///     navigator.
  ///   - forwarding: An object that receives the methods of `UITableViewDelegate` and
  ///     `UITableViewDataSource` that it implements, if it conforms to these protocols. A method
  ///     that returns a value is called only on this object, except the methods for the number of
  ///     rows and their cells. A method that returns no value is also called on the page. The
  ///     object is not retained. Defaults to `nil`.
  ///   - options: The theme, images, texts, and diagnostics. Defaults to the standard options.
  /// - Returns: The driver that updates the table.
  @discardableResult
  public func showPage(
    _ page: any TablePage, navigator: Navigator = Navigator(),
    forwarding: (any NSObjectProtocol)? = nil, options: TableOptions = TableOptions()
  ) -> PageDriver {
    let isReplaced = site != nil
    hidePage()
    let site = OwnTableSite(
      of: self, forwarding: forwarding, navigator: navigator, options: options)
    objc_setAssociatedObject(self, siteKey, site, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    site.host.connection.showedOtherPage = isReplaced
    site.host.driver.show(page)
    return site.host.driver
  }

  /// Creates a page with its navigator and shows it in this table.
  ///
  /// - Parameters:
  ///   - forwarding: See ``showPage(_:navigator:forwarding:options:)``. Defaults to `nil`.
  ///   - options: The theme, images, texts, and diagnostics. Defaults to the standard options.
  ///   - page: Returns the page.
  /// - Returns: The driver that updates the table.
  /// - Throws: The error that `page` throws.
  @discardableResult
  public func showPage(
    forwarding: (any NSObjectProtocol)? = nil, options: TableOptions = TableOptions(),
    page: (Navigator) throws -> any TablePage
  ) rethrows -> PageDriver {
    let navigator = Navigator()
    return showPage(
      try page(navigator), navigator: navigator, forwarding: forwarding, options: options)
  }

  /// Removes the page from the table and restores the table's former delegate, data source, and
  /// appearance.
  ///
  /// Does nothing if the table shows no page.
  public func hidePage() {
    site?.remove()
    objc_setAssociatedObject(self, siteKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The driver of the page that ``showPage(_:navigator:forwarding:options:)`` shows, or `nil` if there is
  /// none.
  public var pageDriver: PageDriver? { site?.host.driver }

  /// Changes the model of the shown page, and shows this change with a specific animation for
  /// inserted and deleted rows.
  ///
  /// ```swift
  /// tableView.updatePage(with: .left) { account.devices.removeLast() }
  /// ```
  ///
  /// The model does not need to be observable.
  ///
  /// - Parameters:
  ///   - animation: The animation of rows and sections that this update inserts and deletes.
  ///   - changes: A closure that changes the model.
  /// - Throws: The error that `changes` throws.
  public func updatePage(
    with animation: RowAnimation, _ changes: () throws -> Void
  ) rethrows {
    guard let site else { return try changes() }
    try site.host.animate(with: animation, changes)
  }

  /// Sends the text that the user is typing in the shown page to its row, which may store it in the model.
  ///
  /// UIKit does not end editing when the user taps a bar button or another control outside of the page, and the page is
  /// not notified of the tap. Call this method before such a control reads or stores the model. The field keeps the
  /// keyboard, and shows the text of the page if the control then changes it. If the user edits no field of the page, the
  /// method has no effect.
  public func reportTypedText() { site?.host.reportTypedText() }

  private var site: OwnTableSite? {
    objc_getAssociatedObject(self, siteKey) as? OwnTableSite
  }
}
#endif
