// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseLayout

/// Rows with heights, computed in the slowest and simplest way: the expected answers of an index.
struct PlainRows {
  struct Row: Equatable {
    /// The estimated height, in 1/64 point.
    var estimate: Int
    /// The measured height in 1/64 point, or `nil` if the row was not measured.
    var measured: Int?

    var height: Int { measured ?? estimate }
  }

  var rows: [Row]

  init(_ estimates: [RowEstimate]) {
    rows = estimates.flatMap { estimate in
      [Row](repeating: Row(estimate: Self.length(estimate.height)), count: estimate.count)
    }
  }

  /// Returns the nearest multiple of 1/64 point, ties to even, and at least 1/64 point for a
  /// positive height.
  static func length(_ points: Double) -> Int {
    let nearest = Int((points * 64).rounded(.toNearestOrEven))
    return nearest == 0 && points > 0 ? 1 : nearest
  }

  /// The offset of each row, then the end of the last row, in 1/64 point.
  var edges: [Int] {
    rows.reduce(into: [0]) { edges, row in edges.append(edges[edges.count - 1] + row.height) }
  }

  mutating func update(by mapping: RowMapping, estimates: [RowEstimate]) {
    var new = PlainRows(estimates)
    for old in rows.indices {
      if let position = mapping.newRow(of: old) { new.rows[position].measured = rows[old].measured }
    }
    self = new
  }

  /// Returns the first of the rows with a height that ends below an offset.
  private func row(at offset: Double, of tall: [Int], _ edges: [Int]) -> Int? {
    tall.first { Double(edges[$0 + 1]) / 64 > offset } ?? tall.last
  }
}

extension PlainRows {
  /// Returns a description of the first answer of an index that differs from these rows.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - asked: The rows to check. Defaults to all rows.
  /// - Returns: The difference, or `nil` if there is none.
  func contradiction(of index: OffsetIndex, at asked: [Int]? = nil) -> String? {
    let edges = edges
    if index.count != rows.count { return "there are \(index.count) rows, not \(rows.count)" }
    let total = Double(edges[rows.count]) / 64
    if index.totalHeight != total { return "the total is \(index.totalHeight), not \(total)" }
    if index.offset(of: rows.count) != total { return "the last row does not end at the total" }
    for row in asked ?? Array(rows.indices) {
      let (start, height) = (Double(edges[row]) / 64, Double(rows[row].height) / 64)
      if index.height(of: row) != height {
        return "row \(row) has a height of \(index.height(of: row)), not \(height)"
      }
      if index.isMeasured(row) != (rows[row].measured != nil) {
        return "row \(row) is measured: \(index.isMeasured(row))"
      }
      if index.offset(of: row) != start {
        return "row \(row) is at \(index.offset(of: row)), not at \(start)"
      }
      // The first and the last 1/64 point of a row belong to it, and to no other row.
      guard height > 0 else { continue }
      for offset in [start, start + 0.01, start + height - 1.0 / 64, start + height - 0.001] {
        if index.row(at: offset) != row {
          return "at \(offset) is row \(index.row(at: offset) ?? -1), not \(row)"
        }
      }
    }
    let tall = rows.indices.filter { rows[$0].height > 0 }
    for offset in [-.infinity, -1, -0.0, 0, total, total + 0.5, 1e300, .infinity] {
      let row = row(at: offset, of: tall, edges)
      if index.row(at: offset) != row {
        return "at \(offset) is row \(index.row(at: offset) ?? -1), not \(row ?? -1)"
      }
    }
    return nil
  }
}
