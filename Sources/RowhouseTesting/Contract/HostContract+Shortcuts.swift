// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  static var shortcutClauses: [(String, Clause)] {
    [
      ("a keyboard shortcut taps its row", shortcuts),
      ("a keyboard shortcut changes the only switch of a row", switches),
      ("a keyboard shortcut focuses the field of its row", fields),
    ]
  }

  private static func shortcuts(_ run: ContractRun) {
    guard let probe = run.probe((any ShortcutProbe).self, for: .shortcuts) else { return }
    var tapped: [String] = []
    for evaluation in 0..<3 {
      run.show {
        TableSection {
          Row("plain").value("\(evaluation)")
          ButtonRow("Disabled") { tapped.append("disabled") }.shortcut("n").disabled()
          ButtonRow("New") { tapped.append("new \(evaluation)") }.shortcut("n")
        }
        TableSection {
          ButtonRow("Another") { tapped.append("another") }.shortcut("n")
          ButtonRow("Find") { tapped.append("find \(evaluation)") }.shortcut("f")
        }
      }
      for (key, expected) in [
        ("n", ["new \(evaluation)"]), ("f", ["find \(evaluation)"]), ("x", []),
      ] {
        probe.press(KeyboardShortcut(Character(key)))
        run.settle()
        run.expect(
          tapped == expected,
          "the shortcut \(key) should call \(expected) of evaluation \(evaluation), and called \(tapped)"
        )
        tapped = []
      }
    }
  }

  private static func switches(_ run: ContractRun) {
    guard let probe = run.probe((any ShortcutProbe).self, for: .shortcuts) else { return }
    var changes: [Bool] = []
    for isOn in [false, true] {
      run.show {
        TableSection {
          ToggleRow("first", isOn: isOn) { _ in run.fail("the first switch changed") }
        }
        TableSection { ToggleRow("second", isOn: isOn) { changes.append($0) }.shortcut("d") }
      }
      probe.press(KeyboardShortcut("d"))
      run.settle()
      run.expect(
        changes == [!isOn], "the shortcut should change the switch once, and led to \(changes)")
      changes = []
    }
  }

  private static func fields(_ run: ContractRun) {
    guard let probe = run.probe((any ShortcutProbe).self, for: .shortcuts),
      let focus = run.probe((any FocusProbe).self, for: .focus)
    else { return }
    // The ids of the first rows are equal.
    run.show {
      TableSection { FieldRow("first", text: "") { _ in } }
      TableSection { FieldRow("second", text: "") { _ in }.shortcut("f") }
    }
    probe.press(KeyboardShortcut("f"))
    run.settle()
    run.expect(
      focus.focusedRow == RowIndexPath(section: 1, row: 0),
      "the field of the second section should have the focus")
  }
}
