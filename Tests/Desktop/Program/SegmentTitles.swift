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

  /// Changes titles, looks for truncated ones in two text sizes, and chooses options with keys.
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
      + keyFaults(in: shown, state) + onlySegmentFaults()
  }

  /// Presses the only segment of a picker.
  private static func onlySegmentFaults() -> [String] {
    let state = State()
    (state.titles, state.chosen) = (["Only"], 0)
    let shown = ShownWindow(SegmentsPage(state: state))
    defer { shown.window.close() }
    let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
    guard let segment = row?.controls.first?.parts.first else { return ["there is no segment"] }
    return (1...2).compactMap { count in
      segment.press()
      shown.update()
      return gtk_toggle_button_get_active(segment.cast()) != 0
        ? nil : "the only segment is off after \(count) presses"
    }
  }

  /// Presses the Left and Right keys in a segment, from both sides of the page.
  private static func keyFaults(in shown: ShownWindow, _ state: State) -> [String] {
    var faults: [String] = []
    for isMirrored in [false, true] {
      (state.isMirrored, state.chosen) = (isMirrored, 2)
      shown.update()
      let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
      let segments = row?.controls.first?.parts ?? []
      guard segments.count == titles.count else { return ["there are \(segments.count) segments"] }
      gtk_widget_grab_focus(segments[2].widget)
      let (next, previous) =
        isMirrored ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)
      for (key, option) in [(next, 3), (next, 3), (previous, 2), (previous, 1)] {
        Controllers.press(key, in: shown.inspector.nativeWindow)
        shown.update()
        let hasFocus =
          gtk_root_get_focus(shown.inspector.nativeWindow) == segments[option].widget
        if state.chosen != option || !hasFocus {
          faults.append(
            "the key \(key) chooses \(state.chosen), not \(option), or has not moved the focus")
        }
      }
    }
    return faults
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
    var chosen = 2
    var isMirrored = false
  }

  private struct SegmentsPage: TablePage {
    let state: State
    var title: String { "Segments" }
    var language: String? { state.isMirrored ? "ar" : "en" }
    var sections: [TableSection] {
      TableSection("Segments") {
        let titles = state.titles
        PickerRow(
          "Quality", value: state.chosen, options: Array(titles.indices), title: { titles[$0] },
          onChange: { state.chosen = $0 }
        )
        .pickerStyle(.segmented)
      }
    }
  }
}
#endif
