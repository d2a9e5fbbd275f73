// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with a section in which the user selects ranges of rows with the keyboard and the pointer.
@MainActor
enum SelectedRanges {
  /// Selects ranges, and compares the selected rows and the calls of handlers with the expected ones.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    var ranges = Ranges()
    ranges.click()
    ranges.press()
    ranges.clear()
    ranges.pressInEditingMode()
    return ranges.faults
  }

  @Observable
  fileprivate final class State {
    var chosen: Set<Int> = []
    var isEditing = false
    @ObservationIgnored var changes = 0
    @ObservationIgnored var evaluations = 0
    @ObservationIgnored var taps: [Int] = []
  }

  private struct RowsPage: TablePage {
    let state: State
    var isWhileEditing = false
    var title: String { "Rows" }
    var isEditing: Bool { state.isEditing }
    var sections: [TableSection] {
      state.evaluations += 1
      return made
    }

    @SectionBuilder private var made: [TableSection] {
      TableSection(0..<1_000, id: \.self) { number in
        Row("Row \(number)").disabled(number == 3).onSelect { state.taps.append(number) }
      }
      .selectsSeveral(state.chosen, whileEditing: isWhileEditing) {
        state.changes += 1
        state.chosen = $0
      }
      TableSection("Ordinary") { Row("Continue").onSelect { state.taps.append(-1) } }
    }
  }

  /// The window, and the faults so far.
  @MainActor
  private struct Ranges {
    var faults: [String] = []
    private let state = State()
    private var shown: ShownWindow?

    private func row(_ number: Int) -> UnsafeMutablePointer<GtkWidget>? {
      shown?.inspector.widget(at: RowIndexPath(section: 0, row: number))?.widget
    }

    private mutating func open(isWhileEditing: Bool = false) {
      let shown = ShownWindow(RowsPage(state: state, isWhileEditing: isWhileEditing))
      DisplayInput.focusWindow()
      MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
      self.shown = shown
    }

    private mutating func click(
      _ number: Int, _ modifier: String = "", selects expected: [Int]
    ) {
      guard let row = row(number) else { return faults.append("there is no row \(number)") }
      DisplayInput.point(at: row, x: 60, y: 10)
      let click = "click --delay 0 1"
      DisplayInput.run(
        modifier.isEmpty ? click : "keydown \(modifier) \(click) keyup \(modifier)")
      expect(Set(expected), after: "a click on row \(number) with “\(modifier)”")
    }

    private mutating func press(_ key: String, selects expected: some Sequence<Int>) {
      DisplayInput.run("key \(key)")
      expect(Set(expected), after: "the key \(key)")
    }

    private mutating func expect(_ expected: Set<Int>, after cause: String) {
      MainTurns.wait { state.chosen == expected }
      MainTurns.runPending()
      let shown = Set(shown?.window.navigator.selectedRows ?? [])
      if state.chosen != expected || shown != Set(expected.map { ItemID($0) }) {
        faults.append(
          "\(cause) selects \(state.chosen.sorted().prefix(20)), not \(expected.sorted().prefix(20))"
        )
      }
    }

    mutating func click() {
      open()
      defer { shown?.window.close() }
      click(1, selects: [1])
      click(5, "shift", selects: [1, 2, 4, 5])
      if state.changes != 2 { faults.append("two clicks are \(state.changes) changes") }
      if state.taps != [1, 2, 4, 5] { faults.append("the clicks select \(state.taps)") }
      click(2, "shift", selects: [1, 2])
      click(6, selects: [1, 2, 6])
      press("shift+Down", selects: [1, 2, 6, 7])
      click(4, "shift", selects: [1, 2, 4, 5, 6])
      // The click deselects its row, so a click with Shift deselects a range.
      click(5, selects: [1, 2, 4, 6])
      click(0, "shift", selects: [6])
      click(6, selects: [])
    }

    mutating func press() {
      open()
      defer { shown?.window.close() }
      click(0, selects: [0])
      press("shift+Down shift+Down", selects: [0, 1, 2])
      press("shift+Up", selects: [0, 1])
      press("Down Down", selects: [0, 1])
      // Without Shift, an arrow key has moved the focus away from the range, so another one begins.
      press("Down shift+Down", selects: [0, 1, 4, 5])
      press("Down Down shift+space", selects: [0, 1, 4, 5, 6, 7])
      let (changes, evaluations) = (state.changes, state.evaluations)
      press("ctrl+a", selects: (0..<1_000).filter { $0 != 3 })
      if state.changes != changes + 1 || state.evaluations > evaluations + 2 {
        faults.append(
          "Control-A is \(state.changes - changes) changes,"
            + " and \(state.evaluations - evaluations) evaluations")
      }
      press("ctrl+shift+a", selects: [])
      if state.taps.contains(-1) { faults.append("a range contains a row of another section") }
    }

    /// Extends ranges whose rows were deselected in another way.
    mutating func clear() {
      open()
      defer { shown?.window.close() }
      click(0, selects: [0])
      press("ctrl+shift+a", selects: [])
      press("shift+Down", selects: [0, 1])
      press("shift+Down", selects: [0, 1, 2])
      state.chosen = []
      shown?.update()
      click(4, "shift", selects: [4])
      click(6, "shift", selects: [4, 5, 6])
      state.chosen = []
      shown?.update()
      press("shift+space", selects: [6])
      // A range can begin at a row that cannot be selected.
      state.chosen = []
      shown?.update()
      click(2, selects: [2])
      press("Down shift+Down", selects: [2, 4])
      press("shift+Down", selects: [2, 4, 5])
      press("ctrl+shift+a", selects: [])
    }

    mutating func pressInEditingMode() {
      open(isWhileEditing: true)
      defer { shown?.window.close() }
      state.taps = []
      press("Down ctrl+a", selects: [])
      state.isEditing = true
      shown?.update()
      click(1, selects: [1])
      click(4, "shift", selects: [1, 2, 4])
      press("shift+Up", selects: [1, 2])
      if !state.taps.isEmpty { faults.append("a selection in editing mode taps \(state.taps)") }
      press("ctrl+a", selects: (0..<1_000).filter { $0 != 3 })
      press("ctrl+shift+a", selects: [])
    }
  }
}
#endif
