// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Cells of one's own that appear and leave")
@MainActor
struct NativeDisplayTests {
  final class VideoCell: UITableViewCell {
    var number = -1
    var isPlaying = false
  }

  private let screen = TableScreen()

  private func show(_ numbers: [Int], _ notes: @escaping @MainActor (String) -> Void) {
    screen.driver.sections = [
      TableSection(
        rows: numbers.map { number in
          NativeRow(VideoCell.self, number) { cell, number, _ in cell.number = number }
            .height(60).id(number)
            .onWillDisplay { notes("row \(number)") }
            .onWillDisplay(VideoCell.self) { cell in
              cell.isPlaying = true
              notes("show \(cell.number)")
            }
            .onDidEndDisplaying(VideoCell.self) { cell in
              cell.isPlaying = false
              notes("hide \(cell.number)")
            }.row
        })
    ]
    screen.settle()
  }

  private var playing: [Int] {
    screen.table.visibleCells.compactMap { $0 as? VideoCell }.filter(\.isPlaying).map(\.number)
  }

  @Test("The closures receive the configured cell of each row on screen")
  func scrolling() {
    var notes: [String] = []
    show(Array(0..<60)) { notes.append($0) }
    let first = playing
    #expect(first == Array(0..<first.count) && first.count > 5)
    #expect(notes == first.flatMap { ["row \($0)", "show \($0)"] })
    notes = []
    screen.table.scroll(to: 1_800)
    #expect(playing == (screen.table.indexPathsForVisibleRows ?? []).map(\.row))
    #expect(notes.contains("hide 0") && notes.contains("show 30"))
    #expect(!playing.contains(0))
  }

  @Test("The cell of a deleted row is reported, too, and the newest closures are called")
  func deletions() {
    var (old, new) = ([String](), [String]())
    show([1, 2, 3]) { old.append($0) }
    old = []
    show([1, 2, 3]) { new.append($0) }
    show([1, 3]) { new.append($0) }
    #expect(old.isEmpty && new == ["hide 2"])
  }

  @Test("A row of another class is not asked for this one's closures")
  func mixed() {
    var shown: [String] = []
    screen.driver.sections = [
      TableSection {
        NativeRow(VideoCell.self, 1) { cell, number, _ in cell.number = number }
          .onWillDisplay(UITableViewCell.self) { shown.append("\(type(of: $0))") }
        NativeRow(UITableViewCell.self, 2) { _, _, _ in }
        Row("parts")
      }
    ]
    screen.settle()
    #expect(shown == ["VideoCell"])
  }
}
#endif
