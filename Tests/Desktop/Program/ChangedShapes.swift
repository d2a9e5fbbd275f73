// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Rows to which a text is added while the user holds one of their controls or has opened it.
@MainActor
enum ChangedShapes {
  /// Drags a slider, chooses a day, and changes the order of two controls.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(ShapesPage(state: state))
    defer { shown.window.close() }
    return dragSlider(in: shown, state) + chooseDay(in: shown, state)
      + swapControls(in: shown, state)
  }

  /// Drags a slider beyond the number at which its row shows a subtitle, and back.
  private static func dragSlider(in shown: ShownWindow, _ state: State) -> [String] {
    guard let slider = controls(ofRow: 0, in: shown).first?.widget else {
      return ["there is no slider"]
    }
    let width = Double(gtk_widget_get_width(slider.widget))
    let height = Double(gtk_widget_get_height(slider.widget))
    DisplayInput.focusWindow()
    DisplayInput.point(at: slider.widget, x: width * 0.8, y: height / 2)
    DisplayInput.run("mousedown 1")
    MainTurns.wait { state.volume > 0.6 }
    shown.update()
    if controls(ofRow: 0, in: shown).first?.widget != slider {
      DisplayInput.run("mouseup 1")
      return ["a subtitle replaced the slider that the user holds"]
    }
    DisplayInput.point(at: slider.widget, x: width * 0.2, y: height / 2)
    MainTurns.wait { state.volume < 0.4 }
    DisplayInput.run("mouseup 1")
    MainTurns.runPending()
    return state.volume < 0.4 ? [] : ["a subtitle ended a drag at \(state.volume)"]
  }

  /// Chooses a day, while a subtitle appears.
  private static func chooseDay(in shown: ShownWindow, _ state: State) -> [String] {
    guard let date = controls(ofRow: 1, in: shown).first,
      let day = g_date_time_new_utc(2026, 12, 24, 0, 0, 0)
    else { return ["there is no date"] }
    g_object_ref(UnsafeMutableRawPointer(date.widget))
    defer { g_object_unref(UnsafeMutableRawPointer(date.widget)) }
    gtk_menu_button_popup(date.widget)
    MainTurns.runPending()
    gtk_calendar_select_day(date.parts[0], day)
    g_date_time_unref(day)
    state.note = "Overdue"
    shown.update()
    gtk_menu_button_popdown(date.widget)
    shown.update()
    let expected = CalendarDate(year: 2026, month: 12, day: 24)
    return state.day == expected ? [] : ["a subtitle discarded a day, and left \(state.day)"]
  }

  /// Changes the order of two controls, of which one has the focus.
  private static func swapControls(in shown: ShownWindow, _ state: State) -> [String] {
    let old = controls(ofRow: 2, in: shown).map(\.widget)
    guard old.count == 2 else { return ["the row has \(old.count) controls"] }
    gtk_widget_grab_focus(old[0].widget)
    state.isSwapped = true
    shown.update()
    let new = controls(ofRow: 2, in: shown).map(\.widget)
    var faults = new == old.reversed() ? [] : ["other controls replaced those of a row"]
    if gtk_root_get_focus(shown.inspector.nativeWindow) != old[0].widget {
      faults.append("a control that has moved lost the focus")
    }
    let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 2))?.widget
    if gtk_widget_get_last_child(row) != old[0].widget {
      faults.append("Tab does not reach controls in their order")
    }
    return faults
  }

  private static func controls(
    ofRow row: Int, in shown: ShownWindow
  ) -> [EntryContents.Control] {
    shown.inspector.row(at: RowIndexPath(section: 0, row: row))?.controls ?? []
  }

  @Observable
  fileprivate final class State {
    var volume = 0.5
    var day = CalendarDate(year: 2026, month: 11, day: 2)
    var note: String?
    var isSwapped = false
  }

  private struct ShapesPage: TablePage {
    let state: State
    var title: String { "Shapes" }
    var sections: [TableSection] {
      TableSection("Shapes") {
        SliderRow("Volume", value: state.volume) { state.volume = $0 }
          .reporting(.continuous)
          .subtitle(state.volume > 0.6 ? "Loud" : nil)
        DateRow("Day", value: state.day) { state.day = $0 }.subtitle(state.note)
        CustomRow(TwoControls(isSwapped: state.isSwapped))
      }
    }
  }

  /// A switch and a button.
  private struct TwoControls: RowContent {
    let isSwapped: Bool
    func body(style: ResolvedStyle) -> Part {
      .horizontal {
        if isSwapped { Part.button("Button", control: "button") }
        Part.toggle(isOn: true, label: "Switch", control: "switch")
        if !isSwapped { Part.button("Button", control: "button") }
      }
    }
  }
}
#endif
