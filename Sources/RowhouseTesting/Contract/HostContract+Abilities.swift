// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  static var abilityClauses: [(String, Clause)] {
    [
      ("actions of rows reach the newest handlers", actions),
      ("rows are deleted and inserted", editing),
      ("a moved row has the model's position", moves),
      ("a row is moved to another section", movesBetweenSections),
      ("several rows are selected", severalRows),
      ("a row is brought into view", scrolling),
    ]
  }

  private static func actions(_ run: ContractRun) {
    guard let probe = run.probe((any ActionProbe).self, for: .actions) else { return }
    var chosen: [String] = []
    for (evaluation, titles) in [["a"], ["b", "a"], [], ["c & <d>"]].enumerated() {
      run.show {
        TableSection {
          Row("plain")
          Row("row", id: "row")
            .swipeActions(edge: .leading) {
              RowAction("first") { chosen.append("first \(evaluation)") }
            }
            .swipeActions { action(titles) { chosen.append("\($0) \(evaluation)") } }
            .menu { RowAction("last") { chosen.append("last \(evaluation)") } }
        }
      }
      let row = RowIndexPath(section: 0, row: 1)
      let expected: [RowActionGroup: [String]] = [
        .leading: ["first"], .trailing: titles, .menu: ["last"],
      ]
      for group in RowActionGroup.allCases {
        run.expect(
          probe.actions(group, at: row) == expected[group],
          "the row should offer \(expected[group] ?? []) at \(group)")
        run.expect(
          probe.actions(group, at: RowIndexPath(section: 0, row: 0)).isEmpty,
          "the plain row should offer nothing at \(group)")
        for (index, title) in (expected[group] ?? []).enumerated() {
          probe.chooseAction(index, group, at: row)
          run.expect(
            chosen == ["\(title) \(evaluation)"],
            "the action \(title) should reach the handler of evaluation \(evaluation) once")
          chosen = []
        }
      }
    }
  }

  private static func action(
    _ titles: [String], _ handler: @escaping @MainActor (String) -> Void
  ) -> [RowAction] {
    titles.map { title in RowAction(title) { handler(title) } }
  }

  private static func editing(_ run: ContractRun) {
    guard let probe = run.probe((any ActionProbe).self, for: .actions) else { return }
    var names = ["a", "b", "c"]
    func showRows() {
      run.show {
        TableSection(
          rows: names.map { name in
            Row(name, id: name).onDelete("Forget") { names.removeAll { $0 == name } }
          } + [Row("add", id: "add").onInsert { names.append("new") }])
      }
    }
    showRows()
    run.driver.isEditing = true
    showRows()
    probe.delete(at: RowIndexPath(section: 0, row: 1))
    run.expect(names == ["a", "c"], "deleting row 1 should reach its handler")
    showRows()
    probe.insert(at: RowIndexPath(section: 0, row: names.count))
    run.expect(names == ["a", "c", "new"], "inserting should reach the handler of the last row")
    showRows()
  }

  private static func moves(_ run: ContractRun) {
    guard let probe = run.probe((any MovingProbe).self, for: .moves) else { return }
    var names = ["a", "b", "c", "d"]
    var takesMoves = true
    @SectionBuilder func sections() -> [TableSection] {
      TableSection { Row("head") }
      TableSection(names, id: \.self) { Row($0) }
        .onMove { from, to in
          guard takesMoves else { return }
          names.insert(names.remove(at: from), at: to)
          run.driver.sections = sections()
        }
    }
    func showRows() { run.show { sections() } }
    showRows()
    run.driver.isEditing = true
    showRows()
    for (from, to, expected) in [
      (0, 2, ["b", "c", "a", "d"]), (3, 0, ["d", "b", "c", "a"]), (1, 2, ["d", "c", "b", "a"]),
    ] {
      probe.move(at: RowIndexPath(section: 1, row: from), to: RowIndexPath(section: 1, row: to))
      run.expect(names == expected, "moving row \(from) to \(to) should lead to \(expected)")
      showRows()
    }
    takesMoves = false
    probe.move(at: RowIndexPath(section: 1, row: 0), to: RowIndexPath(section: 1, row: 1))
    // The model keeps its order.
    run.settle()
    run.expectNewestPage()
    run.expect(
      run.probe.shown().sections.last?.rows.map(\.texts) == names.map { [$0] },
      "a row that the model does not move should be put back")
  }

  private static func scrolling(_ run: ContractRun) {
    guard let probe = run.probe((any ScrollingProbe).self, for: .scrolling) else { return }
    var count = 60
    func showRows() {
      run.show {
        for section in ["a", "b"] {
          TableSection((0..<count).map { "\(section)\($0)" }, id: \.self) { Row($0) }.id(section)
        }
      }
    }
    showRows()
    for row in ["b59", "a0", "b30"] {
      probe.navigator.scroll(to: row)
      run.settle()
      let indexPath = run.driver.page.indexPath(ofRow: ItemID(row))
      run.expect(indexPath.map { probe.isInView($0) } == true, "row \(row) should be in view")
    }
    for place in ScrollPosition.allCases {
      probe.navigator.scroll(to: "a20", at: place)
      run.settle()
      let row = RowIndexPath(section: 0, row: 20)
      run.expect(probe.isInView(row), "row a20 should be in view at \(place)")
    }
    // The row is inserted by the same change.
    count = 61
    probe.navigator.scroll(to: "b60")
    showRows()
    let last = RowIndexPath(section: 1, row: 60)
    run.expect(probe.isInView(last), "an inserted row should be in view")
  }
}
