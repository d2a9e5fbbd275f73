// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a title and, optionally, a subtitle, a value, images, and an accessory.
///
/// ```swift
/// Row("Account & security", id: "security")
///   .value("Protected", image: .named("lock"), order: .textAtEdge)
///   .accessory(.disclosure)
///   .onSelect { navigator.push(SecurityPage(account: account)) }
/// ```
public struct Row: StandardRowElement {
  /// The row that this value describes.
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
