// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Rows whose texts below appear and disappear while the user uses their controls.
@MainActor
enum NotedControls {
  /// Shows errors, and compares the controls before and after.
  ///
  /// - Returns: The faults.
  static func run() -> [String] { keepsControls() }

  @Observable
  fileprivate final class State {
    var volume = 50.0
    var isWrong = false
  }

  private struct ValuesPage: TablePage {
    let state: State
    var title: String { "Values" }
    var sections: [TableSection] {
      TableSection("Values") {
        SliderRow("Volume", value: state.volume, in: 0...100) { state.volume = $0 }
          .reporting(.continuous)
          .error(state.volume > 80 ? "Too loud" : nil)
        StepperRow("Copies", value: 2, in: 1...9) { _ in }.error(state.isWrong ? "Wrong" : nil)
        FieldRow("Name", text: "") { _ in }.error(state.isWrong ? "Wrong" : nil)
        PickerRow("Zone", value: "a", options: ["a", "b"], title: { $0 }) { _ in }
          .error(state.isWrong ? "Wrong" : nil)
      }
    }
  }

  private static func keepsControls() -> [String] {
    let state = State()
    let shown = ShownWindow(ValuesPage(state: state))
    defer { shown.window.close() }
    func controls() -> [OpaquePointer?] {
      (0..<4).map { row in
        shown.inspector.row(at: RowIndexPath(section: 0, row: row))?.controls.first?.widget
      }
    }
    let old = controls()
    let stepper = old[1].flatMap { gtk_widget_get_last_child($0.widget) }
    gtk_widget_grab_focus(stepper)
    var faults: [String] = []
    for isWrong in [true, false] {
      state.isWrong = isWrong
      state.volume = isWrong ? 90 : 70
      shown.update()
      if controls() != old {
        faults.append("an error that \(isWrong ? "appears" : "disappears") replaces controls")
      }
      if gtk_root_get_focus(shown.inspector.nativeWindow) != stepper {
        faults.append("an error that \(isWrong ? "appears" : "disappears") moves the focus")
      }
    }
    return faults
  }
}
#endif
