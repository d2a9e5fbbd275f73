// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows in which a row with the focus is replaced by other rows.
@MainActor
enum ReplacedRows {
  @Observable
  fileprivate final class State {
    var isRunning = false
    var isLoaded = false
    var isLoading = false
    var isSlow = false
    var isEditing = true
    var options = ["a", "b", "c"]
  }

  /// Buttons that are replaced by their counterparts, at the end and in the middle of a section.
  private struct TimerPage: TablePage {
    let state: State
    var title: String { "Timer" }
    var sections: [TableSection] {
      TableSection("Others") { ButtonRow("Reset") {} }
      TableSection("Timer", footer: "Footer") {
        if state.isRunning {
          ButtonRow("Stop") { state.isRunning = false }
        } else {
          ButtonRow("Start") { state.isRunning = true }
        }
      }
      TableSection("Account") {
        if state.isRunning {
          ButtonRow("Log out") { state.isRunning = false }
        } else {
          ButtonRow("Log in") { state.isRunning = true }
        }
        ButtonRow("Delete the account") {}
      }
    }
  }

  /// A section whose first attempt to load has failed.
  private struct NewsPage: TablePage {
    let state: State
    var title: String { "News" }
    var sections: [TableSection] {
      TableSection("Others") { Row("Other") }
      TableSection(0..<(state.isLoaded ? 40 : 0), id: \.self, header: "News") {
        Row("Article \($0)")
      }
      .loadState(news)
    }

    private var news: LoadState {
      if state.isLoaded { return .content }
      if state.isLoading { return .loading() }
      return .failed("No connection") {
        if state.isSlow { state.isLoading = true } else { state.isLoaded = true }
      }
    }
  }

  /// Rows whose controls disappear.
  private struct ControlsPage: TablePage {
    let state: State
    var title: String { "Controls" }
    var isEditing: Bool { state.isEditing }
    var sections: [TableSection] {
      TableSection("Others") { Row("Other") }
      TableSection("Controls") {
        Row("Deletable").onDelete {}
        PickerRow("Segments", value: "a", options: state.options, title: { $0 }) { _ in }
          .pickerStyle(.segmented)
        CustomRow(CardsContent(titles: state.options))
      }
    }
  }

  /// A pager with a button on each page.
  private struct CardsContent: RowContent {
    let titles: [String]
    func body(style: ResolvedStyle) -> Part {
      .pager(label: "Cards") {
        for title in titles { Part.button(title, control: ControlID(title)) }
      }
    }
  }
}

extension ReplacedRows {
  /// Presses buttons that are replaced.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    [1, 2].flatMap { pressTwice(RowIndexPath(section: $0, row: 0)) } + retry() + retrySlowly()
      + removeControls()
  }

  /// Presses the button of a row and the button that replaces it.
  private static func pressTwice(_ row: RowIndexPath) -> [String] {
    let state = State()
    let shown = ShownWindow(TimerPage(state: state))
    defer { shown.window.close() }
    gtk_widget_grab_focus(shown.inspector.widget(at: row)?.widget)
    return [true, false].compactMap { isRunning in
      let widget = gtk_root_get_focus(shown.inspector.nativeWindow)
      gtk_widget_activate_action_variant(widget, "row.activate", nil)
      shown.update()
      if state.isRunning != isRunning { return "the row with the focus is not the button" }
      return shown.inspector.focusedRow == row
        ? nil : "after a button was replaced, \(focusedRow(in: shown)) has the focus, not \(row)"
    }
  }

  /// Presses the button of a section that has failed, which its rows replace.
  private static func retry() -> [String] {
    let state = State()
    let shown = ShownWindow(NewsPage(state: state))
    defer { shown.window.close() }
    let row = RowIndexPath(section: 1, row: 0)
    let button = shown.inspector.row(at: row)?.controls.first?.widget
    gtk_widget_grab_focus(button?.widget)
    button?.press()
    shown.update()
    return shown.inspector.focusedRow == row
      ? []
      : ["after a section was loaded, \(focusedRow(in: shown)) has the focus, not its first row"]
  }

  /// Presses the button of a section that has failed, whose row then shows that the section is loading.
  private static func retrySlowly() -> [String] {
    let state = State()
    state.isSlow = true
    let shown = ShownWindow(NewsPage(state: state))
    defer { shown.window.close() }
    let row = RowIndexPath(section: 1, row: 0)
    let button = shown.inspector.row(at: row)?.controls.first?.widget
    gtk_widget_grab_focus(button?.widget)
    button?.press()
    return [false, true].compactMap { isLoaded in
      state.isLoaded = isLoaded
      shown.update()
      return shown.inspector.focusedRow == row
        ? nil
        : "after a retry, \(focusedRow(in: shown)) has the focus, not \(row), loaded \(isLoaded)"
    }
  }

  /// Removes a button of editing mode, a segment, and a page of a pager that have the focus.
  private static func removeControls() -> [String] {
    let removals: [(State) -> Void] = [
      { $0.isEditing = false }, { $0.options = ["a"] }, { $0.options = ["a"] },
    ]
    return removals.indices.compactMap { number in
      let state = State()
      let shown = ShownWindow(ControlsPage(state: state))
      defer { shown.window.close() }
      let row = RowIndexPath(section: 1, row: number)
      let controls = shown.inspector.row(at: row)?.controls
      let widgets = [
        gtk_widget_get_first_child(shown.inspector.widget(at: row)?.widget),
        controls?.first?.parts.last?.widget, controls?.last?.widget.widget,
      ]
      gtk_widget_grab_focus(widgets[number])
      if gtk_root_get_focus(shown.inspector.nativeWindow) != widgets[number] {
        return "control \(number) has no focus"
      }
      removals[number](state)
      shown.update()
      return shown.inspector.focusedRow == row
        ? nil : "after control \(number) was removed, \(focusedRow(in: shown)) has the focus"
    }
  }

  private static func focusedRow(in shown: ShownWindow) -> String {
    shown.inspector.focusedRow.map { "\($0)" } ?? "no row"
  }
}
#endif
