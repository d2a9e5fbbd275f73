// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A page drawn as text, with a number before each row.
struct NumberedPage {
  /// The drawing.
  let lines: [String]
  /// The rows, of which the first has the number 1.
  let rows: [RowIndexPath]

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - page: What to draw.
  ///   - width: How many columns there are.
  @MainActor
  init(_ page: PageSnapshot, width: Int) {
    let plain = PageText(page, width: width - Self.gutter).lines
    // What stands behind the edge tells where a row begins.
    let noted = PageText(
      page, options: PageText.Options(width: width - Self.gutter, showsHeights: true)
    ).lines
    var number = 0
    lines = zip(plain, noted).map { line, noted in
      guard line.hasPrefix("  ") else { return line }
      if line == noted { return Self.padded("", line) }
      number += 1
      return Self.padded("\(number)", line)
    }
    rows = page.sections.indices.flatMap { section in
      (0..<page.sections[section].rowCount).map { RowIndexPath(section: section, row: $0) }
    }
  }

  /// How much wider than the page the drawing is.
  private static let gutter = 2

  /// A line of a row behind its number, which takes the place of the row's two blanks too.
  private static func padded(_ number: String, _ line: String) -> String {
    String(repeating: " ", count: max(0, 3 - number.count)) + number + " " + line.dropFirst(2)
  }
}
