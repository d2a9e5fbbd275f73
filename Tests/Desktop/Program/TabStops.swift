// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// Windows in which Tab goes through rows with controls.
@MainActor
final class TabStops {
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }

  private init(_ page: any TablePage) { shown = ShownWindow(page, height: 800) }

  /// Rows with a control, of which some have the focus themselves.
  private struct ControlsPage: TablePage {
    var title: String { "Stops" }
    var sections: [TableSection] {
      TableSection("Stops") {
        FieldRow("Name", text: "") { _ in }
        ToggleRow("Sound", isOn: true) { _ in }
        StepperRow("Copies", value: 2, in: 1...5) { _ in }
        FieldRow("Code", text: "") { _ in }.disabled()
        FieldRow("Note", text: "") { _ in }.menu { RowAction("Copy") {} }
        FieldRow("Mail", text: "") { _ in }.onDelete {}
        ToggleRow("Light", isOn: true) { _ in }.onSelect {}
        Row("Version")
      }
    }
  }

  /// A field that the user can move.
  private struct MovedFieldsPage: TablePage {
    var title: String { "Fields" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(["a", "b"], id: \.self) { FieldRow($0, text: "") { _ in } }.onMove { _, _ in }
    }
  }

  /// Rows below a button in the header bar.
  private struct LongPage: RefreshablePage {
    var title: String { "Rows" }
    func refresh() async {}
    var sections: [TableSection] {
      TableSection(0..<100, id: \.self) { Row("Row \($0)").height(.fixed(44)) }
    }
  }

  /// A widget that has the focus: a row, or a control in it.
  private struct Stop: Equatable, CustomStringConvertible {
    let row: Int?
    let isControl: Bool

    init(_ row: Int?, isControl: Bool) { (self.row, self.isControl) = (row, isControl) }

    static func row(_ row: Int) -> Stop { Stop(row, isControl: false) }
    static func control(_ row: Int) -> Stop { Stop(row, isControl: true) }

    var description: String { "\(isControl ? "control" : "row") \(row.map { "\($0)" } ?? "nil")" }
  }

  /// Presses Tab on each page from the first stop to the last one, and back.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    TabStops(ControlsPage()).walk([
      .control(0), .control(1), .control(2), .control(2), .row(3), .row(4), .control(4), .row(5),
      .control(5), .row(6), .control(6), .row(7),
    ])
      + TabStops(MovedFieldsPage()).walk([.row(0), .control(0), .row(1), .control(1)])
      + TabStops(LongPage()).enter()
  }

  private func walk(_ stops: [Stop]) -> [String] {
    defer { shown.window.close() }
    let expected = stops + stops.reversed().dropFirst()
    let walked = expected.indices.map { index in
      let isForward = index < stops.count
      return stop { [window = inspector.nativeWindow.widget] in
        gtk_widget_child_focus(window, isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD)
      }
    }
    // The arrow keys go through the rows, from the last stop in the first row.
    let rows = Array(0...(stops.last?.row ?? 0))
    let keys = [GDK_KEY_Home] + rows.dropFirst().map { _ in GDK_KEY_Down }
    let read = keys.map { key in
      stop { Controllers.press(key, in: inspector.nativeWindow) }
    }
    return
      (walked == expected ? [] : ["Tab went to \(walked), not to \(expected)"])
      + (read == rows.map { .row($0) } ? [] : ["the arrow keys went to \(read)"])
  }

  /// Presses Tab and Shift-Tab while no row of a long page has the focus.
  private func enter() -> [String] {
    defer { shown.window.close() }
    let (window, table) = (inspector.nativeWindow.widget, inspector.nativeTable?.widget)
    gtk_widget_child_focus(window, GTK_DIR_TAB_BACKWARD)
    shown.update()
    var faults: [String] = []
    if inspector.focusedRow != nil || inspector.offset != 0 {
      faults.append("Shift-Tab on a new page does not leave it, and scrolls to \(inspector.offset)")
    }
    // The table has the focus before Tab, and nothing before Shift-Tab.
    for (direction, focus) in [(GTK_DIR_TAB_FORWARD, table), (GTK_DIR_TAB_BACKWARD, nil)] {
      inspector.scroll(by: 1_415 - inspector.offset)
      shown.update()
      gtk_window_set_focus(inspector.nativeWindow.window, focus)
      let (offset, height) = (inspector.offset, inspector.viewHeight)
      gtk_widget_child_focus(table, direction)
      shown.update()
      guard let row = inspector.focusedRow, let top = inspector.top(of: row) else {
        faults.append("a key does not go to a row")
        continue
      }
      let distance = top + inspector.offset - offset
      let isFirst = distance > -44 && distance <= 0
      let isLast = distance < height && distance + 44 >= height
      if direction == GTK_DIR_TAB_FORWARD ? !isFirst : !isLast {
        faults.append("a key goes to a row at \(distance) in the view of \(height) points")
      }
    }
    return faults
  }

  /// Returns the widget that has the focus after an action.
  private func stop(after action: () -> Void) -> Stop {
    action()
    shown.update()
    guard let row = inspector.focusedRow else { return Stop(nil, isControl: true) }
    let focus = gtk_root_get_focus(inspector.nativeWindow)
    return Stop(row.row, isControl: inspector.widget(at: row)?.widget != focus)
  }
}
#endif
