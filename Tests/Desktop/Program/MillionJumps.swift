// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout
import RowhouseTestSupport

/// A page of a million rows of many heights, which jumps to any row while the rows above the visible ones change.
@MainActor
final class MillionJumps {
  private let state = State()
  private let window: PageWindow
  private let inspector: ScreenInspector
  private var random: SeededGenerator
  private var faults: [String] = []
  /// The number that the next row that is inserted gets, which counts down.
  private var nextNumber = -1

  private static let section = "rows"

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    window = PageWindow(
      RowsPage(state: state), options: DesktopOptions(diagnostics: .silent))
    window.setSize(width: 420, height: 480)
    inspector = ScreenInspector(window)
  }

  fileprivate struct Item: Hashable {
    let number: Int
    /// The number of words in the subtitle.
    var words: Int

    init(number: Int) {
      self.number = number
      words = (number &* 7_919 & 0xFFFF) % 60
    }
  }

  @Observable
  fileprivate final class State {
    var items = (0..<1_000_000).map { Item(number: $0) }
  }

  /// Rows with up to nine lines, in a section with a header and a footer.
  private struct RowsPage: TablePage {
    let state: State
    var title: String { "A million rows" }
    var sections: [TableSection] {
      TableSection(
        state.items, id: \.number, header: "Rows", footer: "All rows"
      ) { item in
        Row("Row \(item.number)", subtitle: String(repeating: "some words ", count: item.words))
      }
      .id(MillionJumps.section)
    }
  }
}

extension MillionJumps {
  /// Jumps to a number of rows, and inserts, deletes or updates rows above each fifth.
  ///
  /// - Returns: The differences from the frames that the rows have to have.
  static func run(seed: UInt64, count: Int) -> [String] {
    print("desktop jumps: \(count) jumps from seed \(seed)")
    let jumps = MillionJumps(seed: seed)
    jumps.begin()
    for number in 0..<count where jumps.faults.isEmpty {
      jumps.jump()
      // Some jumps in between, since heights that were measured are kept.
      guard number % 5 == 4 else { continue }
      jumps.changeRowsAbove()
      jumps.updateRowsAbove()
      MainTurns.setTextScale([0.8, 1.25, 2, 1][number / 5 % 4])
      jumps.draw()
    }
    MainTurns.setTextScale(1)
    jumps.window.close()
    MainTurns.runPending()
    return jumps.faults
  }

  private func begin() {
    window.present()
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    jump(to: 0)
    jump(to: state.items.count - 1)
  }

  /// Waits until the window has been drawn.
  private func draw() {
    guard let clock = gtk_widget_get_frame_clock(inspector.nativeWindow.widget) else { return }
    window.driver.flush()
    MainTurns.run { [state] in self.inspector.rowCounts == [state.items.count] }
    // Changes that are made while a frame is drawn are in the next one.
    for _ in 0..<2 {
      gtk_widget_queue_draw(inspector.nativeWindow.widget)
      let drawn = gdk_frame_clock_get_frame_counter(clock)
      MainTurns.run { gdk_frame_clock_get_frame_counter(clock) > drawn }
    }
  }

  private func jump() {
    let count = state.items.count
    switch random.below(8) {
    case 0: jump(to: random.below(20))
    case 1: jump(to: count - 1 - random.below(20))
    default: jump(to: random.below(count))
    }
  }

  /// Jumps to a row, which is at the top edge then, unless the page ends before.
  private func jump(to row: Int) {
    window.navigator.scroll(toRow: row, ofSection: Self.section)
    draw()
    let (frames, height) = (inspector.rowFrames, inspector.viewHeight)
    let name = "row \(row) of \(state.items.count)"
    guard let frame = frames[RowIndexPath(section: 0, row: row)] else {
      return faults.append("\(name) is not shown after a jump to it")
    }
    checkTexts()
    if frame.y == 0 { return }
    let last = RowIndexPath(section: 0, row: state.items.count - 1)
    guard frame.y > 0, let end = frames[last], inspector.bottom == height,
      end.y + end.height <= height
    else { return faults.append("\(name) is at \(frame.y) of \(height) after a jump to it") }
  }

  /// Inserts or deletes rows above those in view, whose frames must stay the same.
  private func changeRowsAbove() {
    let shown = framesInView
    guard let first = shown.keys.min() else { return faults.append("no row is shown") }
    // The row at the top edge is the one that stays in its place.
    let position: Int
    let change = random.once(in: 3) ? -min(first.row, 40) : 100
    if change > 0 {
      position = random.below(first.row + 1)
      state.items.insert(
        contentsOf: (0..<change).map { Item(number: nextNumber - $0) }, at: position)
      nextNumber -= change
    } else {
      position = random.below(first.row + change + 1)
      state.items.removeSubrange(position..<position - change)
    }
    draw()
    checkTexts()
    compare(
      shown, movedBy: change, after: "\(change) rows at \(position), above row \(first.row),")
  }

  /// Gives rows above those in view texts of other lengths; those in view must stay in their places.
  ///
  /// The nearest of these rows have widgets, and the others had a measured height if they were in view before.
  private func updateRowsAbove() {
    let shown = framesInView
    guard let first = shown.keys.min() else { return faults.append("no row is shown") }
    let rows = max(0, first.row - 1 - random.below(40))..<first.row
    for row in rows { state.items[row].words = random.below(60) }
    draw()
    checkTexts()
    compare(shown, movedBy: 0, after: "updating rows \(rows)")
  }

  /// The frames of the rows in view.
  private var framesInView: [RowIndexPath: PartFrame] {
    let height = inspector.viewHeight
    return inspector.rowFrames.filter { $0.value.y < height && $0.value.y + $0.value.height > 0 }
  }

  private func compare(
    _ shown: [RowIndexPath: PartFrame], movedBy change: Int, after cause: String
  ) {
    let new = inspector.rowFrames
    for (indexPath, frame) in shown {
      let moved = RowIndexPath(section: 0, row: indexPath.row + change)
      guard new[moved] != frame else { continue }
      return faults.append(
        "\(cause) moved row \(indexPath.row) from \(frame) to "
          + (new[moved].map { "\($0)" } ?? "a place out of view"))
    }
  }

  /// Checks that each row that has a widget shows its own text.
  private func checkTexts() {
    for (indexPath, contents) in inspector.liveRows {
      let title = "Row \(state.items[indexPath.row].number)"
      if contents.texts.first != title {
        return faults.append("row \(indexPath.row) shows \(contents.texts), not \(title)")
      }
    }
  }
}
#endif
