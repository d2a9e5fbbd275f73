// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  static func severalRows(_ run: ContractRun) {
    var chosen: Set<String> = []
    func showRows() {
      run.show {
        TableSection(["a", "b", "c"], id: \.self) { Row($0) }
          .selectsSeveral(chosen) { chosen = $0 }
        TableSection { Row("other").onSelect {} }
      }
    }
    showRows()
    for (row, expected) in [(0, "a"), (2, "ac"), (0, "c"), (1, "bc")] {
      run.probe.tap(at: RowIndexPath(section: 0, row: row))
      run.expect(
        chosen.sorted().joined() == expected,
        "a tap on row \(row) should lead to the selected rows \(expected)")
      showRows()
      run.expect(
        run.driver.selectedRows == chosen.sorted().map { ItemID($0) },
        "the selected rows of the driver should be \(expected)")
    }
    run.probe.tap(at: RowIndexPath(section: 1, row: 0))
    run.expect(chosen == ["b", "c"], "a tap on another row should not change the selected rows")
  }

  static func movesBetweenSections(_ run: ContractRun) {
    guard let probe = run.probe((any MovingProbe).self, for: .moves) else { return }
    var lists = [["a", "b"], ["c"], []]
    var takesMoves = true
    @SectionBuilder func sections() -> [TableSection] {
      TableSection { Row("head") }
      for (number, list) in lists.enumerated() {
        TableSection(list, id: \.self) { Row($0) }
          .id(number)
          .style(\.titleColor, number == 0 ? nil : .destructive)
          .moveTarget { $0.row == "b" ? nil : $0.target }
          .onMoveBetweenSections { move in
            guard takesMoves else { return }
            let row = lists[move.source.section - 1].remove(at: move.source.row)
            lists[move.target.section - 1].insert(row, at: move.target.row)
            run.driver.sections = sections()
          }
      }
    }
    func showRows() { run.show { sections() } }
    func move(_ source: RowIndexPath, _ target: RowIndexPath, _ expected: [[String]]) {
      let shown = run.probe.shown().sections
      let hasRow =
        shown.indices.contains(source.section)
        && shown[source.section].rows.indices.contains(source.row)
      run.expect(hasRow, "there should be a row at \(source) to move")
      guard hasRow else { return }
      probe.move(at: source, to: target)
      run.expect(lists == expected, "moving \(source) to \(target) should lead to \(expected)")
      showRows()
      run.expect(
        run.probe.shown().sections.dropFirst().map { $0.rows.map(\.texts) }
          == lists.map { $0.map { [$0] } },
        "the rows should be in the sections of the model after moving \(source) to \(target)")
    }
    func path(_ section: Int, _ row: Int) -> RowIndexPath {
      RowIndexPath(section: section, row: row)
    }
    showRows()
    run.driver.isEditing = true
    showRows()
    move(path(1, 0), path(2, 0), [["b"], ["a", "c"], []])
    move(path(2, 1), path(3, 0), [["b"], ["a"], ["c"]])
    move(path(3, 0), path(2, 1), [["b"], ["a", "c"], []])
    // The section leaves this row in its place.
    move(path(1, 0), path(2, 0), [["b"], ["a", "c"], []])
    takesMoves = false
    move(path(2, 0), path(1, 1), [["b"], ["a", "c"], []])
  }
}
