// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The width of row contents in a table, in points.
///
/// UIKit does not document the distance of inset sections from the edges of a table. Therefore, the
/// width is estimated from the table's margins until a cell reports its width.
struct RowWidth {
  private struct Known {
    let frame: TableWidth
    let width: Double
    /// The number of widths that were used in this frame.
    var changes = 1
  }

  /// The number of widths in one frame after which additional widths are ignored.
  ///
  /// Otherwise, cells with different widths would make the table request heights endlessly.
  static let changeLimit = 4

  private var known: Known?
  /// True if a cell has reported another width since the last ``takeReport(of:in:)``.
  private(set) var hasReport = false
}

extension RowWidth {
  /// Returns the width of row contents in a table with a given frame.
  func content(in frame: TableWidth) -> Double {
    if let known, known.frame == frame { return known.width }
    return frame.guessedRowWidth
  }

  /// Returns true if a width differs from the known width of row contents in a table with a given
  /// frame.
  func isNewWidth(_ width: Double, in frame: TableWidth) -> Bool {
    width > 0 && abs(width - content(in: frame)) > 0.5
  }

  /// Records that a cell has a different width.
  ///
  /// - Returns: True if the host must read the widths of the visible cells. See
  ///   ``takeReport(of:in:)``.
  mutating func report(_ width: Double, in frame: TableWidth) -> Bool {
    guard isNewWidth(width, in: frame), changes(in: frame) < Self.changeLimit else { return false }
    hasReport = true
    return true
  }

  /// Uses the width of the visible cells, unless one of them has the known width.
  ///
  /// A table may first lay out a cell at its former width, and then at the new width.
  ///
  /// - Returns: True if the table must request heights again.
  mutating func takeReport(of widths: [Double], in frame: TableWidth) -> Bool {
    guard hasReport else { return false }
    hasReport = false
    guard let width = widths.first, widths.allSatisfy({ isNewWidth($0, in: frame) }) else {
      return false
    }
    known = Known(frame: frame, width: width, changes: changes(in: frame) + 1)
    return true
  }

  private func changes(in frame: TableWidth) -> Int {
    if let known, known.frame == frame { known.changes } else { 0 }
  }
}
#endif
