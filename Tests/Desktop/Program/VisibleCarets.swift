// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows with a multiline field that is taller than the view, or becomes so while the user types.
@MainActor
final class VisibleCarets {
  private let state = State()
  private let shown: ShownWindow
  private let field: UnsafeMutablePointer<GtkWidget>?
  private static let row = RowIndexPath(section: 0, row: 5)
  private var faults: [String] = []

  private init(reporting: ControlReporting, text: String = "") {
    state.text = text
    shown = ShownWindow(TextPage(state: state, reporting: reporting), height: 400)
    field = shown.inspector.row(at: Self.row)?.controls.first?.widget.widget
  }

  /// Types lines, moves the caret, and leaves a field whose text is refused.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    var faults: [String] = []
    for reporting in [ControlReporting.continuous, .onCommit] {
      let carets = VisibleCarets(reporting: reporting)
      carets.type()
      carets.shown.window.close()
      faults += carets.faults
    }
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let tall = VisibleCarets(reporting: .onCommit, text: text)
    tall.move()
    tall.stay()
    tall.scrollAway()
    tall.shown.window.close()
    let refused = VisibleCarets(reporting: .onCommit)
    refused.refuse()
    refused.shown.window.close()
    return faults + tall.faults + refused.faults
  }

  private func type() {
    let empty = height
    gtk_widget_grab_focus(field)
    for line in 1...20 {
      gtk_text_buffer_insert_at_cursor(buffer, "line \(line)\n", -1)
      expectCaret(after: "line \(line)")
    }
    let growth = height - empty
    if growth < 200 { faults.append("a field of 20 lines has grown by \(growth) points") }
  }

  private func move() {
    gtk_widget_grab_focus(field)
    for line in [0, 19, 10, 15, 2] {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_line(buffer, &place, Int32(line))
      gtk_text_buffer_place_cursor(buffer, &place)
      expectCaret(after: "moving to line \(line)")
    }
  }

  /// Scrolls the caret out of view, and changes the title of the row.
  private func stay() {
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_place_cursor(buffer, &end)
    expectCaret(after: "moving to the end")
    for _ in 0..<3 { shown.update() }
    shown.inspector.scroll(by: -200)
    for _ in 0..<3 { shown.update() }
    let offset = shown.inspector.offset
    state.title = "Other"
    for _ in 0..<3 { shown.update() }
    if isCaretInView { faults.append("the caret is in view after scrolling") }
    if shown.inspector.offset != offset {
      faults.append("an update has scrolled from \(offset) to \(shown.inspector.offset)")
    }
  }

  /// Scrolls away from the caret, and makes the window wider.
  private func scrollAway() {
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &start)
    gtk_text_buffer_place_cursor(buffer, &start)
    expectCaret(after: "moving to the beginning")
    // The page follows the caret in the turn after the layout.
    shown.update()
    shown.update()
    let table = shown.inspector.nativeTable?.widget
    shown.inspector.scroll(by: 1_000)
    shown.update()
    if isCaretInView { faults.append("the field is not taller than the view") }
    let (end, width) = (endOfField, gtk_widget_get_width(table))
    shown.window.setSize(width: Int(width) + 60, height: 400)
    MainTurns.wait { gtk_widget_get_width(table) > width }
    if gtk_widget_get_width(table) <= width { faults.append("the window is not wider") }
    shown.update()
    shown.update()
    if endOfField != end {
      faults.append("the end of the field is at \(endOfField) in a wider page, not at \(end)")
    }
  }

  /// The distance of the row below the field from the top of the view, in points.
  private var endOfField: Double {
    shown.inspector.top(of: RowIndexPath(section: 0, row: Self.row.row + 1)) ?? 0
  }

  private func refuse() {
    state.takesText = false
    let empty = height
    gtk_widget_grab_focus(field)
    gtk_text_buffer_insert_at_cursor(buffer, "a\nb\nc\nd\ne", -1)
    MainTurns.wait { height > empty }
    if height <= empty { faults.append("a field does not grow with its text") }
    gtk_window_set_focus(shown.inspector.nativeWindow.window, nil)
    MainTurns.wait { height == empty }
    if height != empty {
      faults.append("a field whose text was refused is \(height) points tall, not \(empty)")
    }
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
    gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(field)?.assumingMemoryBound(to: GtkTextView.self))
  }

  /// The height of the row of the field.
  private var height: Double {
    shown.inspector.layOut()
    return endOfField - (shown.inspector.top(of: Self.row) ?? 0)
  }

  private func expectCaret(after change: String) {
    MainTurns.wait { isCaretInView }
    if !isCaretInView { faults.append("the caret is at \(caret) after \(change)") }
  }

  private var isCaretInView: Bool {
    let caret = caret
    // The text view itself may have to scroll.
    return caret.lowerBound >= 0 && caret.upperBound <= shown.inspector.viewHeight
  }

  /// The vertical bounds of the caret in the table, in points.
  private var caret: ClosedRange<Double> {
    guard let field, let table = shown.inspector.nativeTable?.widget else { return 0...0 }
    let view = UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkTextView.self)
    var caret = GdkRectangle()
    gtk_text_view_get_cursor_locations(view, nil, &caret, nil)
    var (x, y): (gint, gint) = (0, 0)
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, caret.x, caret.y, &x, &y)
    var (point, place) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
    guard gtk_widget_compute_point(field, table, &point, &place) != 0 else { return 0...0 }
    return Double(place.y)...Double(place.y) + Double(caret.height)
  }

  @Observable
  fileprivate final class State {
    var title = "Text"
    var text = ""
    var takesText = true
  }

  private struct TextPage: TablePage {
    let state: State
    let reporting: ControlReporting
    var title: String { "Text" }
    var sections: [TableSection] {
      TableSection {
        for number in 0..<5 { Row("Row \(number)") }
        FieldRow(state.title, text: state.text) { if state.takesText { state.text = $0 } }
          .lines(2...20).reporting(reporting)
        Row("End")
      }
    }
  }
}
#endif
