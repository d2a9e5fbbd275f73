// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with fields whose texts the page replaces when the user presses Return, or does something elsewhere.
@MainActor
final class SubmittedTexts {
  private let state = State()
  private let shown: ShownWindow
  private var faults: [String] = []

  private init() { shown = ShownWindow(ItemsPage(state: state)) }

  @Observable
  fileprivate final class State {
    var draft = ""
    var name = ""
    var items: [String] = []
    @ObservationIgnored var changes = 0
    @ObservationIgnored var ends = 0
  }

  private struct ItemsPage: TablePage {
    let state: State
    var title: String { "Items" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("New item", text: state.draft) {
          state.draft = $0
          state.changes += 1
        }
        .onSubmit {
          state.items.append(state.draft)
          state.draft = ""
        }
        FieldRow("Refusing", text: "kept") { _ in state.changes += 1 }
        FieldRow("Name", text: state.name) { state.name = $0.uppercased() }
        FieldRow("Message", text: state.draft) { state.draft = $0 }.lines(1...6)
          .onDidEndEditing { state.ends += 1 }
        ButtonRow("Add") {
          state.items.append(state.draft)
          state.draft = ""
        }
        Row("Other").onSelect {}
      }
      TableSection(state.items, id: \.self) { Row($0) }
    }
  }
}

extension SubmittedTexts {
  /// Types into fields, and presses Return.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let texts = SubmittedTexts()
    defer { texts.shown.window.close() }
    texts.addItems()
    texts.pressReturnInOtherFields()
    for row in [0, 3] { texts.useTexts(ofRow: row) }
    texts.keepRefusedText()
    return texts.faults
  }

  /// Types into a field, and taps a button that uses the text.
  private func useTexts(ofRow row: Int) {
    guard let field = field(row) else { return faults.append("there is no field \(row)") }
    state.items = []
    state.ends = 0
    shown.update()
    gtk_widget_grab_focus(field.widget.widget)
    let height = shown.inspector.widget(at: RowIndexPath(section: 0, row: row)).map {
      gtk_widget_get_height($0.widget)
    }
    for item in ["milk", "eggs\nham", "jam"] {
      field.caret = Int32(field.text.count)
      field.insert(row == 3 ? item : item.filter { $0 != "\n" })
      shown.update()
      tap(4)
      expect("", in: field, after: "using “\(item)”")
      if gtk_widget_is_focus(field.widget.widget) == 0 {
        faults.append("a tap on a row took the focus from field \(row)")
      }
    }
    let items = ["milk", row == 3 ? "eggs\nham" : "eggsham", "jam"]
    if state.items != items { faults.append("the used texts are \(state.items), not \(items)") }
    if state.ends != 0 { faults.append("a tap on a row ended editing") }
    let last = shown.inspector.widget(at: RowIndexPath(section: 0, row: row)).map {
      gtk_widget_get_height($0.widget)
    }
    if last != height { faults.append("an empty field is as tall as its former text") }
    field.insert("tea")
    tap(5)
    field.insert("!")
    state.draft = ""
    expect("tea!", in: field, after: "a change of the page while the user types")
    tap(4)
  }

  /// Types text that a row refuses, and taps another row.
  private func keepRefusedText() {
    guard let field = field(1) else { return faults.append("there is no field") }
    gtk_widget_grab_focus(field.widget.widget)
    field.caret = Int32(field.text.count)
    field.insert("!")
    for _ in 0..<2 {
      tap(5)
      expect("kept!", in: field, after: "a tap on a row while a field contains refused text")
    }
  }

  private func tap(_ row: Int) {
    let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: row))
    gtk_widget_activate_action_variant(row?.widget, "row.activate", nil)
    shown.update()
  }

  /// Adds two items to a list without leaving the field.
  private func addItems() {
    guard let field = field(0) else { return faults.append("there is no field") }
    gtk_widget_grab_focus(field.widget.widget)
    for (number, item) in ["milk", "eggs"].enumerated() {
      field.caret = Int32(field.text.count)
      field.insert(item)
      field.widget.emit("activate", of: gtk_text_get_type())
      expect("", in: field, after: "adding “\(item)”")
      let items = Array(["milk", "eggs"].prefix(number + 1))
      if state.items != items { faults.append("the items are \(state.items), not \(items)") }
      if gtk_widget_is_focus(field.widget.widget) == 0 {
        faults.append("Return in a field took the focus from it")
      }
    }
    state.draft = "other"
    expect("other", in: field, after: "a change of the page after Return")
    field.caret = 5
    field.insert("s")
    state.draft = "another"
    expect("others", in: field, after: "typing after Return")
    field.widget.emit("activate", of: gtk_text_get_type())
    expect("", in: field, after: "a third Return")
    let changes = state.changes
    gtk_widget_grab_focus(self.field(1)?.widget.widget)
    shown.update()
    if state.changes != changes || state.items.count != 3 {
      faults.append("leaving a field after Return reported its text again")
    }
  }

  /// Presses Return in fields whose rows refuse or change the text.
  private func pressReturnInOtherFields() {
    for (row, expected) in [(1, "kept"), (2, "ADA")] {
      guard let field = field(row) else { return faults.append("there is no field \(row)") }
      gtk_widget_grab_focus(field.widget.widget)
      field.insert("ada")
      field.widget.emit("activate", of: gtk_text_get_type())
      expect(expected, in: field, after: "Return in field \(row)")
      if field.caret != Int32(expected.count) {
        faults.append("after Return in field \(row), the insertion point is at \(field.caret)")
      }
    }
  }

  private func field(_ row: Int) -> NativeField? {
    shown.inspector.row(at: RowIndexPath(section: 0, row: row))?.controls.first
      .map { NativeField(widget: $0.widget) }
  }

  private func expect(_ text: String, in field: NativeField, after cause: String) {
    shown.update()
    if field.text != text { faults.append("after \(cause), a field shows “\(field.text)”") }
  }
}
#endif
