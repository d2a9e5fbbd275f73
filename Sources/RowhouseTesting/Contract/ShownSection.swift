// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a user sees of a section.
public struct ShownSection: Hashable, Sendable {
  /// The texts above its rows.
  public var header: [String]
  /// The texts below its rows.
  public var footer: [String]
  /// The rows, from top to bottom.
  public var rows: [ShownRow]

  /// Describes a section by what it shows.
  public init(header: [String] = [], footer: [String] = [], rows: [ShownRow] = []) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension ShownSection: CustomStringConvertible {
  /// The header, the rows and the footer, one a line.
  public var description: String {
    (["section \(header.joined(separator: " | "))"] + rows.map { "  \($0)" }
      + (footer.isEmpty ? [] : ["footer \(footer.joined(separator: " | "))"]))
      .joined(separator: "\n")
  }
}
