// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout
import RowhouseModel

/// A window in which the user drags rows of a long page to the edges of the view.
@MainActor
final class DraggedRows {
  private let state = OrderState()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []
  private static var frameCount = 0

  private init() { shown = ShownWindow(OrderPage(state: state, height: .fixed(60))) }

  /// Drags rows to both edges and beyond them, and ends the drags in all ways.
  ///
  /// - Returns: The faults.
  static func run() -> [String] { endDrags() + cancelWithEscape() + moveWithKeys() }

  private static func endDrags() -> [String] {
    let rows = DraggedRows()
    defer { rows.shown.window.close() }
    rows.countFrames()
    rows.dragDown()
    rows.dragUp()
    rows.dragOutOfWindow()
    rows.end("a cancellation") { Controllers.cancelDrag($0) }
    rows.end("a change of the page") { _ in rows.state.isFixed = true }
    rows.end("another page") { _ in
      rows.shown.window.navigator.push(NotesPage(state: NoteState()))
      rows.shown.update()
      rows.shown.window.navigator.pop()
    }
    return rows.faults
  }
}

extension DraggedRows {
  /// Drags the second row to the bottom edge, until the page has scrolled past its place.
  private func dragDown() {
    guard let handle = drag(row: 1, to: inspector.viewHeight - 10) else { return }
    MainTurns.wait { inspector.offset > 600 }
    release(handle, near: inspector.viewHeight - 10, after: "a drag down", expecting: 8..<80)
  }

  /// Drags a row to the top edge, until the page is at its beginning.
  private func dragUp() {
    guard let row = inspector.rowFrames.first(where: { $0.value.y > 200 })?.key.row,
      let handle = drag(row: row, to: 10)
    else { return }
    MainTurns.wait { inspector.offset == 0 }
    release(handle, near: 10, after: "a drag up", expecting: 0..<1)
  }

  private func release(
    _ handle: UnsafeMutablePointer<GtkWidget>, near pointer: Double, after cause: String,
    expecting places: Range<Int>
  ) {
    Controllers.drag(handle, "drag-end", by: 0)
    shown.update()
    let offset = inspector.offset
    guard let number = state.moved.last, let place = state.numbers.firstIndex(of: number),
      let top = inspector.top(of: RowIndexPath(section: 0, row: place))
    else { return faults.append("\(cause) moved no row") }
    if !places.contains(place) || abs(top + 30 - pointer) > 60 {
      faults.append("\(cause) moved a row to \(place), at \(top) in the view, not to \(places)")
    }
    expectRest(at: offset, after: cause)
  }

  /// Drags a row through the bottom of the window.
  private func dragOutOfWindow() {
    guard let handle = drag(row: 1, to: 2_000) else { return }
    expectRest(at: 0, after: "a drag out of the window")
    Controllers.cancelDrag(handle)
  }

  /// Ends a drag at the bottom edge without a release.
  private func end(_ cause: String, by ending: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    let numbers = state.numbers
    inspector.scroll(by: -100_000)
    shown.update()
    guard let handle = drag(row: 1, to: inspector.viewHeight - 10) else { return }
    MainTurns.wait { inspector.offset > 100 }
    ending(handle)
    shown.update()
    expectRest(at: inspector.offset, after: cause)
    if inspector.offset < 100 || state.numbers != numbers { faults.append("\(cause) moved a row") }
    state.isFixed = false
    shown.update()
  }

  /// Presses Escape while the user drags a row of a page with a page below it.
  private static func cancelWithEscape() -> [String] {
    let state = OrderState()
    let shown = ShownWindow(NotesPage(state: NoteState()))
    defer { shown.window.close() }
    shown.window.navigator.push(OrderPage(state: state, height: .fixed(60)))
    let table = shown.inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 1))?.widget
    guard let handle = gtk_widget_get_last_child(row) else { return ["there is no handle"] }
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    DisplayInput.point(at: handle, x: 10, y: 20)
    DisplayInput.run("mousedown 1")
    for y in [40.0, 80, 120] { DisplayInput.point(at: handle, x: 10, y: y) }
    DisplayInput.run("key Escape")
    for y in [140.0, 160] { DisplayInput.point(at: handle, x: 10, y: y) }
    DisplayInput.run("mouseup 1")
    // The row that the key finds receives the focus after all events before it.
    DisplayInput.run("key 3")
    MainTurns.wait { shown.inspector.focusedRow?.row == 3 }
    return shown.inspector.title == "Order" && state.moved.isEmpty
      ? []
      : ["Escape during a drag shows “\(shown.inspector.title)” and moves \(state.moved)"]
  }

  /// Moves the row with the focus through the edges of the view with the commands of its keys.
  private static func moveWithKeys() -> [String] {
    let rows = DraggedRows()
    defer { rows.shown.window.close() }
    let inspector = rows.inspector
    gtk_widget_grab_focus(inspector.widget(at: RowIndexPath(section: 0, row: 3))?.widget)
    for (command, end) in [("row.move-down", 13), ("row.move-up", 1)] {
      while rows.state.numbers.firstIndex(of: 3) != end {
        let focus = gtk_root_get_focus(inspector.nativeWindow)
        let old = rows.state.numbers
        gtk_widget_activate_action_variant(focus, command, nil)
        rows.shown.update()
        guard rows.state.numbers != old, let row = inspector.focusedRow,
          let top = inspector.top(of: row), row.row == rows.state.numbers.firstIndex(of: 3)
        else { return rows.faults + ["\(command) does not move the row with the focus"] }
        if top < 0 || top + 60 > inspector.viewHeight {
          rows.faults.append("\(command) moved the row with the focus to \(top) in the view")
        }
      }
    }
    return rows.faults
  }

  /// Drags a row by its handle to a distance from the top of the view.
  private func drag(row: Int, to pointer: Double) -> UnsafeMutablePointer<GtkWidget>? {
    var bounds = graphene_rect_t()
    guard let widget = inspector.widget(at: RowIndexPath(section: 0, row: row))?.widget,
      let handle = gtk_widget_get_last_child(widget), let table = inspector.nativeTable?.widget,
      gtk_widget_compute_bounds(handle, table, &bounds) != 0
    else {
      faults.append("row \(row) has no handle")
      return nil
    }
    Controllers.drag(handle, "drag-update", by: pointer - Double(bounds.origin.y))
    return handle
  }

  private func expectRest(at offset: Double, after cause: String) {
    let end = Self.frameCount + 5
    MainTurns.wait { Self.frameCount >= end }
    shown.update()
    if inspector.offset != offset {
      faults.append("after \(cause), the page scrolled from \(offset) to \(inspector.offset)")
    }
  }

  private func countFrames() {
    gtk_widget_add_tick_callback(
      inspector.nativeTable?.widget,
      { _, _, _ in
        MainActor.assumeIsolated { DraggedRows.frameCount += 1 }
        return 1
      }, nil, nil)
  }
}
#endif
