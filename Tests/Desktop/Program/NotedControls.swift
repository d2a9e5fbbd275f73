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
  static func run() -> [String] {
    keepsControls() + showsPlaceholder() + showsSecret() + changesKind()
  }

  @Observable
  fileprivate final class State {
    var volume = 50.0
    var isWrong = false
    var isSecure = true
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

  private struct NotePage: TablePage {
    var title: String { "Note" }
    var sections: [TableSection] {
      TableSection("Note") {
        FieldRow("Note", text: "", placeholder: "Anything else?") { _ in }.lines(3)
          .capitalization(.words).corrected(false)
      }
    }
  }

  private struct CodePage: TablePage {
    let state: State
    var title: String { "Code" }
    var sections: [TableSection] {
      TableSection("Code") {
        FieldRow("Code", text: "abc", kind: state.isSecure ? .secure : .text) { _ in }
      }
    }
  }

  private struct SecretsPage: TablePage {
    var title: String { "Secrets" }
    var sections: [TableSection] {
      TableSection(0..<60, id: \.self) { number in
        FieldRow("Secret", text: "abc", kind: number == 1 ? .text : .secure) { _ in }
      }
    }
  }

  /// Shows the text of a secure field, and scrolls until other rows have its widget.
  private static func showsSecret() -> [String] {
    let shown = ShownWindow(SecretsPage())
    defer { shown.window.close() }
    func field(_ row: Int) -> UnsafeMutablePointer<GtkWidget>? {
      let contents = shown.inspector.row(at: RowIndexPath(section: 0, row: row))
      return contents?.controls.first?.widget.widget
    }
    func isLegible(_ field: UnsafeMutablePointer<GtkWidget>) -> Bool {
      gtk_text_get_visibility(OpaquePointer(field).cast()) != 0
    }
    func button(of field: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
      var child = gtk_widget_get_first_child(gtk_widget_get_ancestor(field, gtk_box_get_type()))
      while let current = child {
        if current.isOne(of: gtk_button_get_type()), gtk_widget_get_mapped(current) != 0 {
          return current
        }
        child = gtk_widget_get_next_sibling(current)
      }
      return nil
    }
    guard let secret = field(0), let plain = field(1), let shownButton = button(of: secret) else {
      return ["a secure field has no button"]
    }
    var faults: [String] = []
    if isLegible(secret) || !isLegible(plain) || button(of: plain) != nil {
      faults.append("a field is legible, or has a button, although it has the other kind")
    }
    for isOn in [true, false, true] {
      gtk_toggle_button_set_active(OpaquePointer(shownButton).cast(), isOn ? 1 : 0)
      shown.update()
      if isLegible(secret) != isOn { faults.append("the button of a secure field has no effect") }
    }
    shown.inspector.scroll(by: 1_500)
    shown.update()
    for (_, contents) in shown.inspector.liveRows {
      if let field = contents.controls.first?.widget.widget, isLegible(field) {
        faults.append("a secret is legible that the user has not shown")
      }
    }
    return faults
  }

  /// Changes the kind of a field, and compares what assistive technologies can read.
  private static func changesKind() -> [String] {
    let state = State()
    let shown = ShownWindow(CodePage(state: state))
    defer { shown.window.close() }
    return [true, false, true, false].compactMap { isSecure in
      state.isSecure = isSecure
      shown.update()
      let contents = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
      guard let text = contents?.controls.first?.widget.widget,
        let parent = gtk_widget_get_parent(text)
      else { return "there is no field" }
      // Assistive technologies read the text of an entry, but not that of a text without one.
      return parent.isOne(of: gtk_entry_get_type()) == isSecure
        ? "the text of a field can be read, or not, although its secure kind is \(isSecure)" : nil
    }
  }

  /// Types into an empty multiline field, and deletes the text.
  private static func showsPlaceholder() -> [String] {
    let shown = ShownWindow(NotePage())
    defer { shown.window.close() }
    let row = RowIndexPath(section: 0, row: 0)
    guard let text = shown.inspector.row(at: row)?.controls.first?.widget,
      let field = gtk_widget_get_ancestor(text.widget, gtk_overlay_get_type()),
      let label = gtk_widget_get_last_child(field), label.isOne(of: gtk_label_get_type())
    else { return ["a field of several lines has no placeholder"] }
    var faults: [String] = []
    if gtk_label_get_text(OpaquePointer(label)).map({ String(cString: $0) }) != "Anything else?" {
      faults.append("the placeholder has another text")
    }
    let buffer = gtk_text_view_get_buffer(text.cast())
    if gtk_text_view_get_input_hints(text.cast()).rawValue
      != GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    {
      faults.append("a field has not the capitals and the correction of the page")
    }
    var (caret, x, y) = (GdkRectangle(), Int32(0), Int32(0))
    gtk_text_view_get_cursor_locations(text.cast(), nil, &caret, nil)
    gtk_label_get_layout_offsets(OpaquePointer(label), &x, &y)
    if abs(x - caret.x) > 1 || abs(y - caret.y) > 1 {
      faults.append("the placeholder is at \(x), \(y), the text at \(caret.x), \(caret.y)")
    }
    for typed in ["", "a", ""] {
      gtk_text_buffer_set_text(buffer, typed, -1)
      if (gtk_widget_get_visible(label) != 0) != typed.isEmpty {
        faults.append("the placeholder is not as the text “\(typed)” requires")
      }
    }
    return faults
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
