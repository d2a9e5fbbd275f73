// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page that is compared off the main actor, and one of whose rows takes 50 milliseconds to draw.
struct SlowPage: TablePage {
  let counter: Counter
  let clock: HandPageClock
  var act: @MainActor () -> Void = {}

  var title: String { "Slow" }
  var sections: [TableSection] {
    TableSection {
      Row("Act", id: "act").onSelect {
        act()
        counter.count += 1
      }
      CustomRow(SlowContent(count: counter.count, clock: clock))
    }
    .id("all")
    TableSection {
      for number in 0..<PageDriver.defaultMainActorComparisonLimit / 2 { Row("\(number)") }
    }
  }
}

private struct SlowContent: RowContent {
  let count: Int
  let clock: HandPageClock

  static func == (first: Self, second: Self) -> Bool { first.count == second.count }

  func body(style: ResolvedStyle) -> Part {
    clock.advance(by: .milliseconds(50))
    return .text("\(count)")
  }
}
