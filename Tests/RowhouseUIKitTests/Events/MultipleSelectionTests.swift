// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Selecting several rows")
@MainActor
struct MultipleSelectionTests {
  private let screen = TableScreen()

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private var selected: [IndexPath] { screen.table.indexPathsForSelectedRows ?? [] }

  @MainActor
  final class Model {
    var names = ["a", "b", "c"]
    var chosen: Set<String> = []
    var takesChanges = true
    var log: [String] = []
  }

  private let model = Model()

  private func show(whileEditing: Bool = false) {
    let model = model
    screen.driver.sections = [
      TableSection(model.names, id: \.self) { name in
        Row(name)
          .onSelect { model.log.append("select \(name)") }
          .onDeselect { model.log.append("deselect \(name)") }
      }
      .selectsSeveral(model.chosen, whileEditing: whileEditing) {
        if model.takesChanges { model.chosen = $0 }
      },
      TableSection(rows: [Row("other").onSelect { model.log.append("other") }.row]),
    ]
    screen.settle()
  }

  @Test("Taps select and deselect rows, and the table shows the selection of the model")
  func taps() {
    show()
    screen.table.tap(row: path(0))
    show()
    screen.table.tap(row: path(2))
    show()
    #expect(model.chosen == ["a", "c"])
    #expect(selected == [path(0), path(2)])
    screen.table.tap(row: path(0))
    show()
    #expect(model.chosen == ["c"] && selected == [path(2)])
    #expect(model.log == ["select a", "select c", "deselect a"])
    #expect(screen.staleness() == nil)
  }

  @Test("Rows are deselected when their section no longer allows the selection of several")
  func endOfSelecting() {
    model.chosen = ["a", "c"]
    show()
    #expect(selected == [path(0), path(2)])
    screen.driver.sections = [TableSection(model.names, id: \.self) { Row($0) }]
    screen.settle()
    #expect(selected.isEmpty)
    show()
    #expect(selected == [path(0), path(2)])
  }

  @Test("The selection follows the model, also where rows move")
  func follows() {
    model.chosen = ["b", "nobody"]
    show()
    #expect(selected == [path(1)])
    model.names = ["c", "x", "b"]
    model.chosen = ["b", "c"]
    show()
    #expect(selected == [path(0), path(2)])
    model.chosen = []
    show()
    #expect(selected.isEmpty)
  }

  @Test("A model that changes nothing selects nothing, and rows of other sections are deselected")
  func refusals() {
    model.takesChanges = false
    show()
    screen.table.tap(row: path(1))
    #expect(selected.isEmpty)
    screen.table.tap(row: path(0, 1))
    #expect(selected.isEmpty && model.log == ["select b", "other"])
  }

  private func showMailboxes(whileEditing: Bool = false) {
    let model = model
    screen.driver.sections = [
      TableSection(model.names, id: \.self) { Row($0) }
        .selectsSeveral(model.chosen, whileEditing: whileEditing) { model.chosen = $0 },
      TableSection(["A", "B", "C"], id: \.self) { name in
        Row(name).staysSelected()
          .onWillDeselect {
            model.log.append("will deselect \(name)")
            return name != "C"
          }
          .onSelect { model.log.append("select \(name)") }
          .onDeselect { model.log.append("deselect \(name)") }
          .onDelete { model.log.append("delete \(name)") }
      },
    ]
    screen.settle()
  }

  @Test("Of the rows in other sections, one is selected")
  func othersAlone() {
    model.chosen = ["b"]
    showMailboxes()
    screen.table.tap(row: path(0, 1))
    #expect(selected == [path(1), path(0, 1)] && model.log == ["select A"])
    model.log = []
    screen.table.tap(row: path(1, 1))
    #expect(selected == [path(1), path(1, 1)])
    #expect(model.log == ["will deselect A", "deselect A", "select B"])
    screen.table.tap(row: path(2))
    showMailboxes()
    #expect(selected == [path(1), path(2), path(1, 1)] && model.chosen == ["b", "c"])
    screen.table.tap(row: path(2, 1))
    model.log = []
    screen.table.tap(row: path(0, 1))
    #expect(selected == [path(1), path(2), path(0, 1), path(2, 1)])
    #expect(model.log == ["will deselect C", "select A"])
  }

  @Test("A second tap on the selected row of another section selects it again")
  func otherAgain() {
    model.chosen = ["b"]
    showMailboxes()
    for _ in 0..<2 { screen.table.tap(row: path(0, 1)) }
    #expect(selected == [path(1), path(0, 1)])
    #expect(model.log == ["select A", "select A"])
  }

