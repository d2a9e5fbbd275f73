// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows in which the keyboard moves the focus through pages that are taller than the view.
@MainActor
final class FocusMoves {
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init(_ page: any TablePage) { shown = ShownWindow(page) }

  /// Fields between which texts are taller than the view, and a button in a header.
  private struct FieldsPage: TablePage {
    var title: String { "Fields" }
    var sections: [TableSection] {
      TableSection("Fields") {
        FieldRow("First", text: "") { _ in }
        FieldRow("Second", text: "") { _ in }
      }
      for number in 0..<20 { TableSection("Gap \(number)", footer: "Footer") {} }
      TableSection {
        FieldRow("Third", text: "") { _ in }
      }
      .header(.parts(.button("Help", control: "help")))
    }
  }
}

extension FocusMoves {
  /// Rows of which some are taller than the view.
  private struct TallRowsPage: TablePage {
    var appearance = PageAppearance.grouped
    var title: String { "Texts" }
    var stickyHeaders: Bool { true }
    var sections: [TableSection] {
      TableSection("Texts", footer: "The end") {
        for number in 0..<5 {
          Row("Row \(number)").height(.fixed(number.isMultiple(of: 2) ? 60 : 1_500)).onSelect {}
        }
      }
    }
  }

  /// Rows of a data section, of which those in the middle are hidden.
  private struct HiddenRowsPage: TablePage {
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection(0..<200, id: \.self) { number in
        Row("Row \(number)").height((20..<180).contains(number) ? .fixed(0) : .fixed(60))
      }
    }
  }

  @Observable
  fileprivate final class StepperState {
    var count = 1
    var maximum = 2
  }

  /// A stepper from 0 to a number.
  private struct StepperPage: TablePage {
    let state: StepperState
    var title: String { "Stepper" }
    var sections: [TableSection] {
      TableSection("Stepper") {
        StepperRow("Count", value: state.count, in: 0...state.maximum) { state.count = $0 }
      }
    }
  }

  @Observable
  fileprivate final class DisabledRowsState {
    var isDisabled = false
  }

  /// Controls of rows that can be disabled.
  private struct DisabledRowsPage: TablePage {
    let state: DisabledRowsState
    var title: String { "Disabled" }
    var sections: [TableSection] {
      TableSection("Rows") {
        ToggleRow("Toggle", isOn: true) { _ in }.disabled(state.isDisabled)
        StepperRow("Stepper", value: 1, in: 0...2) { _ in }.disabled(state.isDisabled)
        DateRow("Time", value: ClockTime(hour: 9, minute: 5)) { _ in }.disabled(state.isDisabled)
        ColorRow("Color", value: RGBA(hex: 0x123456)) { _ in }.disabled(state.isDisabled)
        PickerRow("Menu", value: "a", options: ["a", "b"], title: { $0 }) { _ in }
          .disabled(state.isDisabled)
        PickerRow("Segments", value: "b", options: ["a", "b"], title: { $0 }) { _ in }
          .pickerStyle(.segmented).disabled(state.isDisabled)
      }
    }
  }

  @Observable
  fileprivate final class DeletedRowsState {
    var names = ["a", "b", "c"]
  }

  /// Rows that the user deletes, between other rows.
  private struct DeletedRowsPage: TablePage {
    let state: DeletedRowsState
    var title: String { "Deleting" }
    var sections: [TableSection] {
      TableSection("First") { Row("First") }
      TableSection(state.names, id: \.self, header: "Names") { name in
        Row(name).onDelete { state.names.removeAll { $0 == name } }
          .menu { RowAction("Copy") {} }
      }
      TableSection("Last") { Row("Last") }
    }
  }

  /// Rows of a page in editing mode, of which one has no button that deletes it.
  private struct KeptRowPage: TablePage {
    let state: DeletedRowsState
    var title: String { "Editing" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(state.names, id: \.self) { name in
        Row(name).onDelete { state.names.removeAll { $0 == name } }
          .editingStyle(name == "b" ? .noButton : .delete)
      }
    }
  }

  @Observable
  fileprivate final class DeletedFieldState {
    var numbers = Array(0..<600)
  }

  /// Fields, of which one is deleted while it has the focus.
  private struct DeletedFieldPage: TablePage {
    let state: DeletedFieldState
    var title: String { "Fields" }
    var sections: [TableSection] {
      TableSection(state.numbers, id: \.self) { FieldRow("Field \($0)", text: "") { _ in } }
    }
  }

  /// Presses keys until the focus is at the other end of each page.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    faults(on: FieldsPage()) { $0.walk() }
      + faults(on: TallRowsPage()) { $0.read(with: (GDK_KEY_Page_Down, GDK_KEY_Page_Up)) }
      + faults(on: TallRowsPage()) { $0.read(with: (GDK_KEY_Down, GDK_KEY_Up)) }
      + faults(on: TallRowsPage(appearance: .plain)) { $0.read(with: (GDK_KEY_Down, GDK_KEY_Up)) }
      + faults(on: HiddenRowsPage()) { $0.skipHiddenRows() }
      + step()
      + disableRows()
      + faults(on: DeletedRowsPage(state: DeletedRowsState())) { $0.deleteRows() }
      + faults(on: DeletedRowsPage(state: DeletedRowsState())) { $0.useMenus() }
      + keepRow()
      + deleteRowOutOfView()
  }

  private static func faults(
    on page: any TablePage, _ use: (FocusMoves) -> Void
  ) -> [String] {
    let moves = FocusMoves(page)
    defer { moves.shown.window.close() }
    use(moves)
    return moves.faults
  }

  /// Walks with Tab from the first field to the last one, and back.
  private func walk() {
    let (first, second) = (RowIndexPath(section: 0, row: 0), RowIndexPath(section: 0, row: 1))
    let third = RowIndexPath(section: 21, row: 0)
    // The button in the header is `nil`.
    let stops = [first, second, nil, third]
    var walked: [RowIndexPath?] = []
    for _ in stops { walked.append(tab(GTK_DIR_TAB_FORWARD)) }
    if walked != stops { faults.append("Tab went to \(walked), not to \(stops)") }
    walked = []
    for _ in stops.dropFirst() { walked.append(tab(GTK_DIR_TAB_BACKWARD)) }
    let back = Array(stops.reversed().dropFirst())
    if walked != back { faults.append("Shift-Tab went to \(walked), not to \(back)") }
  }

  /// Reads a page with a key from the first row to the last one, and back with another key.
  private func read(with keys: (Int32, Int32)) {
    for (key, end) in [(keys.0, 4), (keys.1, 0)] {
      var seen = [inspector.offset..<inspector.offset + inspector.viewHeight]
      while seen.count < 200, inspector.focusedRow?.row != end {
        Controllers.press(key, in: inspector.nativeWindow)
        shown.update()
        seen.append(inspector.offset..<inspector.offset + inspector.viewHeight)
        if let row = inspector.focusedRow, !inspector.isInView(row) {
          faults.append("row \(row) has the focus, and is out of view")
        }
      }
      if inspector.focusedRow?.row != end {
        faults.append("row \(end) has no focus after \(seen.count) keys")
      }
      for (view, next) in zip(seen, seen.dropFirst()) where !view.overlaps(next) {
        faults.append("a key went from \(view) to \(next), and skipped what is between")
      }
    }
  }

  /// Types the number of a hidden row, and presses Page Down until the focus is below the hidden rows.
  private func skipHiddenRows() {
    for key in [GDK_KEY_1, GDK_KEY_5, GDK_KEY_0] {
      Controllers.press(key, in: inspector.nativeWindow)
    }
    shown.update()
    let top = inspector.top(of: RowIndexPath(section: 0, row: 15)) ?? 0
    if inspector.focusedRow?.row != 15 || top + 60 != inspector.viewHeight {
      faults.append("typing the number of a hidden row left row 15 at \(top)")
    }
    var rows: [Int] = []
    while rows.count < 6, rows.last ?? 0 < 180 {
      Controllers.press(GDK_KEY_Page_Down, in: inspector.nativeWindow)
      shown.update()
      rows.append(inspector.focusedRow?.row ?? -1)
    }
    if rows.last ?? 0 < 180 || rows != rows.sorted() || Set(rows).count != rows.count {
      faults.append("the focus went to the rows \(rows)")
    }
  }

  /// Steps to both ends of the range, and then shortens the range to one number.
  private static func step() -> [String] {
    let state = StepperState()
    return faults(on: StepperPage(state: state)) { moves in
      moves.stepToEnds()
      state.maximum = 0
      moves.shown.update()
      let row = RowIndexPath(section: 0, row: 0)
      if gtk_root_get_focus(moves.inspector.nativeWindow) != moves.inspector.widget(at: row)?.widget
      {
        moves.faults.append("the row of a stepper has no focus in a range of one number")
      }
    }
  }

  /// Steps to both ends of the range, where a button can no longer be pressed.
  private func stepToEnds() {
    let row = RowIndexPath(section: 0, row: 0)
    guard let stepper = inspector.row(at: row)?.controls.first?.widget.widget,
      let less = gtk_widget_get_first_child(stepper),
      let more = gtk_widget_get_last_child(stepper)
    else { return faults.append("there is no stepper") }
    for (button, other) in [(more, less), (less, more)] {
      gtk_widget_grab_focus(button)
      while gtk_widget_is_sensitive(button) != 0 {
        gtk_widget_activate(button)
        shown.update()
      }
      if gtk_root_get_focus(inspector.nativeWindow) != other {
        faults.append("the focus is not on the other button at the end of a range")
      }
    }
  }

  /// Disables and enables each row while its control has the focus.
  private static func disableRows() -> [String] {
    let state = DisabledRowsState()
    return faults(on: DisabledRowsPage(state: state)) { moves in
      for row in 0..<6 {
        let indexPath = RowIndexPath(section: 0, row: row)
        let control = moves.inspector.row(at: indexPath)?.controls.first?.widget.widget
        if gtk_widget_child_focus(control, GTK_DIR_TAB_FORWARD) == 0 {
          moves.faults.append("the control of row \(row) has no focus")
        }
        for isDisabled in [true, false] {
          state.isDisabled = isDisabled
          moves.shown.update()
          let focus = gtk_root_get_focus(moves.inspector.nativeWindow)
          if focus != moves.inspector.widget(at: indexPath)?.widget {
            moves.faults.append("row \(row) has no focus after it was disabled, \(isDisabled)")
          }
        }
      }
    }
  }

  /// Deletes the rows with the focus.
  private func deleteRows() {
    let first = inspector.widget(at: RowIndexPath(section: 1, row: 1))
    gtk_widget_grab_focus(first?.widget)
    for next in [(1, 1), (1, 0), (0, 0)].map({ RowIndexPath(section: $0.0, row: $0.1) }) {
      let focus = gtk_root_get_focus(inspector.nativeWindow)
      gtk_widget_activate_action_variant(focus, "row.delete", nil)
      shown.update()
      if inspector.focusedRow != next {
        let found = inspector.focusedRow.map { "\($0)" } ?? "no row"
        faults.append("after a deletion, \(found) has the focus, not \(next)")
      }
    }
  }

  /// Deletes the rows of a page in editing mode, of which one has no button for that.
  private static func keepRow() -> [String] {
    let state = DeletedRowsState()
    return faults(on: KeptRowPage(state: state)) { moves in
      let inspector = moves.inspector
      if !inspector.menu(at: RowIndexPath(section: 0, row: 1)).isEmpty {
        moves.faults.append("the menu of a row without a button deletes it")
      }
      for (row, names) in [(1, ["a", "b", "c"]), (0, ["b", "c"])] {
        let widget = inspector.widget(at: RowIndexPath(section: 0, row: row))?.widget
        gtk_widget_grab_focus(widget)
        gtk_widget_activate_action_variant(widget, "row.delete", nil)
        moves.shown.update()
        if state.names != names {
          moves.faults.append("deleting row \(row) left \(state.names), not \(names)")
        }
      }
    }
  }

  /// Chooses entries of the menus of rows, of which the first one deletes the row.
  private func useMenus() {
    for (entry, row, next) in [(1, 1, 1), (0, 1, 1), (0, 1, 0)] {
      let (row, next) = (RowIndexPath(section: 1, row: row), RowIndexPath(section: 1, row: next))
      gtk_widget_grab_focus(inspector.widget(at: row)?.widget)
      inspector.choose(entry, at: row)
      shown.update()
      // GTK moves the focus out of a hidden popover after it has drawn a frame.
      MainTurns.run {
        gtk_root_get_focus(inspector.nativeWindow).map { gtk_widget_get_mapped($0) } != 0
      }
      if inspector.focusedRow != next {
        let found = inspector.focusedRow.map { "\($0)" } ?? "no row"
        faults.append("after entry \(entry) of a menu, \(found) has the focus, not \(next)")
      }
    }
  }

  /// Deletes a row with the focus that the user has scrolled out of view.
  private static func deleteRowOutOfView() -> [String] {
    let state = DeletedFieldState()
    return faults(on: DeletedFieldPage(state: state)) { moves in
      let field = moves.inspector.row(at: RowIndexPath(section: 0, row: 2))?.controls.first
      gtk_widget_grab_focus(field?.widget.widget)
      moves.shown.update()
      moves.inspector.scroll(by: 5_000)
      moves.shown.update()
      if moves.inspector.focusedRow?.row != 2 { moves.faults.append("row 2 has lost the focus") }
      let old = moves.inspector.top(of: RowIndexPath(section: 0, row: 300)) ?? 0
      state.numbers.remove(at: 2)
      moves.shown.update()
      let new = moves.inspector.top(of: RowIndexPath(section: 0, row: 299)) ?? 1
      if old != new {
        moves.faults.append("the deletion of a row out of view moved row 300 from \(old) to \(new)")
      }
    }
  }

  /// Moves the focus as Tab does, and returns the row with the focus.
  private func tab(_ direction: GtkDirectionType) -> RowIndexPath? {
    gtk_widget_child_focus(inspector.nativeWindow.widget, direction)
    shown.update()
    guard let row = inspector.focusedRow else { return nil }
    if !inspector.isInView(row) { faults.append("row \(row) has the focus, and is out of view") }
    return row
  }
}
#endif
