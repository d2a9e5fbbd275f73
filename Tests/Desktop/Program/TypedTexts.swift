// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A page with fields, which the user uses and leaves while typing.
@MainActor
final class TypedTexts {
  private let state = State()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init() {
    shown = ShownWindow(FirstPage())
    push()
  }

  @Observable
  fileprivate final class State {
    var name = ""
    var search = ""
    var isLocked = false
    var count = 5
    var limit = 10
    var weight: Double?
    var notes = ["old", "old lines"]
    @ObservationIgnored var events: [String] = []
    @ObservationIgnored var framesBeforeSearch = 0
  }

  private struct FirstPage: TablePage {
    var title: String { "First" }
    var sections: [TableSection] { TableSection("Rows") { Row("Row") } }
  }

  private struct FieldsPage: RefreshablePage {
    let state: State
    var title: String { "Fields" }
    func refresh() async { state.events.append("refresh") }
    var leaveGuard: LeaveGuard? {
      state.name == "guarded" || state.isLocked ? LeaveGuard("Leave?", leave: "Leave") : nil
    }
    var sections: [TableSection] {
      TableSection("Fields") {
        FieldRow("Name", text: state.name) {
          state.name = $0
          state.events.append("name \($0)")
        }
        .onDidEndEditing {
          state.events.append("end of name")
          if state.name == "locked" { state.isLocked = true }
        }
        FieldRow("Search", text: state.search) {
          state.search = $0
          state.framesBeforeSearch = DrawnFrames.count
          state.events.append("search \($0)")
        }
        .reporting(.continuous)
        .onDidEndEditing { state.events.append("end of search") }
        Row("Save").onSelect { state.events.append("saved \(state.name)") }
        NumberRow("Count", state, \.count, in: 0...state.limit)
        NumberRow("Limit", state, \.limit)
        Row("Send").onSelect { state.events.append("sent \(state.count)") }
        NumberRow("Weight", value: state.weight) {
          state.weight = $0
          state.events.append("weight \($0.map { "\($0)" } ?? "none")")
        }
        .reporting(.continuous)
      }
      TableSection(state.notes, id: \.self) { note in
        FieldRow("Note", text: "same") { _ in }.lines(note.hasSuffix("lines") ? 3 : 1)
      }
      TableSection("Cards") {
        CustomRow(CardsContent()).onControlChange { _, value in
          if case .text(let text) = value { state.events.append("card \(text)") }
        }
      }
    }
  }
}

extension TypedTexts {
  /// A pager whose first page is a field.
  private struct CardsContent: RowContent {
    func body(style: ResolvedStyle) -> Part {
      .pager(label: "Cards") {
        Part.field("", label: "Card", control: "card")
        Part.text("Empty")
      }
    }
  }

