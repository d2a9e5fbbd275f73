// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A slider whose row is disabled while the user holds the thumb.
@MainActor
enum HeldSliders {
  /// Presses the slider, which disables the row, and then sets another number.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(VolumePage(state: state))
    defer { shown.window.close() }
    let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
    guard let slider = row?.controls.first?.widget else { return ["there is no slider"] }
    let width = Double(gtk_widget_get_width(slider.widget))
    let height = Double(gtk_widget_get_height(slider.widget))
    DisplayInput.focusWindow()
    DisplayInput.point(at: slider.widget, x: width * 0.8, y: height / 2)
    DisplayInput.run("mousedown 1")
    MainTurns.wait { state.isSending }
    shown.update()
    DisplayInput.run("mouseup 1")
    MainTurns.runPending()
    if !state.isSending || state.volume < 0.6 {
      return ["a press of a slider set \(state.volume)"]
    }
    state.isSending = false
    state.volume = 0.25
    shown.update()
    let number = gtk_range_get_value(slider.cast())
    return number == 0.25 ? [] : ["a slider that was disabled shows \(number), not 0.25"]
  }

  @Observable
  fileprivate final class State {
    var volume = 0.5
    var isSending = false
  }

  private struct VolumePage: TablePage {
    let state: State
    var title: String { "Volume" }
    var sections: [TableSection] {
      TableSection("Volume") {
        SliderRow("Volume", value: state.volume) {
          state.volume = $0
          state.isSending = true
        }
        .reporting(.continuous)
        .disabled(state.isSending)
      }
    }
  }
}
#endif
