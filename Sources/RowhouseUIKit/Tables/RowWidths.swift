// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The widths of row contents in a table, which depend on the controls beside them.
struct RowWidths {
  private var widths: [EditingControls: RowWidth] = [:]
}

extension RowWidths {
  /// True if a cell has reported another width since the last ``takeReport(of:in:)``.
  var hasReport: Bool { widths.values.contains { $0.hasReport } }

  /// Returns the width of row contents in a table with a given frame.
  func content(beside controls: EditingControls = [], in frame: TableWidth) -> Double {
    self[controls].content(in: estimate(frame, beside: controls))
  }

  /// Returns true if a width differs from that of row contents in a table with a given frame.
  func isNewWidth(_ width: Double, beside controls: EditingControls, in frame: TableWidth) -> Bool {
    self[controls].isNewWidth(width, in: estimate(frame, beside: controls))
  }

  /// Records that a cell has another width; see ``RowWidth/report(_:in:)``.
  mutating func report(
    _ width: Double, beside controls: EditingControls, in frame: TableWidth
  ) -> Bool {
    widths[controls, default: RowWidth()]
      .report(width, in: estimate(frame, beside: controls))
  }

  /// Uses the widths of the visible cells; see ``RowWidth/takeReport(of:in:)``.
  mutating func takeReport(
    of cells: [(controls: EditingControls, width: Double)], in frame: TableWidth
  ) -> Bool {
    var hasOtherWidth = false
    for controls in widths.keys {
      let widths = cells.filter { $0.controls == controls }.map(\.width)
      let frame = estimate(frame, beside: controls)
      if self.widths[controls, default: RowWidth()].takeReport(of: widths, in: frame) {
        hasOtherWidth = true
      }
    }
    return hasOtherWidth
  }

  private subscript(controls: EditingControls) -> RowWidth { widths[controls] ?? RowWidth() }

  /// Returns the frame with an estimate for rows with some controls.
  private func estimate(_ frame: TableWidth, beside controls: EditingControls) -> TableWidth {
    guard !controls.isEmpty else { return frame }
    return frame.withEstimate(max(0, self[[]].content(in: frame) - controls.estimatedWidth))
  }
}
#endif
