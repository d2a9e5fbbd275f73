// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Dragging rows to other sections")
@MainActor
struct SectionMoveTests {
  private let screen = TableScreen()

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Shows a section without moves, and two that exchange rows; the second has rows of another height.
  private func show(_ lists: @escaping () -> [[String]], move: @escaping (RowMove) -> Void) {
    screen.driver.sections =
      [TableSection(rows: [Row("head").row])]
      + lists().enumerated().map { number, list in
        TableSection(list, id: \.self) { Row($0) }
          .id(number)
          .height(number == 0 ? 44 : 70)
          .moveTarget { $0.row == "fixed" ? nil : $0.target }
          .onMoveBetweenSections { move($0) }
      }
    screen.driver.isEditing = true
    screen.settle()
  }

  @Test("A dragged row enters another section, and is drawn in its style")
  func drags() {
    var lists = [["a", "b"], ["c"]]
    func update() {
      show(
        { lists },
        move: { move in
          let row = lists[move.source.section - 1].remove(at: move.source.row)
          lists[move.target.section - 1].insert(row, at: move.target.row)
        })
    }
    update()
    #expect(screen.table.rectForRow(at: path(0, 1)).height == 44)
    #expect(screen.table.drag(row: path(0, 1), to: path(1, 2)) == path(1, 2))
    update()
    #expect(lists == [["b"], ["c", "a"]])
    #expect(screen.texts(1, 2) == ["a"])
    #expect(screen.table.rectForRow(at: path(1, 2)).height == 70)
    #expect(screen.staleness() == nil)
    // Above all sections that exchange rows, it becomes the first row of the first of them.
    #expect(screen.table.drag(row: path(0, 2), to: path(0, 0)) == path(0, 1))
    update()
    #expect(lists == [["c", "b"], ["a"]])
    #expect(screen.staleness() == nil)
  }

  @Test("A section leaves a row in place, and a model that does nothing puts a row back")
  func refusals() {
    let lists = [["fixed", "b"], ["c"]]
    var moves = 0
    show({ lists }, move: { _ in moves += 1 })
    #expect(screen.table.drag(row: path(0, 1), to: path(0, 2)) == path(0, 1))
    #expect(moves == 0)
    #expect(screen.table.drag(row: path(1, 1), to: path(0, 2)) == path(0, 2))
    screen.settle()
    #expect(moves == 1)
    #expect(screen.texts(1, 1) == ["b"])
    #expect(screen.staleness() == nil)
  }
}
#endif
