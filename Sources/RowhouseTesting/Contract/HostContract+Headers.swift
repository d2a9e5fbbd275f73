// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  static var headerClauses: [(String, Clause)] {
    [("the button of a header reaches the newest handler", pressing)]
  }

  private static func pressing(_ run: ContractRun) {
    guard let probe = run.probe((any HeaderProbe).self, for: .headerButtons) else { return }
    var pressed: [String] = []
    for (evaluation, title) in ["See all", "Clear & <close>", "", "See all"].enumerated() {
      run.show {
        TableSection("plain") { Row("row") }.id("plain")
        TableSection(evaluation == 3 ? "" : "titled") { Row("row") }
          .headerButton(title) { pressed.append("\(title) \(evaluation)") }
          .id("titled")
        TableSection("last") { Row("row") }
          .headerButton("Last") { pressed.append("Last \(evaluation)") }
          .id("last")
      }
      for (section, expected) in [
        (1, title.isEmpty ? [] : ["\(title) \(evaluation)"]), (2, ["Last \(evaluation)"]), (0, []),
      ] {
        probe.pressHeaderButton(ofSection: section)
        run.settle()
        run.expect(
          pressed == expected,
          "a press in header \(section) should reach \(expected) of evaluation \(evaluation)")
        pressed = []
      }
    }
  }
}
