// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a title and any other of the standard parts.
///
/// ```swift
/// Row("Account & security", id: "security")
///   .value("Protected", image: .named("lock"), order: .textAtEdge)
///   .accessory(.disclosure)
///   .onSelect { navigator.push(SecurityPage(account: account)) }
/// ```
public struct Row: StandardRowElement {
  /// The described row.
  public var row: AnyRow

  /// Creates a row whose id is its place in the code.
  public init(
    _ title: String, subtitle: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    row = AnyRow(title, subtitle, fileID: fileID, line: line)
  }

  /// Creates a row with an id that is unique in its section.
  public init(
    _ title: String, subtitle: String? = nil, id: some Hashable & Sendable,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(title, subtitle: subtitle, fileID: fileID, line: line)
    row.id = ItemID(id)
  }
}
