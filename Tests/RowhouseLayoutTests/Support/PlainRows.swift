// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseLayout

/// Rows with heights in the slowest and plainest way: what an index has to answer.
struct PlainRows {
  struct Row: Equatable {
    /// In 1/64 point.
    var estimate: Int
    /// In 1/64 point, if measured.
    var measured: Int?

    var height: Int { measured ?? estimate }
  }

  var rows: [Row]

  init(_ estimates: [RowEstimate]) {
    rows = estimates.flatMap { estimate in
      [Row](repeating: Row(estimate: Self.length(estimate.height)), count: estimate.count)
    }
  }

  /// The nearest multiple of 1/64 point, of two the even one, and not nothing for something.
  static func length(_ points: Double) -> Int {
    let nearest = Int((points * 64).rounded(.toNearestOrEven))
    return nearest == 0 && points > 0 ? 1 : nearest
  }

  /// Where each row begins, and where the last one ends, in 1/64 point.
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

  /// The first row that ends below an offset, of those that have a height.
  private func row(at offset: Double, _ edges: [Int]) -> Int? {
    let some = rows.indices.filter { rows[$0].height > 0 }
    return some.first { Double(edges[$0 + 1]) / 64 > offset } ?? some.last
  }
}

extension PlainRows {
  /// The first answer that an index gives otherwise, in words.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - asked: The rows that are asked for, all if nil.
  /// - Returns: What is wrong, or nothing.
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
      // The first and the last subpoint that a row has belong to it, and to no other.
      guard height > 0 else { continue }
      for offset in [start, start + 0.01, start + height - 1.0 / 64, start + height - 0.001] {
        if index.row(at: offset) != row {
          return "at \(offset) is row \(index.row(at: offset) ?? -1), not \(row)"
        }
      }
    }
    for offset in [-.infinity, -1, -0.0, 0, total, total + 0.5, 1e300, .infinity] {
      let row = row(at: offset, edges)
      if index.row(at: offset) != row {
        return "at \(offset) is row \(index.row(at: offset) ?? -1), not \(row ?? -1)"
      }
    }
    return nil
  }
}
