// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window in which a picker with four segments has little room for large text.
@MainActor
enum SegmentTitles {
  fileprivate nonisolated static let titles = ["Low", "Draft", "Good", "Best"]

  /// Changes titles, and looks for truncated ones in two text sizes.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(SegmentsPage(state: state))
    defer {
      shown.window.close()
      MainTurns.setTextScale(1)
    }
    return changedFaults(in: shown, state) + truncatedFaults(in: shown)
  }

  /// Changes the title and the number of segments of which one has the focus.
  private static func changedFaults(in shown: ShownWindow, _ state: State) -> [String] {
    func segments() -> [OpaquePointer] {
      let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
      return row?.controls.first?.parts ?? []
    }
    let old = segments()
    guard old.count == titles.count else { return ["there are \(old.count) segments"] }
    var faults: [String] = []
    gtk_widget_grab_focus(old[2].widget)
    for titles in [["Low", "Draft", "Good (1)", "Best"], ["Bad", "Draft", "Good (2)"], titles] {
      state.titles = titles
      shown.update()
      let (new, active) = (segments(), old[2].widget)
      if gtk_root_get_focus(shown.inspector.nativeWindow) != active || new.count != titles.count
        || new.prefix(3) != old.prefix(3) || gtk_toggle_button_get_active(old[2].cast()) == 0
      {
        faults.append("the titles \(titles) take the focus from the third segment")
      }
      let shownTitles = new.map { segment in
        let label = OpaquePointer(gtk_widget_get_first_child(segment.widget))
        return gtk_label_get_text(label).map { String(cString: $0) } ?? ""
      }
      if shownTitles != titles { faults.append("the segments show \(shownTitles), not \(titles)") }
    }
    return faults
  }

  private static func truncatedFaults(in shown: ShownWindow) -> [String] {
    [1, 2.0].flatMap { scale -> [String] in
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

  @Observable
  fileprivate final class State {
    var titles = SegmentTitles.titles
  }

  private struct SegmentsPage: TablePage {
    let state: State
    var title: String { "Segments" }
    var sections: [TableSection] {
      TableSection("Segments") {
        let titles = state.titles
        PickerRow("Quality", value: 2, options: Array(titles.indices), title: { titles[$0] }) { _ in
        }
        .pickerStyle(.segmented)
      }
    }
  }
}
#endif
