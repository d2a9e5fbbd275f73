// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row that pushes a page.
///
/// ```swift
/// LinkRow("Staff") { StaffPage() }
/// LinkRow("Devices") { DevicesPage(account: account) }
///   .value("\(account.devices.count)")
/// ```
///
/// Selecting the row pushes the page with the navigator of the stack that shows the row. The page
/// is created at each selection. The row has a disclosure indicator unless `.accessory(_:)` sets a
/// different accessory. `.onSelect(_:)` replaces the push.
///
/// If a server shows the same page at a path, such as that of a ``LinkedPage``, the row can be a link in browsers:
///
/// ```swift
/// LinkRow("Order 17", path: "/orders/17") { OrderPage(order: order) }
/// ```
///
/// The user can then open the page in another tab, or copy its address. Without a script, the browser loads the path, and
/// does not send the text that the user has typed into fields of the page. The row remains a button if it is disabled or
/// stays selected, or if the page handles other events of it, for example with `.onWillSelect(_:)`.
public struct LinkRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that pushes a page.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The second line of the row. Defaults to `nil`.
  ///   - path: The path from the root at which the server shows the same page. It may have a query. A path that is not one of
  ///     an `ExternalLink` is reported and ignored. Hosts without addresses ignore every path. Defaults to `nil`.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - destination: Called at each selection. Returns the page.
  public init(
    _ title: String,
    subtitle: String? = nil,
    path: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    destination: @escaping @MainActor () -> any TablePage
  ) {
    row = Row(title, subtitle: subtitle, fileID: fileID, line: line).accessory(.disclosure).row
    row.destination = destination
    if let path {
      row.role = ExternalLink(path: path).map { .page($0) }
      if row.role == nil { row.report(.unusablePath(path)) }
    }
    row.handlers[.select] = { Navigator.current?.push(destination()) }
  }
}
