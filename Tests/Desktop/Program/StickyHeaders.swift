// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window in which headers of several lines cover the rows of their sections.
@MainActor
enum StickyHeaders {
  /// Jumps into a section whose header was never in view, and to the header.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let shown = ShownWindow(HeadersPage())
    let (window, inspector) = (shown.window, shown.inspector)
    let table = inspector.nativeTable?.widget
    defer { window.close() }
    var faults: [String] = []
    window.navigator.scroll(to: "1-100")
    shown.update()
    let height = gtk_widget_get_height(gtk_widget_get_last_child(table))
    if inspector.top(of: RowIndexPath(section: 1, row: 100)) != Double(height) {
      faults.append("the row is not below its header")
    }
    _ = inspector.headerFooter(isHeader: true, ofSection: 1)
    let header = inspector.top(of: RowIndexPath(section: 1, row: 0)) ?? 0
    if header != Double(height) {
      faults.append("a header \(header) points tall covered rows with \(height) points")
    }
    return faults + changedHeader() + plainGaps() + plainLength() + plainLines()
  }

  /// Shortens a header out of view, and jumps into its section.
  private static func changedHeader() -> [String] {
    let state = HeaderState()
    let shown = ShownWindow(ChangedPage(state: state))
    defer { shown.window.close() }
    func height(ofSection section: Int) -> Double {
      shown.window.navigator.scroll(to: "\(section)-100")
      shown.update()
      return Double(
        gtk_widget_get_height(gtk_widget_get_last_child(shown.inspector.nativeTable?.widget)))
    }
    let old = height(ofSection: 1)
    _ = height(ofSection: 0)
    shown.inspector.scroll(by: 50)
    shown.update()
    state.count = 1
    shown.update()
    let new = height(ofSection: 1)
    let top = shown.inspector.top(of: RowIndexPath(section: 1, row: 100)) ?? 0
    // The header of this section was not measured before.
    let other = height(ofSection: 2)
    return new == other && top == other && old > other
      ? []
      : [
        "a header of \(old) points that became \(other) points tall out of view has \(new) points, "
          + "and covers rows with \(top) points"
      ]
  }

  /// Measures the distances of the rows of a plain page, whose sections have no headers.
  private static func plainGaps() -> [String] {
    let shown = ShownWindow(GapsPage())
    defer { shown.window.close() }
    let tops = (0..<3).map { shown.inspector.top(of: RowIndexPath(section: $0, row: 0)) }
    return tops == [0, 60, 120] ? [] : ["rows of 60 points are at \(tops) on a plain page"]
  }

  /// Compares the length of a plain page, most of whose rows were never in view, with the sum of their heights.
  private static func plainLength() -> [String] {
    let shown = ShownWindow(GapsPage(count: 500))
    defer { shown.window.close() }
    guard let table = shown.inspector.nativeTable else { return ["there is no table"] }
    let length = gtk_adjustment_get_upper(gtk_scrollable_get_vadjustment(table))
    return length == 30_000 ? [] : ["500 rows of 60 points are estimated as \(length) points"]
  }

  /// Reads the lines below the first row of plain pages, some of whose sections have no rows.
  private static func plainLines() -> [String] {
    let cases: [(counts: [Int], hasHeader: Bool, hasLine: Bool)] = [
      ([1, 1], false, true), ([1, 0, 1], false, true), ([1, 0, 1], true, false),
      ([1, 0, 0], false, false), ([1], false, false),
    ]
    return cases.compactMap { counts, hasHeader, hasLine in
      let shown = ShownWindow(LinesPage(counts: counts, hasHeader: hasHeader))
      defer { shown.window.close() }
      guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 0))?.widget else {
        return "there is no row"
      }
      let last = Pixels.drawn(row, line: Int(gtk_widget_get_height(row)) - 1)
      let isLine = last[300] != Pixels.drawn(row)[300]
      return isLine == hasLine
        ? nil
        : "with sections of \(counts) rows, \(hasHeader ? "the last with a header, " : "")"
          + "the first row has \(isLine ? "a" : "no") line below it"
    }
  }

  private struct LinesPage: TablePage {
    let counts: [Int]
    let hasHeader: Bool
    var title: String { "Lines" }
    var appearance: PageAppearance { .plain }
    var sections: [TableSection] {
      for (section, count) in counts.enumerated() {
        let isLast = section == counts.count - 1
        TableSection(0..<count, id: \.self, header: hasHeader && isLast ? "Header" : nil) {
          Row("\($0)")
        }
        .id(section)
      }
    }
  }

  private struct GapsPage: TablePage {
    var count = 3
    var title: String { "Gaps" }
    var appearance: PageAppearance { .plain }
    var sections: [TableSection] {
      for section in 0..<count {
        TableSection { Row("Row").height(.fixed(60)) }.id("\(section)")
      }
    }
  }

  @Observable
  fileprivate final class HeaderState {
    /// The number of words in the header of the second section.
    var count = 60
  }

  private struct ChangedPage: TablePage {
    let state: HeaderState
    var title: String { "Headers" }
    var appearance: PageAppearance { .plain }
    var stickyHeaders: Bool { true }
    var sections: [TableSection] {
      for section in 0..<3 {
        let count = section == 1 ? state.count : 1
        TableSection(
          (0..<200).map { "\(section)-\($0)" }, id: \.self,
          header: HeaderFooter(String(repeating: "Header ", count: count))
        ) { Row($0) }
        .id(section)
      }
    }
  }

  private struct HeadersPage: TablePage {
    var title: String { "Headers" }
    var appearance: PageAppearance { .plain }
    var stickyHeaders: Bool { true }
    var sections: [TableSection] {
      for section in 0..<3 {
        TableSection(
          (0..<200).map { "\(section)-\($0)" }, id: \.self,
          header: HeaderFooter(String(repeating: "Header \(section) ", count: 30))
        ) { Row($0) }
      }
    }
  }
}
#endif
