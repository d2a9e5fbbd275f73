// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A table that prints each row as soon as it is known.
struct MarkdownTable {
  struct Column {
    let title: String
    let width: Int
    var isNumber = true
  }

  let columns: [Column]

  init(_ columns: [Column]) {
    self.columns = columns
    write(columns.map(\.title))
    write(columns.map { String(repeating: "-", count: $0.width - 1) + ($0.isNumber ? ":" : "-") })
  }

  /// Writes one row, past any buffer: the next one may be seconds away.
  func write(_ cells: [String]) {
    let padded = zip(columns, cells).map { column, cell in
      let padding = String(repeating: " ", count: max(0, column.width - cell.count))
      return column.isNumber ? padding + cell : cell + padding
    }
    let line = "| " + padded.joined(separator: " | ") + " |\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
