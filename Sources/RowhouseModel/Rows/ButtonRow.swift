// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that acts as a button, with its title in the middle.
///
/// ```swift
/// ButtonRow("Log out", role: .destructive) { account.logOut() }
/// ```
///
/// The image and the subtitle, if there are any, are before and below the title.
/// ``RowElement/onSelect(_:)`` replaces the action.
public struct ButtonRow: TitledRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that calls a closure when it is tapped.
  public init(
    _ title: String, subtitle: String? = nil, role: ButtonRole = .normal,
    fileID: StaticString = #fileID, line: UInt32 = #line, action: @escaping @MainActor () -> Void
  ) {
    row = AnyRow(title, subtitle, control: .button(role), fileID: fileID, line: line)
    row.handlers[.select] = action
  }
}
