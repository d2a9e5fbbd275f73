// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window in which a picker with four segments has little room for large text.
@MainActor
enum SegmentTitles {
  private static let titles = ["Low", "Draft", "Good", "Best"]

  /// Looks for truncated titles in two text sizes.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let shown = ShownWindow(SegmentsPage())
    defer {
      shown.window.close()
      MainTurns.setTextScale(1)
    }
    return [1, 2.0].flatMap { scale -> [String] in
      MainTurns.setTextScale(scale)
      shown.update()
      MainTurns.wait(until: { faults(in: shown).isEmpty })
      return faults(in: shown).map { "in text of size \(scale), \($0)" }
    }
  }

  private static func faults(in shown: ShownWindow) -> [String] {
    let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
    let segments = row?.controls.first?.parts ?? []
    guard segments.count == titles.count else { return ["there are \(segments.count) segments"] }
    return zip(segments, titles).compactMap { segment, title in
      let label = gtk_widget_get_first_child(segment.widget)
      var natural: Int32 = 0
      gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
      let width = gtk_widget_get_width(label)
      return width < natural ? "the title \(title) has \(width) of \(natural) points" : nil
    }
  }

  private struct SegmentsPage: TablePage {
    var title: String { "Segments" }
    var sections: [TableSection] {
      TableSection("Segments") {
        PickerRow("Quality", value: "Good", options: titles, title: { $0 }) { _ in }
          .pickerStyle(.segmented)
      }
    }
  }
}
#endif
