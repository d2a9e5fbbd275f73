// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  /// What a user does.
  static var eventClauses: [(String, Clause)] {
    [
      ("a tap reaches the newest handler of its row", taps),
      ("a switch shows what the model says", switches),
      ("a field reports what was typed and shows what the model says", fields),
      ("a button of a row", buttons),
      ("updates that come while one is carried out", busyHosts),
    ]
  }

  private static func taps(_ run: ContractRun) {
    var taps: [String] = []
    for (turn, names) in [["a", "b"], ["x", "a", "b"], ["b", "a"]].enumerated() {
      run.show {
        TableSection(
          rows: names.map { name in
            Row(name, id: name).onSelect { taps.append("\(name)\(turn)") }
          })
      }
      for (row, name) in names.enumerated() {
        run.probe.tap(at: RowIndexPath(section: 0, row: row))
        run.expect(
          taps.last == "\(name)\(turn)",
          "a tap on row \(row) should reach the handler of \(name) of evaluation \(turn)")
      }
      run.expect(taps.count == names.count, "each tap should be told once")
      taps = []
    }
  }

  private static func switches(_ run: ContractRun) {
    var isOn = false
    var takesChanges = true
    var told: [Bool] = []
    func showSwitch() {
      run.show {
        TableSection {
          ToggleRow("switch", isOn: isOn) { value in
            told.append(value)
            if takesChanges { isOn = value }
          }
        }
      }
    }
    showSwitch()
    for takes in [true, true, false] {
      takesChanges = takes
      let value = !isOn
      run.probe.change(.main, to: .isOn(value), at: RowIndexPath(section: 0, row: 0))
      run.expect(told.last == value, "the handler should be told that the switch is \(value)")
      showSwitch()
    }
  }

  private static func fields(_ run: ContractRun) {
    var text = "first"
    var takesText = true
    var told: [String] = []
    func showField() {
      run.show {
        TableSection {
          FieldRow("field", text: text) { typed in
            told.append(typed)
            if takesText { text = typed.uppercased() }
          }
        }
      }
    }
    showField()
    for (typed, takes) in [("second", true), ("", true), ("<b> \"é\" /%2F 👋", true), ("x", false)] {
      takesText = takes
      let count = told.count
      run.probe.change(.main, to: .text(typed), at: RowIndexPath(section: 0, row: 0))
      run.expect(
        told.count == count + 1 && told.last == typed,
        "the handler should be told once that “\(typed)” was typed")
      showField()
    }
  }

  private static func buttons(_ run: ContractRun) {
    var presses = 0
    var state = LoadState.failed("broken") { presses += 1 }
    run.show { TableSection { Row("row") }.loadState(state) }
    run.probe.change(StatusContent.retry, to: .pressed, at: RowIndexPath(section: 0, row: 0))
    run.expect(presses == 1, "the button should be told once")
    state = .content
    run.show { TableSection { Row("row") }.loadState(state) }
  }

  private static func busyHosts(_ run: ContractRun) {
    var taps: [String] = []
    func push(_ names: [String]) {
      run.driver.sections = [
        TableSection(rows: names.map { name in Row(name, id: name).onSelect { taps.append(name) } })
      ]
      run.driver.flush()
    }
    push(["a", "b", "c"])
    push(["b"])
    push(["c", "d", "b"])
    run.settle()
    run.expectNewestPage()
    push(["e"])
    push(["d", "e"])
    let shown = run.probe.shown().sections.first?.rows.first?.texts.first
    run.probe.tap(at: RowIndexPath(section: 0, row: 0))
    // The row may have gone with a page that the host has not been handed.
    run.expect(
      taps.isEmpty || taps == [shown ?? ""],
      "a tap while an update is carried out should reach the row that was shown")
    run.settle()
    run.expectNewestPage()
  }
}
