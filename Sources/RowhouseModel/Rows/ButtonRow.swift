// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that is a button: its title stands in the middle.
///
/// ```swift
/// ButtonRow("Log out", role: .destructive) { account.logOut() }
/// ```
public struct ButtonRow: StandardRowElement {
  /// The row it describes.
  public var row: AnyRow

  /// Describes a row that is a button.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - role: What pressing it means; something ordinary, unless given.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  ///   - action: Called when the row is tapped.
  public init(
    _ title: String,
    role: ButtonRole = .normal,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    action: @escaping @MainActor () -> Void
  ) {
    var content = StandardContent(title)
    content.control = .button(role)
    row = AnyRow(content, source: SourceLine(fileID: fileID, line: line))
    row.handlers.select = action
  }
}
