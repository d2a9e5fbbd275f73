// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window whose page follows its end, and one with a field above which rows arrive.
@MainActor
final class FollowedEnds {
  private let state = State()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init(followsEnd: Bool, count: Int) {
    state.count = count
    shown = ShownWindow(RowsPage(state: state, followsEnd: followsEnd), height: 400)
    shown.update()
  }

  @Observable
  fileprivate final class State {
    var count = 0
    var hasHelp = false
  }

  private struct RowsPage: TablePage {
    let state: State
    let followsEnd: Bool
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection(0..<state.count, id: \.self) { number in
        // The heights differ from their estimates.
        Row("Row \(number)").help(state.hasHelp || number % 3 == 0 ? "Help" : nil)
      }
      TableSection { FieldRow("Text", text: "") { _ in } }.id("composer")
    }
  }
}

extension FollowedEnds {
  /// Adds rows at the end of pages.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let followed = FollowedEnds(followsEnd: true, count: 300)
    followed.arrive()
    followed.returnToLastRow()
    followed.shown.window.close()
    let short = FollowedEnds(followsEnd: true, count: 2)
    short.fill()
    short.shown.window.close()
    let edited = FollowedEnds(followsEnd: false, count: 4)
    edited.edit()
    edited.shown.window.close()
    return followed.faults + short.faults + edited.faults
  }

  /// Opens a long page, and adds rows at its end and above it.
  private func arrive() {
    expectEnd("opening")
    for _ in 0..<3 {
      state.count += 1
      shown.update()
      expectEnd("an addition")
    }
    state.hasHelp = true
    shown.update()
    expectEnd("growth")
    inspector.scroll(by: -100)
    shown.update()
    let offset = inspector.offset
    state.count += 1
    shown.update()
    if inspector.offset != offset {
      faults.append("an addition below moved the page from \(offset) to \(inspector.offset)")
    }
    inspector.scroll(by: 10_000)
    shown.update()
    state.count += 1
    shown.update()
    expectEnd("returning to the end")
    // The row is in view at the end, too.
    shown.window.navigator.scroll(toRow: 0, ofSection: "composer", at: .nearest)
    state.count += 1
    shown.update()
    expectEnd("a request for a row in view")
    shown.window.navigator.scroll(to: 100, at: .nearest)
    state.count += 1
    shown.update()
    if inspector.top(of: RowIndexPath(section: 0, row: 100)) != 0 {
      faults.append("the page is not at the nearest place of the row of a request")
    }
    inspector.scroll(by: 10_000)
    shown.update()
    shown.window.navigator.scroll(to: 100)
    state.count += 1
    shown.update()
    if inspector.top(of: RowIndexPath(section: 0, row: 100)) != 0 {
      faults.append("the page is not at the row of a request")
    }
  }

  /// Scrolls to the last row, which leaves the space below it out of view, and adds a row.
  private func returnToLastRow() {
    let returns: [(cause: String, scroll: () -> Void)] = [
      ("the End key", { Controllers.press(GDK_KEY_End, in: self.inspector.nativeWindow) }),
      (
        "a request for the last row",
        { self.shown.window.navigator.scroll(toRow: 0, ofSection: "composer", at: .bottom) }
      ),
    ]
    for (cause, scroll) in returns {
      gtk_widget_grab_focus(inspector.widget(at: RowIndexPath(section: 0, row: 100))?.widget)
      shown.update()
      scroll()
      shown.update()
      state.count += 1
      shown.update()
      expectEnd(cause)
    }
    // The user scrolls up slowly.
    inspector.scroll(by: -5)
    shown.update()
    let offset = inspector.offset
    inspector.layOut()
    if inspector.offset != offset { faults.append("a layout has returned the page to its end") }
  }

  /// Adds rows to a page until it is longer than the view.
  private func fill() {
    for _ in 0..<20 {
      state.count += 1
      shown.update()
    }
    expectEnd("filling the page")
  }

  /// Adds rows above a field in which the user types, and scrolls away from it.
  private func edit() {
    let field = inspector.row(at: composer)?.controls.first?.widget.widget
    gtk_widget_grab_focus(field)
    shown.update()
    for _ in 0..<8 {
      state.count += 1
      shown.update()
      if !isComposerInView { faults.append("\(state.count) rows have moved the field out of view") }
    }
    inspector.scroll(by: -40)
    shown.update()
    let offset = inspector.offset
    state.count += 1
    shown.update()
    if inspector.offset != offset { faults.append("an update has scrolled back to the field") }
  }

  private var composer: RowIndexPath { RowIndexPath(section: 1, row: 0) }

  /// True if all of the row of the field is in view.
  private var isComposerInView: Bool {
    let top = inspector.top(of: composer) ?? .infinity
    let height = Double(gtk_widget_get_height(inspector.widget(at: composer)?.widget))
    return top >= 0 && top + height <= inspector.viewHeight
  }

  private func expectEnd(_ cause: String) {
    let offset = inspector.offset
    if offset <= 0 || !isComposerInView { faults.append("after \(cause), the end is out of view") }
    inspector.scroll(by: 10_000)
    shown.update()
    if abs(inspector.offset - offset) > 1 {
      faults.append("after \(cause), the page is at \(offset), not at \(inspector.offset)")
    }
  }
}
#endif
