// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window whose rows move, and whose widgets assistive technologies read in their order.
@MainActor
final class WidgetOrder {
  private let state = State()
  private let shown: ShownWindow
  private var faults: [String] = []

  private init(_ appearance: PageAppearance) {
    shown = ShownWindow(RowsPage(state: state, appearance: appearance))
  }

  @Observable
  fileprivate final class State {
    var numbers = Array(0..<40)
  }

  private struct RowsPage: TablePage {
    let state: State
    let appearance: PageAppearance
    var title: String { "Rows" }
    var stickyHeaders: Bool { true }
    var sections: [TableSection] {
      TableSection(state.numbers, id: \.self, header: "First") { Row("Row \($0)") }
      TableSection(0..<40, id: \.self, header: "Second") { Row("Other \($0)") }
    }
  }
}

extension WidgetOrder {
  /// Moves rows, and scrolls until the header of another section covers rows.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    [PageAppearance.grouped, .plain].flatMap { appearance in
      let order = WidgetOrder(appearance)
      defer { order.shown.window.close() }
      order.use()
      return order.faults
    }
  }

  private func use() {
    expectOrder(after: "the page was shown")
    state.numbers.swapAt(0, 3)
    state.numbers.swapAt(2, 5)
    shown.update()
    expectOrder(after: "rows moved")
    for step in 0..<60 {
      shown.inspector.scroll(by: 53)
      shown.update()
      expectOrder(after: "scrolling by \(step) steps")
    }
    state.numbers.reverse()
    shown.update()
    expectOrder(after: "all rows moved")
    for step in 0..<70 {
      shown.inspector.scroll(by: -53)
      shown.update()
      expectOrder(after: "scrolling back by \(step) steps")
    }
  }

  /// Compares the order of the visible widgets with that of their positions, except for a last one over the others.
  private func expectOrder(after cause: String) {
    let table = shown.inspector.nativeTable?.widget
    var (tops, child): ([Double], _) = ([], gtk_widget_get_first_child(table))
    while let current = child {
      if gtk_widget_get_child_visible(current) != 0, gtk_widget_get_height(current) > 0 {
        var (left, top) = (0.0, 0.0)
        gtk_widget_translate_coordinates(current, table, 0, 0, &left, &top)
        tops.append(top)
      }
      child = gtk_widget_get_next_sibling(current)
    }
    if let last = tops.last, last <= 0 { tops.removeLast() }
    if tops != tops.sorted() { faults.append("after \(cause), widgets are read at \(tops)") }
  }
}
#endif
