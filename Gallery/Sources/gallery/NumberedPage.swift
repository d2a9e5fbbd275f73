// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A page drawn as text, with a number before each row.
struct NumberedPage {
  /// The drawing.
  let lines: [String]
  /// The drawn rows, of which the first has the number 1.
  let rows: [RowIndexPath]

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - page: The page to draw.
  ///   - width: The number of columns.
  @MainActor
  init(_ page: PageSnapshot, width: Int) {
    var options = PageText.Options(width: width - Self.gutter)
    let plain = PageText(page, options: options).lines
    // The notes to the right of the edge mark the beginning of each row.
    options.showsHeights = true
    let noted = PageText(page, options: options).lines
    var number = 0
    lines = zip(plain, noted).map { line, noted in
      guard line.hasPrefix("  ") else { return line }
      if line == noted { return Self.padded("", line) }
      number += 1
      return Self.padded("\(number)", line)
    }
    rows = page.sections.indices.flatMap { section in
      (0..<min(page.sections[section].rowCount, options.rowLimit)).map { row in
        RowIndexPath(section: section, row: row)
      }
    }
  }

  /// The number of columns by which the drawing is wider than the page.
  private static let gutter = 2

  /// Returns a line of a row after its number, which replaces the row's two blanks.
  private static func padded(_ number: String, _ line: String) -> String {
    String(repeating: " ", count: max(0, 3 - number.count)) + number + " " + line.dropFirst(2)
  }
}
