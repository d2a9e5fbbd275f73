// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window whose page is scrolled by keys and by the program, and changes in the same turn of the main loop.
@MainActor
final class ScrollPlaces {
  private let state = State()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init() { shown = ShownWindow(RowsPage(state: state)) }

  @Observable
  fileprivate final class State {
    var numbers = Array(0..<300)
    var note = "old"
    @ObservationIgnored var offsets: [Double] = []
  }

  private struct RowsPage: ScrollingPage {
    let state: State
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection(state.numbers, id: \.self, header: "Rows") {
        Row("Row \($0)").value(state.note).onSelect {}
      }
    }

    func didScroll(_ event: ScrollEvent) {
      if case .didScroll(let offset) = event { state.offsets.append(offset) }
    }
  }
}

extension ScrollPlaces {
  /// Scrolls in all ways.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let places = ScrollPlaces()
    defer { places.shown.window.close() }
    places.report()
    places.forgetHeights()
    places.scrollToEdges()
    places.insertAbove()
    places.scrollDuringUpdates()
    return places.faults + keepTallRows() + focusChangedRow()
  }

  /// Changes the text size while a row that is taller than the view is in view.
  private static func keepTallRows() -> [String] {
    let shown = ShownWindow(TallPage())
    defer {
      MainTurns.setTextScale(1)
      shown.window.close()
    }
    let row = RowIndexPath(section: 0, row: 17)
    for row in 0..<30 { _ = shown.inspector.row(at: RowIndexPath(section: 0, row: row)) }
    shown.inspector.scroll(by: 9_000 - shown.inspector.offset)
    shown.update()
    let top = shown.inspector.top(of: row)
    MainTurns.setTextScale(1.25)
    shown.update()
    let new = shown.inspector.top(of: row)
    return new == top && shown.inspector.isInView(row)
      ? [] : ["another text size moved a tall row from \(top ?? 0) to \(new ?? 0)"]
  }

  /// Focuses a row out of view after the space for its text has changed.
  private static func focusChangedRow() -> [String] {
    let state = EditState()
    let shown = ShownWindow(EditedPage(state: state))
    defer { shown.window.close() }
    let row = RowIndexPath(section: 0, row: 60)
    let old = shown.inspector.frames(at: row)?.row.height
    shown.inspector.scroll(by: -100_000)
    shown.update()
    state.isEditing = true
    shown.update()
    shown.window.navigator.focus(60)
    shown.update()
    let height = shown.inspector.frames(at: row)?.row.height
    // This row was not measured before.
    let other = shown.inspector.frames(at: RowIndexPath(section: 0, row: 90))?.row.height
    return height == other && height != old
      ? [] : ["a focused row is \(height ?? 0) points tall, not \(other ?? 0)"]
  }

  private struct TallPage: TablePage {
    var title: String { "Tall" }
    var sections: [TableSection] {
      TableSection(0..<30, id: \.self) { _ in CustomRow(TallContent()).height(.automatic()) }
    }
  }

  private struct LongContent: RowContent {
    func body(style: ResolvedStyle) -> Part { .text(String(repeating: "word ", count: 100)) }
  }

  private struct TallContent: RowContent {
    func body(style: ResolvedStyle) -> Part { .spacer().frame(height: 500) }
  }

  @Observable
  fileprivate final class EditState {
    var isEditing = false
  }

  private struct EditedPage: TablePage {
    let state: EditState
    var title: String { "Edited" }
    var isEditing: Bool { state.isEditing }
    var sections: [TableSection] {
      TableSection(0..<100, id: \.self) { _ in
        CustomRow(LongContent()).height(.automatic()).onSelect {}.onDelete {}
      }
    }
  }

  private func report() {
    Controllers.press(GDK_KEY_End, in: inspector.nativeWindow)
    expectReport(after: "a key")
    shown.window.navigator.scroll(to: 150)
    expectReport(after: "a jump")
    inspector.scroll(by: -70)
    expectReport(after: "the wheel")
    shown.update()
    if !state.offsets.isEmpty { faults.append("the page has not moved to \(state.offsets)") }
  }

  /// Scrolls as the user does between a change of the page and its layout.
  private func scrollDuringUpdates() {
    let changes: [(String, (State) -> Void)] = [
      ("an update", { $0.note = "new" }), ("an addition", { $0.numbers.append(3_000) }),
      ("an insertion above", { $0.numbers.insert(contentsOf: 2_000..<2_005, at: 1) }),
    ]
    for (cause, change) in changes {
      inspector.scroll(by: 1_000 - inspector.offset)
      shown.update()
      MainTurns.runPending()
      state.offsets = []
      let number = state.numbers[30]
      let top = top(of: number)
      change(state)
      shown.window.driver.flush()
      let adjustment = inspector.nativeTable.flatMap { gtk_scrollable_get_vadjustment($0) }
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 70)
      expectReport(after: "scrolling during \(cause)")
      let new = self.top(of: number)
      if new != top - 70 {
        faults.append("scrolling by 70 during \(cause) moved a row from \(top) to \(new)")
      }
    }
  }

  /// Returns the distance of the row of a number from the top of the view, in points.
  private func top(of number: Int) -> Double {
    let row = state.numbers.firstIndex(of: number) ?? 0
    return inspector.top(of: RowIndexPath(section: 0, row: row)) ?? 0
  }

  /// Jumps to a row while the text size changes.
  private func forgetHeights() {
    defer { MainTurns.setTextScale(1) }
    inspector.scroll(by: -100_000)
    shown.update()
    shown.window.navigator.scroll(to: 150)
    MainTurns.setTextScale(1.5)
    shown.update()
    let top = inspector.top(of: RowIndexPath(section: 0, row: 150))
    if top != 0 { faults.append("a jump in another text size left the row at \(top ?? .infinity)") }
  }

  /// Scrolls a row to each place in the view.
  private func scrollToEdges() {
    let row = RowIndexPath(section: 0, row: 150)
    var tops: [ScrollPosition: Double] = [:]
    for place in [ScrollPosition.top, .nearest, .bottom, .middle] {
      shown.window.navigator.scroll(to: 150, at: place)
      shown.update()
      tops[place] = inspector.top(of: row) ?? .infinity
    }
    let (middle, bottom) = (tops[.middle] ?? 0, tops[.bottom] ?? 0)
    // Offsets are whole points.
    if tops[.top] != 0 || tops[.nearest] != 0 || abs(middle - bottom / 2) > 1 || bottom < 100 {
      faults.append("the row was scrolled to \(tops)")
    }
    if !inspector.isInView(row) { faults.append("the row in the middle is out of view") }
    inspector.scroll(by: -100_000)
    shown.update()
    shown.window.navigator.scroll(to: 150, at: .middle)
    shown.window.navigator.focus(150)
    shown.update()
    let top = inspector.top(of: row) ?? .infinity
    if top != middle || inspector.focusedRow != row {
      faults.append("the row in the middle is at \(top) after it received the focus")
    }
  }

  /// Moves the focus to a row out of view while rows are inserted above it.
  private func insertAbove() {
    inspector.scroll(by: -100_000)
    shown.update()
    Controllers.press(GDK_KEY_End, in: inspector.nativeWindow)
    state.numbers.insert(contentsOf: 1_000..<1_200, at: 1)
    shown.update()
    let row = RowIndexPath(section: 0, row: state.numbers.count - 1)
    if inspector.focusedRow != row || !inspector.isInView(row) {
      faults.append("the row that a key went to is out of view after an insertion")
    }
  }

  /// Checks that the page received the last offset.
  private func expectReport(after cause: String) {
    shown.update()
    MainTurns.runPending()
    if state.offsets.last != inspector.offset || inspector.offset == 0 {
      faults.append("after \(cause) to \(inspector.offset), the page was told \(state.offsets)")
    }
    state.offsets = []
  }
}
#endif
