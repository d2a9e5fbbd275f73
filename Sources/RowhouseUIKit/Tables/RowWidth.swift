// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The width of row contents in a table, in points.
///
/// UIKit does not document how far inset sections are from the edges of a table. So the width is a
/// guess from the table's margins until a cell reports the width that it has.
struct RowWidth {
  private struct Known {
    let frame: TableWidth
    let width: Double
    /// The number of reported widths that were used in this frame.
    var reports = 1
  }

  /// The number of reports in one frame after which further ones are ignored.
  ///
  /// Cells that disagree would otherwise make the table ask for heights again and again.
  static let reportLimit = 4

  private var known: Known?
  /// The newest report, which the table has not used yet.
  private var reported: Known?
}

extension RowWidth {
  /// Returns the width of row contents in a table with a given frame.
  func content(in frame: TableWidth) -> Double {
    if let known, known.frame == frame { return known.width }
    return frame.guessedRowWidth
  }

  /// Returns true if a width differs from that of row contents in a table with a given frame.
  func isNews(_ width: Double, in frame: TableWidth) -> Bool {
    width > 0 && abs(width - content(in: frame)) > 0.5
  }

  /// Records the width that a cell has, for ``takeReport(ifSeen:)``.
  ///
  /// - Returns: True if the table may have to ask for heights again.
  mutating func report(_ width: Double, in frame: TableWidth) -> Bool {
    guard isNews(width, in: frame) else { return false }
    var new = Known(frame: frame, width: width)
    if let known, known.frame == frame {
      guard known.reports < Self.reportLimit else { return false }
      new.reports = known.reports + 1
    }
    reported = new
    return true
  }

  /// True if a cell has reported a width that the table has not used yet.
  var hasReport: Bool { reported != nil }

  /// Uses the reported width, or drops it if no cell has that width any more.
  ///
  /// A table may lay a cell out at the width that the table had before, and then give the cell its own.
  ///
  /// - Parameter isSeen: Returns true if a cell has a width.
  /// - Returns: True if the table has to ask for heights again.
  mutating func takeReport(ifSeen isSeen: (Double) -> Bool) -> Bool {
    guard let reported else { return false }
    self.reported = nil
    guard isSeen(reported.width) else { return false }
    known = reported
    return true
  }
}
#endif
