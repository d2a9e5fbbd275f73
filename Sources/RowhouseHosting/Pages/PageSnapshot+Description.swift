// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageSnapshot: CustomStringConvertible {
  /// The type and the title of the page, followed by its sections, one per line.
  ///
  /// Below each section are the texts of up to 100 rows. Rows of data sections are only counted.
  public var description: String {
    let title = properties.title.isEmpty ? "" : " “\(properties.title)”"
    let first = "\(name)\(title): \(Self.counted(sections.count, "section"))"
    let lines = sections.indices.map { "section \($0)\(sections[$0].details)" }
    return ([first] + lines).joined(separator: "\n")
  }

  fileprivate static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension SectionSnapshot: CustomStringConvertible {
  /// The header, the id, and the number of rows, followed by the texts of up to 100 rows, one row
  /// per line.
  ///
  /// Rows of data sections are only counted.
  public var description: String { "section\(details)" }

  private static var describedRows: Int { 100 }

  /// The part of the description that follows the word “section” and the position.
  fileprivate var details: String {
    let title = header.texts.first.map { " “\($0)”" } ?? ""
    let name = title + (id.isStructural ? "" : " (id \(id))")
    let first = "\(name): \(PageSnapshot.counted(rowCount, "row"))"
    guard case .made(let rows) = rows else { return first + " of data" }
    var lines = [first]
    for (index, row) in rows.prefix(Self.describedRows).enumerated() {
      let texts = row.texts.map { "“\($0)”" }.joined(separator: ", ")
      lines.append("  \(index) \(texts.isEmpty ? "without text" : texts)")
    }
    let others = rows.count - Self.describedRows
    if others > 0 { lines.append("  … \(others) more") }
    return lines.joined(separator: "\n")
  }
}
