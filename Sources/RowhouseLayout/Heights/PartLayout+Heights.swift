// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PartLayout {
  /// Returns the heights of rows, in order and in points, computed by `workers` tasks.
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
    return [Double](unsafeUninitializedCapacity: rows.count) { heights, count in
      count = rows.count
      rows.withUnsafeBufferPointer { rows in
        // Uses a loop, because a closure would look up the generic type for each row.
        guard let first = rows.baseAddress else { return }
        for index in 0..<rows.count {
          heights.initializeElement(
            at: index,
            to: height(of: first[index].row, style: first[index].style, width, &pass))
        }
      }
    }
  }

  private func height(
    of row: AnyRow, style: borrowing ResolvedStyle, _ width: Double, _ pass: inout LayoutPass
  ) -> Double {
    if style.rowHeight.isHidden { return 0 }
    let body = body(of: row, style: style)
    let inner = width - 2 * style.margin.drawableLength
    return environment.height(
      content: pass.height(of: body, in: inner), padding: style.padding(around: body),
      style.rowHeight)
  }
}
