// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Rows for which the page keeps the same value.
@MainActor
struct SharedMemoryTests {
  private final class Item {
    var amount = 1.0
  }

  @Test("Numbers and expanders of a loop that share their text or state are reported")
  func loops() {
    let fixture = DriverFixture {
      for amount in [900.0, 400] {
        TableSection {
          NumberRow("Amount", value: amount) { _ in }
          ExpanderRow("More") { Row("Detail") }
        }
      }
    }
    let first = [RowIndexPath(section: 0, row: 0), RowIndexPath(section: 0, row: 1)]
    #expect(fixture.reports.kinds == first.map { .sharedMemory(first: $0) })
    #expect(fixture.reports.all.map(\.row?.title) == ["Amount", "More"])
  }

  @Test("Rows with names, objects, or ids of their own share nothing")
  func names() {
    let items = [Item(), Item()]
    let fixture = DriverFixture {
      for (index, item) in items.enumerated() {
        TableSection {
          NumberRow("Amount", value: 1.0, name: "\(index)") { _ in }
          NumberRow("Amount", item, \.amount)
          ExpanderRow("More", name: "\(index)") { Row("Detail") }
          ExpanderRow("Stored", isOpen: false, onChange: { _ in }) { Row("Detail") }
        }
      }
      TableSection([1, 2], id: \.self) { _ in NumberRow("Amount", value: 1.0) { _ in } }
    }
    #expect(fixture.reports.all == [])
  }
}
