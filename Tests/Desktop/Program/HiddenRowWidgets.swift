// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window with visible rows, between which many rows are hidden.
@MainActor
final class HiddenRowWidgets {
  private let state = State()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init() { shown = ShownWindow(RowsPage(state: state)) }

  @MainActor
  @Observable
  fileprivate final class Item {
    let number: Int
    var isHidden: Bool

    init(_ number: Int, isHidden: Bool) {
      self.number = number
      self.isHidden = isHidden
    }
  }

  @MainActor
  @Observable
  fileprivate final class State {
    /// More items than the driver keeps rows of that are not displayed.
    var items = (0..<1_000).map { Item($0, isHidden: $0 > 0 && $0 < 999) }
    @ObservationIgnored var displayed: [Int: Int] = [:]
    /// The number of times that rows came into view and left it.
    @ObservationIgnored var changeCount = 0

    func count(_ step: Int, of number: Int) {
      displayed[number, default: 0] += step
      changeCount += 1
    }
  }

  private struct RowsPage: TablePage {
    let state: State
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection("First") {
        Row("a")
        for number in 0..<300 { Row("Hidden \(number)").height(.fixed(0)) }
        Row("b")
      }
      TableSection(state.items, id: \.number, header: "Second") { item in
        Row("Item \(item.number)")
          .height(item.isHidden ? .fixed(0) : .fixed(60))
          .onWillDisplay { state.count(1, of: item.number) }
          .onDidEndDisplaying { state.count(-1, of: item.number) }
      }
    }
  }
}

extension HiddenRowWidgets {
  /// Counts widgets, shows hidden rows again, and deletes rows.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let rows = HiddenRowWidgets()
    defer { rows.shown.window.close() }
    rows.use()
    return rows.faults
  }

  private func use() {
    inspector.layOut()
    expectItems([0, 999], after: "the page was shown")
    expectCorners(top: 0, bottom: 999)
    state.items[500].isHidden = false
    shown.update()
    expectItems([0, 500, 999], after: "a row appeared")
    state.items.removeSubrange(501..<700)
    state.items.remove(at: 10)
    shown.update()
    expectItems([0, 500, 999], after: "hidden rows were deleted")
    state.items[499].isHidden = true
    shown.update()
    expectItems([0, 999], after: "a row was hidden")
    show([101, 900])
    expectCorners(top: 101, bottom: 900)
    show([999])
    expectCorners(top: 999, bottom: 999)
    state.items = state.items.filter { $0.number > 900 }
    shown.update()
    expectItems([999], after: "most rows were deleted")
    expectHiddenRows(areDisplayed: true, after: "most rows were deleted")
    state.items.insert(contentsOf: (2_000..<2_020).map { Item($0, isHidden: false) }, at: 0)
    shown.update()
    inspector.scroll(by: -100_000)
    inspector.layOut()
    expectHiddenRows(areDisplayed: false, after: "rows above were inserted")
  }

  /// Compares the rows of the second section that have a height, and counts the widgets.
  private func expectItems(_ numbers: [Int], after cause: String) {
    let shown = inspector.rowFrames.filter { $0.key.section == 1 && $0.value.height > 0 }
      .sorted { $0.key < $1.key }.map { state.items[$0.key.row].number }
    if shown != numbers { faults.append("after \(cause), \(shown) are shown, not \(numbers)") }
    if Set(inspector.rowFrames.values.map(\.height)).contains(0) {
      faults.append("after \(cause), a hidden row has a widget")
    }
    let heights = inspector.rowFrames.filter { $0.key.section == 1 }.map(\.value.height)
    if heights.reduce(0, +) != 60 * Double(numbers.count) {
      faults.append("after \(cause), the rows are \(heights) points tall")
    }
    var (count, child) = (0, gtk_widget_get_first_child(inspector.nativeTable?.widget))
    while let current = child {
      count += 1
      child = gtk_widget_get_next_sibling(current)
    }
    if count >= 60 { faults.append("after \(cause), the table has \(count) widgets") }
  }

  /// Hides all items except the given ones, all of which are in view before and after the change.
  private func show(_ numbers: Set<Int>) {
    let count = state.changeCount
    defer {
      if state.changeCount != count { faults.append("rows in view came into view or left it") }
    }
    for item in state.items where item.isHidden == numbers.contains(item.number) {
      item.isHidden.toggle()
    }
    shown.update()
  }

  /// Compares the rows with rounded corners, which are the first and the last shown row.
  private func expectCorners(top: Int, bottom: Int) {
    for (row, item) in state.items.enumerated() where !item.isHidden {
      let sides = inspector.roundSides(at: RowIndexPath(section: 1, row: row))
      if sides?.top != (item.number == top) || sides?.bottom != (item.number == bottom) {
        faults.append("item \(item.number) has round corners at \(sides, default: "none")")
      }
    }
  }

  /// Checks that each hidden row is displayed once, or none is.
  private func expectHiddenRows(areDisplayed: Bool, after cause: String) {
    for item in state.items where item.isHidden {
      let count = state.displayed[item.number] ?? 0
      if count != (areDisplayed ? 1 : 0) {
        return faults.append(
          "after \(cause), hidden row \(item.number) is displayed \(count) times")
      }
    }
  }
}
#endif
