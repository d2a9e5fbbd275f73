// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
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
    return faults + plainGaps()
  }

  /// Measures the distances of the rows of a plain page, whose sections have no headers.
  private static func plainGaps() -> [String] {
    let shown = ShownWindow(GapsPage())
    defer { shown.window.close() }
    let tops = (0..<3).map { shown.inspector.top(of: RowIndexPath(section: $0, row: 0)) }
    return tops == [0, 60, 120] ? [] : ["rows of 60 points are at \(tops) on a plain page"]
  }

  private struct GapsPage: TablePage {
    var title: String { "Gaps" }
    var appearance: PageAppearance { .plain }
    var sections: [TableSection] {
      for section in 0..<3 {
        TableSection { Row("Row").height(.fixed(60)) }.id("\(section)")
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
