// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a title, and whatever else of the standard parts it is given.
///
/// ```swift
/// Row("Account & security", id: "security")
///   .value("Protected", image: .named("lock"), order: .textAtEdge)
///   .accessory(.disclosure)
///   .onSelect { navigator.push(SecurityPage(account: account)) }
/// ```
public struct Row: StandardRowElement {
  /// The row it describes.
  public var row: AnyRow

  /// Describes a row that is known by its place in the code.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - subtitle: A line below the title; none, unless given.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  public init(
    _ title: String, subtitle: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    var content = StandardContent(title)
    content.subtitle = subtitle
    row = AnyRow(content, source: SourceLine(fileID: fileID, line: line))
  }

  /// Describes a row with an id.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - subtitle: A line below the title; none, unless given.
  ///   - id: What tells the row from the others of its section.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  public init(
    _ title: String,
    subtitle: String? = nil,
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    self.init(title, subtitle: subtitle, fileID: fileID, line: line)
    row.id = ItemID(id)
  }
}