  /// An object that selects only some rows, and records them.
  private final class Forwarder: NSObject, UITableViewDelegate {
    var refused: Int?
    var log: [Int] = []

    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath.row == refused ? nil : indexPath }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append(indexPath.row)
    }
  }

  @Test(
    "A second tap also notifies a forwarding object, which may refuse it or replace the page's handlers",
    arguments: [false, true])
  func otherAgainForwarded(replaces: Bool) {
    var options = TableOptions()
    options.forwardingReplacesHandlers = replaces
    let screen = TableScreen(options: options)
    let (forwarder, model) = (Forwarder(), model)
    screen.controller.forwarding = forwarder
    screen.driver.sections = [
      TableSection(model.names, id: \.self) { Row($0) }.selectsSeveral(Set<String>()) { _ in },
      TableSection(rows: [
        Row("A").staysSelected().onSelect { model.log.append("select A") }.row
      ]),
    ]
    screen.settle()
    for _ in 0..<2 { screen.table.tap(row: path(0, 1)) }
    #expect(forwarder.log == [0, 0])
    #expect(model.log == (replaces ? [] : ["select A", "select A"]))
    forwarder.refused = 0
    screen.table.tap(row: path(0, 1))
    #expect(forwarder.log == [0, 0] && screen.table.indexPathForSelectedRow == path(0, 1))
  }

  @Test("The application selects one row of the other sections")
  func othersByApplication() {
    model.chosen = ["b"]
    showMailboxes()
    #expect(screen.driver.select("A") && screen.driver.select("B"))
    #expect(selected == [path(1), path(1, 1)])
    #expect(model.log.isEmpty)
  }

  @Test("Rows can be deleted by a swipe while several rows can be selected")
  func swipes() {
    showMailboxes()
    #expect(screen.table.allowsMultipleSelection)
    #expect(!screen.table.allowsMultipleSelectionDuringEditing)
    #expect(screen.table.swipe(row: path(0, 1)) == ["Delete"])
    screen.table.chooseAction("Delete")
    #expect(model.log == ["delete A"])
  }

  @Test("Rows show checkmarks instead of buttons from the moment that editing begins")
  func editingStyles() {
    showMailboxes(whileEditing: true)
    for isEditing in [true, false, true] {
      screen.driver.isEditing = isEditing
      screen.settle()
      #expect(screen.table.allowsMultipleSelectionDuringEditing == isEditing)
      let cell = screen.table.cellForRow(at: path(0))
      #expect(cell?.isEditing == isEditing)
      #expect(cell?.editingStyle == UITableViewCell.EditingStyle.none)
      let other = screen.table.cellForRow(at: path(0, 1))
      #expect(other?.isEditing == false, "A checkmark would have no effect")
    }
    screen.driver.isEditing = true
    screen.settle()
    screen.table.tap(row: path(0, 1))
    #expect(model.log == ["select A"], "The row can still be tapped")
    screen.driver.isEditing = false
    screen.settle()
    #expect(screen.table.swipe(row: path(1, 1)) == ["Delete"])
  }

  /// Numbers that count how often they are read.
  private struct CountedNumbers: RandomAccessCollection {
    @MainActor
    final class Reads {
      var count = 0
    }

    let numbers: [Int]
    let reads: Reads
    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }

    subscript(index: Int) -> Int {
      MainActor.assumeIsolated { reads.count += 1 }
      return numbers[index]
    }

    func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Int>) throws -> Result
    ) rethrows -> Result? {
      try numbers.withContiguousStorageIfAvailable(body)
    }
  }

  @Test("A selection in many rows reads only the rows in view and those that were selected")
  func manyRows() {
    let numbers = CountedNumbers(numbers: Array(0..<50_000), reads: CountedNumbers.Reads())
    var chosen: Set = [1, 40_000, 70_000]
    func show() {
      screen.driver.sections = [
        TableSection(numbers, id: \.self) { Row("\($0)") }.selectsSeveral(chosen) { chosen = $0 }
      ]
      screen.settle()
    }
    show()
    #expect(selected == [path(1)])
    let before = numbers.reads.count
    screen.table.tap(row: path(3))
    show()
    screen.table.tap(row: path(1))
    show()
    #expect(chosen == [3, 40_000, 70_000] && selected == [path(3)])
    #expect(numbers.reads.count - before < 5_000)
    screen.table.scrollToRow(at: path(40_000), at: .top, animated: false)
    screen.settle()
    #expect(screen.table.cellForRow(at: path(40_000))?.isSelected == true)
    #expect(screen.table.cellForRow(at: path(40_001))?.isSelected == false)
    screen.table.tap(row: path(40_000))
    show()
    #expect(chosen == [3, 70_000] && selected == [path(3)])
    #expect(screen.driver.selectedRows == [3])
    chosen = [40_001]
    show()
    #expect(selected == [path(40_001)])
    #expect(screen.staleness() == nil)
  }

  @Test("The selected rows of the page include those that are out of view")
  func outOfView() {
    screen.driver.sections = [
      TableSection(0..<1_000, id: \.self) { Row("\($0)") }.selectsSeveral([2, 900]) { _ in }
    ]
    screen.settle()
    #expect(screen.driver.selectedRows == [2, 900])
  }

  @Test("Rows are selected in editing mode only, where the section says so")
  func editing() {
    show(whileEditing: true)
    #expect(!screen.table.allowsMultipleSelection)
    screen.table.tap(row: path(1))
    #expect(model.chosen.isEmpty && selected.isEmpty)
    screen.driver.isEditing = true
    show(whileEditing: true)
    #expect(screen.table.isEditing && screen.table.allowsMultipleSelectionDuringEditing)
    screen.table.tap(row: path(1))
    show(whileEditing: true)
    screen.table.tap(row: path(0))
    show(whileEditing: true)
    #expect(model.chosen == ["a", "b"] && selected == [path(0), path(1)])
    screen.driver.isEditing = false
    show(whileEditing: true)
    #expect(!screen.table.allowsMultipleSelection)
    #expect(screen.staleness() == nil)
  }
}
#endif
