// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PartLayout {
  /// Returns the heights of rows in points and in order, computed by a number of tasks.
  ///
  /// `width` is the width of the table in points.
  ///
  /// - Precondition: There is at least one worker.
  public func heights<ID>(
    of rows: [StyledRow<ID>], width: Double, workers: Int = 1
  ) async -> [Double] {
    precondition(workers > 0, "\(workers) workers cannot compute heights; pass at least 1")
    guard workers > 1, rows.count > 1 else { return oneByOne(rows[...], width) }
    let share = (rows.count - 1) / workers + 1
    return await withTaskGroup(of: (Int, [Double]).self) { group in
      for start in stride(from: 0, to: rows.count, by: share) {
        let part = rows[start..<min(start + share, rows.count)]
        group.addTask { (start, oneByOne(part, width)) }
      }
      var heights = [Double](repeating: 0, count: rows.count)
      for await (start, part) in group {
        heights.replaceSubrange(start..<start + part.count, with: part)
      }
      return heights
    }
  }

  private func oneByOne<ID>(_ rows: ArraySlice<StyledRow<ID>>, _ width: Double) -> [Double] {
    // One pass for all rows, accessed in place, because copying a style costs as much as laying out
    // a part.
    var pass = LayoutPass(measurer, environment)
    return rows.withUnsafeBufferPointer { rows in
      rows.indices.map { height(of: rows[$0], width, &pass) }
    }
  }

  private func height<ID>(
    of row: borrowing StyledRow<ID>, _ width: Double, _ pass: inout LayoutPass
  ) -> Double {
    if row.style.rowHeight == .fixed(0) { return 0 }
    let body = body(of: row.row, style: row.style)
    let inner = width - 2 * row.style.margin.drawableLength
    return environment.height(
      content: pass.height(of: body, in: inner), padding: row.style.padding(around: body),
      row.style.rowHeight)
  }
}
