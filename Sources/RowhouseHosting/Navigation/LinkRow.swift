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
public struct LinkRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that pushes a page.
  ///
  /// The destination closure returns the page at each selection.
  public init(
    _ title: String,
    subtitle: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    destination: @escaping @MainActor () -> any TablePage
  ) {
    row = Row(title, subtitle: subtitle, fileID: fileID, line: line).accessory(.disclosure).row
    row.destination = destination
    row.handlers[.select] = { Navigator.current?.push(destination()) }
  }
}
