// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A table that prints each row as soon as it is known.
package struct MarkdownTable {
  package let columns: [Column]

  package init(_ columns: [Column]) {
    self.columns = columns
    write(columns.map(\.title))
    write(columns.map { String(repeating: "-", count: $0.width - 1) + ($0.isNumber ? ":" : "-") })
  }

  /// Writes one row without buffering, because the next one may take seconds.
  package func write(_ cells: [String]) {
    let padded = zip(columns, cells).map { column, cell in
      let padding = String(repeating: " ", count: max(0, column.width - cell.count))
      return column.isNumber ? padding + cell : cell + padding
    }
    let line = "| " + padded.joined(separator: " | ") + " |\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  /// Writes the empty line between two tables, without buffering.
  package static func endParagraph() { FileHandle.standardOutput.write(Data("\n".utf8)) }
}
