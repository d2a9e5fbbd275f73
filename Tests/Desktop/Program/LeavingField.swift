// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window in which the text of a field, reported when the focus leaves it, removes the field that the focus
/// goes to.
@MainActor
enum LeavingField {
  /// Moves the focus from the first field to the second one.
  ///
  /// A warning of GTK ends the program.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(FieldsPage(state: state))
    let inspector = shown.inspector
    defer { shown.window.close() }
    let fields = (0...1).compactMap { row in
      inspector.row(at: RowIndexPath(section: 0, row: row))?.controls.first?.widget
    }
    guard fields.count == 2 else { return ["the page shows \(fields.count) fields in place of 2"] }
    gtk_widget_grab_focus(fields[0].widget)
    gtk_editable_set_text(fields[0], "typed")
    gtk_widget_grab_focus(fields[1].widget)
    var faults: [String] = []
    if state.text != "typed" { faults.append("the page received “\(state.text)” for “typed”") }
    if inspector.isFocusInHiddenRow { faults.append("the focus went to a row that was removed") }
    MainTurns.run { inspector.rowCounts == [1] }
    MainTurns.runPending()
    if inspector.isFocusInHiddenRow { faults.append("the focus stayed in a row that was removed") }
    return faults
  }

  /// Types a different text into a field whose row receives each text, and then the previous one.
  ///
  /// - Returns: The faults.
  static func runTypingBack() -> [String] {
    let log = Log()
    let shown = ShownWindow(TypingPage(log: log))
    defer { shown.window.close() }
    let fields = (0...1).compactMap { row in
      shown.inspector.row(at: RowIndexPath(section: 0, row: row))?.controls.first?.widget
    }
    guard fields.count == 2 else { return ["the page shows \(fields.count) fields in place of 2"] }
    gtk_widget_grab_focus(fields[0].widget)
    for text in ["other", "old"] { gtk_editable_set_text(fields[0], text) }
    gtk_widget_grab_focus(fields[1].widget)
    MainTurns.runPending()
    if log.texts.last == "text old" { return [] }
    return ["the row received \(log.texts), and not the last text at the end of editing"]
  }

  @MainActor
  fileprivate final class Log {
    var texts: [String] = []
  }

  private struct TypingPage: TablePage {
    let log: Log
    var title: String { "Fields" }
    var sections: [TableSection] {
      TableSection(rows: [typing, FieldRow("Second", text: "") { _ in }.id("second").row])
    }

    private var typing: AnyRow {
      var row = FieldRow("First", text: "old") { log.texts.append("text \($0)") }.id("first").row
      row.handlers[.typing] = { _, value in
        if case .text(let text) = value { log.texts.append("typing \(text)") }
      }
      return row
    }
  }

  @Observable
  fileprivate final class State {
    var text = ""
  }

  private struct FieldsPage: TablePage {
    let state: State
    var title: String { "Fields" }
    var sections: [TableSection] {
      TableSection("Fields") {
        FieldRow("First", text: state.text) { state.text = $0 }
          .id("first")
        if state.text.isEmpty { FieldRow("Second", text: "") { _ in }.id("second") }
      }
    }
  }
}
#endif
