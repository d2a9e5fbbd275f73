// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  static var selectionClauses: [(String, Clause)] {
    [
      ("a tap without an effect keeps the selection", tapsWithoutEffect),
      ("a row that refuses to be deselected stays selected", refusedDeselection),
      ("a tap on another row deselects a disabled row", disabledSelection),
      ("the application selects one of several rows by the model", requestedSelection),
      ("a tap in editing mode only selects a row", editedSelection),
    ]
  }

  private static func tapsWithoutEffect(_ run: ContractRun) {
    if run.probe.unsupportedAbilities.contains(.selection) { return }
    var calls: [String] = []
    run.show {
      TableSection {
        Row("first", id: "first").staysSelected()
          .onSelect { calls.append("select") }
          .onDeselect { calls.append("deselect") }
        Row("plain", id: "plain").value("1")
        FieldRow("field", text: "") { _ in }.id("field")
        Row("last", id: "last").staysSelected()
      }
    }
    tap(0, ["first"], run)
    tap(1, ["first"], run)
    tap(2, ["first"], run)
    run.expect(calls == ["select"], "the taps should call only onSelect, and called \(calls)")
    tap(3, ["last"], run)
    run.expect(calls == ["select", "deselect"], "the last tap should deselect the first row")
  }

  private static func refusedDeselection(_ run: ContractRun) {
    if run.probe.unsupportedAbilities.contains(.selection) { return }
    var calls: [String] = []
    run.show {
      TableSection {
        Row("refuses", id: "refuses").staysSelected()
          .onWillDeselect { false }
          .onDeselect { calls.append("refuses") }
        Row("stays", id: "stays").staysSelected().onDeselect { calls.append("stays") }
        Row("tap", id: "tap").onSelect { calls.append("tap") }
      }
    }
    tap(0, ["refuses"], run)
    tap(1, ["refuses", "stays"], run)
    tap(2, ["refuses"], run)
    run.expect(calls == ["stays", "tap"], "the taps should call [stays, tap], and called \(calls)")
  }

  private static func disabledSelection(_ run: ContractRun) {
    if run.probe.unsupportedAbilities.contains(.selection) { return }
    var calls: [String] = []
    func showRows(isDisabled: Bool) {
      run.show {
        TableSection {
          Row("first", id: "first").staysSelected().disabled(isDisabled)
            .onDeselect { calls.append("first") }
          Row("second", id: "second").staysSelected()
        }
      }
    }
    showRows(isDisabled: false)
    tap(0, ["first"], run)
    showRows(isDisabled: true)
    tap(0, ["first"], run)
    tap(1, ["second"], run)
    run.expect(calls == ["first"], "the taps should deselect [first], and deselected \(calls)")
  }

  private static func requestedSelection(_ run: ContractRun) {
    var chosen: Set<String> = []
    func showRows() {
      run.show {
        TableSection(["a", "b", "c"], id: \.self) { Row($0) }.selectsSeveral(chosen) { chosen = $0 }
      }
    }
    func expect(_ expected: Set<String>) {
      run.expect(chosen == expected, "\(expected) should be selected instead of \(chosen)")
      showRows()
      let selected = run.driver.selectedRows
      run.expect(
        selected == expected.sorted().map { ItemID($0) },
        "the selected rows should be \(expected.sorted()) instead of \(selected)")
    }
    showRows()
    run.driver.select("b")
    expect(["b"])
    run.driver.select("a")
    expect(["a", "b"])
    run.driver.deselect("b")
    expect(["a"])
    run.probe.tap(at: RowIndexPath(section: 0, row: 0))
    expect([])
  }

  private static func editedSelection(_ run: ContractRun) {
    var calls: [String] = []
    var chosen: Set<String> = []
    func showRows() {
      run.show {
        TableSection(["a", "b"], id: \.self) { name in
          Row(name).onSelect { calls.append("select \(name)") }
            .onDeselect { calls.append("deselect \(name)") }
        }
        .selectsSeveral(chosen, whileEditing: true) { chosen = $0 }
      }
    }
    func tap(_ row: Int, _ expected: Set<String>) {
      run.probe.tap(at: RowIndexPath(section: 0, row: row))
      run.expect(
        chosen == expected,
        "a tap on row \(row) should lead to the selected rows \(expected) instead of \(chosen)")
      showRows()
    }
    showRows()
    run.driver.isEditing = true
    showRows()
    tap(0, ["a"])
    tap(1, ["a", "b"])
    tap(0, ["b"])
    run.expect(calls.isEmpty, "taps in editing mode should call no handlers, and called \(calls)")
    run.driver.isEditing = false
    showRows()
    tap(0, ["b"])
    run.expect(calls == ["select a"], "a tap should call [select a], and called \(calls)")
  }

  /// Taps a row of the first section, and checks which rows are selected.
  private static func tap(_ row: Int, _ expected: [ItemID], _ run: ContractRun) {
    run.probe.tap(at: RowIndexPath(section: 0, row: row))
    run.settle()
    let selected = run.driver.selectedRows
    run.expect(
      selected == expected,
      "after a tap on row \(row), the rows \(expected) should be selected instead of \(selected)")
  }
}