  /// Types into fields, and then performs other actions, with and without moving the focus.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let uses: [(TypedTexts) -> Void] = [
      { $0.leaveFields() }, { $0.pressReturn() }, { $0.tapRow() }, { $0.sendNumber() },
      { $0.refresh() }, { $0.pressEscape() }, { $0.pressEscapeOnGuardedPage() },
      { $0.pressEscapeOnPageThatBecomesGuarded() }, { $0.pop() }, { $0.close() }, { $0.undo() },
      { $0.undoInReusedFields() }, { $0.drawBeforeReport() }, { $0.typeNumber() },
      { $0.drop() }, { $0.typeInPager() }, { $0.closeByProgram() },
    ]
    return uses.flatMap { use in
      let texts = TypedTexts()
      defer { texts.shown.window.close() }
      use(texts)
      return texts.faults
    }
  }

  private func leaveFields() {
    type("ada", into: 0)
    type("a", into: 1)
    expect(["name ada", "end of name", "search a"], after: "typing into two fields")
    focus(0)
    expect(["end of search"], after: "leaving a field that reports each change")
    focus(1)
    expect(["end of name"], after: "leaving a field without a change")
  }

  private func pressReturn() {
    type("ada", into: 0)
    if let field = field(0) { pressReturn(in: field) }
    expect(["name ada", "end of name"], after: "Return")
    if let field = field(0) { pressReturn(in: field) }
    expect([], after: "Return in a field without a change")
    focus(1)
    expect([], after: "leaving a field after Return")
    type("a", into: 1)
    expect(["search a"], after: "typing")
    type("b", into: 1)
    expect(["search ab"], after: "typing")
    type("c", into: 1)
    type("d", into: 1)
    expect(["search abcd"], after: "typing two letters before a frame")
  }

  /// Types a letter, and counts the frames before the page receives it.
  private func drawBeforeReport() {
    focus(1)
    MainTurns.runPending()
    DrawnFrames.observe(field(1))
    DrawnFrames.count = 0
    type("a", into: 1)
    if !state.events.isEmpty { faults.append("the page received a letter while it was typed") }
    expect(["search a"], after: "typing")
    if state.framesBeforeSearch == 0 { faults.append("the page received a letter before a frame") }
  }

  /// The frames that GTK has drawn.
  fileprivate enum DrawnFrames {
    nonisolated(unsafe) static var count = 0

    /// Counts the frames of the window of a widget.
    @MainActor
    static func observe(_ widget: UnsafeMutablePointer<GtkWidget>?) {
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      let count: @convention(c) () -> Void = { DrawnFrames.count += 1 }
      g_signal_connect_data(
        UnsafeMutableRawPointer(clock), "after-paint", count,
        nil, nil, G_CONNECT_DEFAULT)
    }
  }

  /// Emits the signal of the Return key.
  private func pressReturn(in field: UnsafeMutablePointer<GtkWidget>) {
    var value = GValue()
    g_value_init(&value, gtk_text_get_type())
    g_value_set_object(&value, UnsafeMutableRawPointer(field))
    g_signal_emitv(&value, g_signal_lookup("activate", gtk_text_get_type()), 0, nil)
    g_value_unset(&value)
  }

  private func tapRow() {
    type("ada", into: 0)
    let row = inspector.widget(at: RowIndexPath(section: 0, row: 2))
    gtk_widget_activate_action_variant(row?.widget, "row.activate", nil)
    expect(["name ada", "saved ada"], after: "a tap on a row")
    if let field = field(0), gtk_widget_is_focus(field) == 0 {
      faults.append("a tap on a row took the focus from the field")
    }
    focus(1)
    expect(["end of name"], after: "leaving the field after a tap on a row")
  }

  /// Types a number that is accepted only together with another number, and taps a row.
  private func sendNumber() {
    type("0", into: 3)
    type("0", into: 4)
    expect([], after: "typing numbers")
    let row = inspector.widget(at: RowIndexPath(section: 0, row: 5))
    gtk_widget_activate_action_variant(row?.widget, "row.activate", nil)
    expect(["sent 50"], after: "a tap on a row")
  }

  /// Types a number into a row that reports each number.
  private func typeNumber() {
    let typed: [(key: String, events: [String])] = [
      ("-", []), ("1", ["weight -1.0"]), (".", ["weight -1.0"]), ("5", ["weight -1.5"]),
      ("0", ["weight -1.5"]),
    ]
    focus(6)
    MainTurns.runPending()
    var text = ""
    for (key, events) in typed {
      field(6).map { NativeField(widget: OpaquePointer($0)) }?.insert(key)
      text += key
      expect(events, after: "typing “\(text)”")
      checkNumber(text, caret: Int32(text.count))
    }
    focus(0)
    expect([], after: "leaving the field of a number")
    checkNumber("-1.5", caret: nil)
  }

  private func checkNumber(_ text: String, caret: Int32?) {
    shown.update()
    guard let field = field(6).map({ NativeField(widget: OpaquePointer($0)) }) else { return }
    if field.text != text { faults.append("the number is “\(field.text)”, not “\(text)”") }
    if let caret, field.caret != caret {
      faults.append("the insertion point in “\(text)” is at \(field.caret)")
    }
  }

  private func refresh() {
    type("ada", into: 0)
    inspector.refresh()
    expect(["name ada", "refresh"], after: "a refresh")
  }

  private func pressEscape() {
    type("ada", into: 0)
    Controllers.press(GDK_KEY_Escape, in: inspector.nativeWindow)
    expect(["name ada", "end of name"], after: "Escape")
    if inspector.title != "First" { faults.append("Escape did not leave “\(inspector.title)”") }
  }

  private func pressEscapeOnGuardedPage() {
    type("guarded", into: 0)
    Controllers.press(GDK_KEY_Escape, in: inspector.nativeWindow)
    expect(["name guarded", "end of name"], after: "Escape on a page with a question")
    if inspector.title != "Fields" { faults.append("Escape left a page with a question") }
    shown.window.navigator.pop()
    expect([], after: "leaving a page with a question")
  }

  private func pressEscapeOnPageThatBecomesGuarded() {
    type("locked", into: 0)
    Controllers.press(GDK_KEY_Escape, in: inspector.nativeWindow)
    expect(["name locked", "end of name"], after: "Escape on a page that becomes guarded")
    if inspector.title != "Fields" {
      faults.append("Escape left a page whose question follows from the end of editing")
    }
  }

  private func pop() {
    type("ada", into: 0)
    shown.window.navigator.pop()
    expect(["name ada", "end of name"], after: "the removal of the page")
  }

  private func close() {
    type("guarded", into: 0)
    gtk_window_close(inspector.nativeWindow.window)
    expect(["name guarded", "end of name"], after: "closing the window")
    if gtk_widget_get_mapped(inspector.nativeWindow.widget) == 0 {
      faults.append("the window closed without the question of its page")
    }
  }

  private func closeByProgram() {
    type("guarded", into: 0)
    shown.window.close()
    expect(["name guarded", "end of name"], after: "closing the window by the program")
  }

  /// Changes the texts of fields without the focus, as a drop of text and an assistive technology do.
  private func drop() {
    focus(1)
    MainTurns.runPending()
    drop("ada", into: 0)
    state.count += 1
    shown.window.driver.flush()
    expect(["name ada"], after: "dropping text, and an update")
    drop("", into: 0)
    expect(["name "], after: "dropping no text")
    drop("eve", into: 0)
    focus(0)
    expect(["end of search", "name eve"], after: "dropping text and moving the focus there")
    for text in ["x", "y"] {
      drop(text, into: 1)
      expect(["search \(text)"], after: "dropping text into a field that reports each change")
    }
    focus(1)
    expect(["end of name"], after: "leaving a field that received dropped text")
  }

  private func drop(_ text: String, into row: Int) {
    if let field = field(row) { gtk_editable_set_text(OpaquePointer(field), text) }
  }

  /// Types into a field in a page of a pager, and performs other actions without moving the focus.
  private func typeInPager() {
    let contents = inspector.row(at: RowIndexPath(section: 2, row: 0))
    guard let field = (contents?.controls.first).map({ NativeField(widget: $0.widget) }) else {
      return faults.append("there is no field in a pager")
    }
    gtk_widget_grab_focus(field.widget.widget)
    MainTurns.runPending()
    field.insert("a")
    let row = inspector.widget(at: RowIndexPath(section: 0, row: 2))
    gtk_widget_activate_action_variant(row?.widget, "row.activate", nil)
    expect(["card a", "saved "], after: "typing in a pager and a tap on a row")
    gtk_widget_grab_focus(field.widget.widget)
    field.insert("b")
    gtk_window_close(inspector.nativeWindow.window)
    expect(["card ab"], after: "typing in a pager and closing the window")
  }

  /// Undoes typing, after the page has replaced the text of the field.
  private func undo() {
    state.name = "ada"
    shown.update()
    state.name = "eve"
    shown.update()
    type("x", into: 0)
    for text in ["eve", "eve"] {
      gtk_widget_activate_action_variant(field(0), "text.undo", nil)
      let shown = field(0).flatMap { gtk_editable_get_text(OpaquePointer($0)) }
      if shown.map({ String(cString: $0) }) != text {
        faults.append("undoing shows “\(shown.map { String(cString: $0) } ?? "")”, not “\(text)”")
      }
    }
  }

  /// Undoes in fields whose widgets have shown other rows with the same text.
  private func undoInReusedFields() {
    for (row, note) in ["new", "new lines"].enumerated() {
      let indexPath = RowIndexPath(section: 1, row: row)
      func field() -> NativeField? {
        let control = inspector.row(at: indexPath)?.controls.first
        return control.map { NativeField(widget: $0.widget) }
      }
      let old = field()
      gtk_widget_grab_focus(old?.widget.widget)
      MainTurns.runPending()
      old?.caret = 4
      old?.insert("x")
      old?.delete(4..<5)
      state.notes[row] = note
      shown.update()
      let new = field()
      if new?.widget != old?.widget { faults.append("the widget of field \(row) was not reused") }
      gtk_widget_activate_action_variant(new?.widget.widget, "text.undo", nil)
      if new?.text != "same" {
        faults.append("undoing shows the text “\(new?.text ?? "")” of another row")
      }
    }
  }

  private func push() {
    shown.window.navigator.push(FieldsPage(state: state))
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    shown.update()
  }

  /// Returns the field of a row.
  private func field(_ row: Int) -> UnsafeMutablePointer<GtkWidget>? {
    inspector.row(at: RowIndexPath(section: 0, row: row))?.controls.first?.widget.widget
  }

  private func focus(_ row: Int) {
    if let field = field(row) { gtk_widget_grab_focus(field) }
  }

  /// Types at the end of a field.
  private func type(_ text: String, into row: Int) {
    focus(row)
    guard let field = field(row).map({ OpaquePointer($0) }) else { return }
    var end = Int32(clamping: gtk_editable_get_text(field).map { String(cString: $0).count } ?? 0)
    gtk_editable_insert_text(field, text, -1, &end)
  }

  private func expect(_ events: [String], after cause: String) {
    MainTurns.runPending()
    MainTurns.wait { state.events.count >= events.count }
    if state.events != events { faults.append("after \(cause), the page received \(state.events)") }
    state.events = []
  }
}
#endif
