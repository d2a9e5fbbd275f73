// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window whose page prepares rows before they are visible.
@MainActor
enum Prefetching {
  /// Scrolls, inserts rows, and jumps, and compares the rows that the page received.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(RowsPage(state: state))
    defer { shown.window.close() }
    var faults: [String] = []
    func expect(_ rows: Set<Int>, _ canceled: Set<Int>, after cause: String) {
      MainTurns.runPending()
      if state.rows != rows || state.canceled != canceled {
        faults.append(
          "after \(cause), \(state.rows.sorted()) were prepared and \(state.canceled.sorted())"
            + " given up, not \(rows.sorted()) and \(canceled.sorted())")
      }
      (state.rows, state.canceled) = ([], [])
    }
    // The rows near the view, which are 100 points tall, for the number of the row at the top edge.
    let height = shown.inspector.viewHeight
    func near(_ top: Int) -> Set<Int> {
      let first = max(state.numbers[0], top - Int((height / 100).rounded(.up)))
      let (seen, end) = (Int((height / 100).rounded(.up)), Int((height / 50).rounded(.up)))
      return Set(first..<top + end).subtracting(top..<top + seen)
    }
    shown.update()
    expect(near(0), [], after: "the page was shown")
    shown.inspector.scroll(by: 100)
    shown.update()
    // Row 0 is still near, but it was in view.
    expect(near(1).subtracting(near(0)).subtracting([0]), [], after: "scrolling by a row")
    state.numbers.insert(-1, at: 0)
    shown.update()
    expect([-1], [], after: "the insertion of a row above")
    shown.window.navigator.scroll(to: 500)
    shown.update()
    expect(near(500), near(1).subtracting([0]), after: "a jump")
    shown.inspector.scroll(by: 10_000)
    shown.update()
    shown.inspector.scroll(by: -10_000)
    shown.update()
    MainTurns.runPending()
    if !state.rows.isSuperset(of: near(500)) {
      faults.append("rows that came back from far away were not prepared again")
    }
    return faults
  }

  @Observable
  fileprivate final class State {
    var numbers = Array(0..<1_000)
    @ObservationIgnored var rows: Set<Int> = []
    @ObservationIgnored var canceled: Set<Int> = []
  }

  private struct RowsPage: TablePage {
    let state: State
    var title: String { "Rows" }
    var appearance: PageAppearance { .plain }
    var sections: [TableSection] {
      TableSection(state.numbers, id: \.self) { Row("Row \($0)") }
        .height(100)
        .headerHeight(0)
        .onPrefetch {
          state.rows.formUnion($0.map { state.numbers[$0] })
        } cancelling: {
          state.canceled.formUnion($0.map { state.numbers[$0] })
        }
    }
  }
}
#endif
