// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  typealias Clause = @MainActor (ContractRun) -> Void

  static var clauses: [(String, Clause)] {
    [
      ("rows are inserted, deleted, moved and changed", rows),
      ("sections are inserted, deleted and moved", sections),
      ("rows move to other sections", acrossSections),
      ("headers, footers and the title change", heads),
      ("rows of data", data),
      ("loading states", states),
    ] + eventClauses + abilityClauses + headerClauses + focusClauses + selectionClauses
      + shortcutClauses
  }

  private static func rows(_ run: ContractRun) {
    for names in ["abc", "abcd", "bc", "cb", "xcybz", "", "qrst", "tsrq", "t"] {
      run.show {
        TableSection("list", rows: names.map { Row($0.uppercased(), id: "\($0)") })
      }
    }
    for value in ["1", "22", ""] {
      run.show {
        TableSection("list") {
          Row("T", id: "t").value(value).accessory(value.isEmpty ? .checkmark : .disclosure)
          Row("D", id: "d").accessory(value.isEmpty ? .detail : .detailDisclosure)
          ToggleRow("Switch", isOn: value == "22") { _ in }
        }
      }
    }
  }

  private static func sections(_ run: ContractRun) {
    for names in [["a"], ["a", "b", "c"], ["c", "a"], ["b", "c", "a", "d"], [], ["e", "a"]] {
      run.show {
        for name in names {
          TableSection(rows: [Row("first of \(name)", id: 1), Row("second of \(name)", id: 2)])
            .header(HeaderFooter(name)).id(name)
        }
      }
    }
  }

  private static func acrossSections(_ run: ContractRun) {
    for (first, second) in [("abc", "d"), ("ac", "db"), ("", "dbac"), ("cabd", ""), ("c", "abd")] {
      run.show {
        TableSection("first", rows: first.map { Row("\($0)", id: "\($0)") }).id(1)
        TableSection("second", rows: second.map { Row("\($0)", id: "\($0)") }).id(2)
          .style(\.margin, 30)
      }
    }
    run.show {
      TableSection("second", rows: "abc".map { Row("\($0)", id: "\($0)") }).id(2)
      TableSection("third", rows: "d".map { Row("\($0)", id: "\($0)") }).id(3)
    }
  }

  private static func heads(_ run: ContractRun) {
    for header in ["one", "", "two"] {
      run.driver.title = "title \(header)"
      run.show {
        TableSection(header, footer: HeaderFooter("\(header) below")) { Row("row") }
      }
    }
  }

  private static func data(_ run: ContractRun) {
    for numbers in [[1, 2, 3], [3, 1], [1, 2, 3, 4, 5, 6], [], [7]] {
      for suffix in ["", "!"] {
        run.show {
          TableSection(numbers, id: \.self, header: "data") { Row("row \($0)\(suffix)") }
          TableSection { Row("after") }
        }
      }
    }
  }

  private static func states(_ run: ContractRun) {
    let states: [LoadState] = [
      .loading("wait"), .content, .more(load: {}), .more(failed: "offline", retry: {}),
      .more(load: {}), .empty("none"), .failed("broken", retry: {}), .content,
    ]
    for state in states {
      run.show { TableSection("rows") { Row("row") }.loadState(state) }
    }
  }
}
