// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

/// The rows, header, and footer of a section, as the user sees them.
public struct ShownSection: Hashable, Sendable {
  /// The texts of the header, and the title of its button.
  public var header: [String]
  /// The texts of the footer.
  public var footer: [String]
  /// The rows, from top to bottom.
  public var rows: [ShownRow]

  /// Creates a section from its texts and rows.
  public init(header: [String] = [], footer: [String] = [], rows: [ShownRow] = []) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension HeaderFooter {
  /// Returns the texts of a header, and the title of its button, or only the texts if `button` is `nil`.
  package func texts(beside button: String?) -> [String] { texts + (button.map { [$0] } ?? []) }
}

extension ShownSection: CustomStringConvertible {
  /// The header, the rows, and the footer, one per line.
  public var description: String {
    (["section \(header.joined(separator: " | "))"] + rows.map { "  \($0)" }
      + (footer.isEmpty ? [] : ["footer \(footer.joined(separator: " | "))"]))
      .joined(separator: "\n")
  }
}
