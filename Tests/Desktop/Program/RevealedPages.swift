// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows in which the user returns to a page that has changed in the meantime.
@MainActor
enum RevealedPages {
  /// Returns to pages.
  ///
  /// - Returns: The faults.
  static func run() -> [String] { returnToDeletedField() + returnWithKey() }

  /// Deletes the field with the focus of a covered page, and returns to the page.
  private static func returnToDeletedField() -> [String] {
    let state = State()
    let shown = ShownWindow(FieldsPage(state: state))
    defer { shown.window.close() }
    let driver = shown.window.driver
    let field = shown.inspector.row(at: RowIndexPath(section: 0, row: 1))?.controls.first?.widget
    gtk_widget_grab_focus(field?.widget)
    push(CountPage(model: Model()), in: shown)
    state.numbers.remove(at: 1)
    driver.flush()
    shown.window.navigator.pop()
    shown.update()
    var faults = shown.inspector.isFocusInHiddenRow ? ["the focus is in a deleted row"] : []
    // The row that comes into view has a widget that was used before.
    for _ in 0..<2 {
      shown.inspector.scroll(by: 200)
      shown.update()
    }
    for row in shown.inspector.liveRows {
      let number = state.numbers[row.indexPath.row]
      if row.contents.controls.first?.value != .text("\(number)") {
        faults.append("the row of \(number) shows \(row.contents.texts)")
      }
    }
    if let row = shown.inspector.focusedRow { faults.append("row \(row) has received the focus") }
    return faults
  }

  /// Returns with a key that the leaflet of the window handles.
  private static func returnWithKey() -> [String] {
    let model = Model()
    let shown = ShownWindow(CountPage(model: model))
    defer { shown.window.close() }
    push(FieldsPage(state: State()), in: shown)
    model.count = 1
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    DisplayInput.run("key alt+Left")
    MainTurns.wait { shown.inspector.title == "Count" }
    func texts() -> [String] {
      shown.inspector.row(at: RowIndexPath(section: 0, row: 0))?.texts ?? []
    }
    MainTurns.wait { texts().contains("1") }
    return texts().contains("1") ? [] : ["after a return, the page shows \(texts())"]
  }

  private static func push(_ page: any TablePage, in shown: ShownWindow) {
    shown.window.navigator.push(page)
    let table = shown.inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
  }

  @Observable
  fileprivate final class State {
    var numbers = Array(0..<30)
  }

  private struct FieldsPage: TablePage {
    let state: State
    var title: String { "Fields" }
    var sections: [TableSection] {
      TableSection(state.numbers, id: \.self) { FieldRow("Field", text: "\($0)") { _ in } }
    }
  }

  /// A model without observation.
  private final class Model {
    var count = 0
  }

  private struct CountPage: TablePage {
    let model: Model
    var title: String { "Count" }
    var sections: [TableSection] {
      TableSection("Count") { Row("Count").value("\(model.count)") }
    }
  }
}
#endif
