// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with a one-line field and a multiline field, each of which accepts five UTF-16 code units.
@MainActor
final class FullFields {
  private let state = State()
  private let window: PageWindow
  private var faults: [String] = []

  private init() {
    window = PageWindow(FieldsPage(state: state), options: DesktopOptions(diagnostics: .silent))
    window.setSize(width: 420, height: 480)
    window.present()
  }

  @Observable
  fileprivate final class State {
    var texts = ["abcde", "abcde"]
  }

  private struct FieldsPage: TablePage {
    let state: State
    var title: String { "Fields" }
    var sections: [TableSection] {
      TableSection("Fields") {
        FieldRow("One", text: state.texts[0]) { state.texts[0] = $0 }
          .lengthLimit(5).reporting(.continuous)
        FieldRow("Several", text: state.texts[1]) { state.texts[1] = $0 }
          .lines(3).lengthLimit(5).reporting(.continuous)
      }
    }
  }
}

extension FullFields {
  /// Types and pastes into fields that are full or nearly so.
  ///
  /// A warning of GTK ends the program.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let fields = FullFields()
    defer { fields.window.close() }
    let inspector = ScreenInspector(fields.window)
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    for row in 0...1 {
      let contents = inspector.row(at: RowIndexPath(section: 0, row: row))
      guard let widget = contents?.controls.first?.widget else {
        return ["row \(row) has no field"]
      }
      fields.use(NativeField(widget: widget), ofRow: row)
    }
    return fields.faults
  }

  private func use(_ field: NativeField, ofRow row: Int) {
    func expect(_ text: String, caret: Int32, after cause: String) {
      // The page receives the text after GTK has drawn it.
      MainTurns.wait { state.texts[row] == text }
      if field.text != text || field.caret != caret || state.texts[row] != text {
        faults.append(
          "\(cause), field \(row) shows “\(field.text)” with the caret at \(field.caret), and the page"
            + " has “\(state.texts[row])”; expected “\(text)” and \(caret)")
      }
    }
    gtk_widget_grab_focus(field.widget.widget)
    MainTurns.runPending()
    field.caret = 0
    field.insert("X")
    expect("abcde", caret: 0, after: "After typing at the beginning of a full text")
    field.caret = 2
    field.insert("X")
    expect("abcde", caret: 2, after: "After typing in the middle of a full text")
    field.delete(3..<5)
    field.caret = 1
    field.insert("XYZ")
    expect("aXYbc", caret: 3, after: "After pasting more than there is room for")
    field.delete(0..<3)
    field.caret = 1
    field.insert("e\u{301}🇩🇪")
    expect("be\u{301}c", caret: 3, after: "After pasting a character that is cut by the limit")
    // The field has the focus, so it keeps its text while the page has another one.
    gtk_window_set_focus(ScreenInspector(window).nativeWindow.window, nil)
    state.texts[row] = "abcdefg"
    window.driver.flush()
    gtk_widget_grab_focus(field.widget.widget)
    MainTurns.runPending()
    field.caret = 3
    field.insert("X")
    if field.text != "abcdefg" { faults.append("A text that is too long became “\(field.text)”") }
    field.delete(0..<1)
    expect("bcdefg", caret: 2, after: "After deleting the first character of a longer text")
    field.insert("XY")
    expect("bcXdefg", caret: 3, after: "After typing into a text that is not longer than before")
    gtk_window_set_focus(ScreenInspector(window).nativeWindow.window, nil)
    state.texts[row] = ""
    window.driver.flush()
    gtk_widget_grab_focus(field.widget.widget)
    MainTurns.runPending()
    field.insert("a\nb\n")
    let (lines, caret): (String, Int32) = row == 0 ? ("ab", 2) : ("a\nb\n", 4)
    expect(lines, caret: caret, after: "After pasting lines")
    field.insert("\r\n")
    expect(lines, caret: caret, after: "After pasting a line break for which there is no room")
  }
}

/// The widget of a field for one or several lines of text.
@MainActor
struct NativeField {
  let widget: OpaquePointer

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
    widget.widget.isOne(of: gtk_text_view_get_type())
      ? gtk_text_view_get_buffer(widget.cast()) : nil
  }

  var text: String {
    guard let buffer else {
      return gtk_editable_get_text(widget).map { String(cString: $0) } ?? ""
    }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The position of the caret, in Unicode scalars.
  var caret: Int32 {
    get {
      guard let buffer else { return gtk_editable_get_position(widget) }
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
      return gtk_text_iter_get_offset(&place)
    }
    nonmutating set {
      guard let buffer else { return gtk_editable_set_position(widget, newValue) }
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, newValue)
      gtk_text_buffer_place_cursor(buffer, &place)
    }
  }

  /// Inserts a text at the caret, as keys do.
  func insert(_ text: String) {
    let type = buffer == nil ? gtk_text_get_type() : gtk_text_view_get_type()
    var values = [GValue(), GValue()]
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], UnsafeMutableRawPointer(widget))
    g_value_init(&values[1], GType(16 << 2))
    g_value_set_string(&values[1], text)
    g_signal_emitv(values, g_signal_lookup("insert-at-cursor", type), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  /// Deletes a text, as the keyboard does.
  func delete(_ range: Range<Int32>) {
    guard let buffer else {
      return gtk_editable_delete_text(widget, range.lowerBound, range.upperBound)
    }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, range.lowerBound)
    gtk_text_buffer_get_iter_at_offset(buffer, &end, range.upperBound)
    gtk_text_buffer_delete(buffer, &start, &end)
  }
}
#endif
