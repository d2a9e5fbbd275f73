// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

@MainActor
@Suite("Pages that a search has opened")
struct FoundPageTests {
  private final class Devices {
    var names = ["Phone", "Watch", "Laptop"]
  }

  private struct DevicesPage: TablePage {
    let devices: Devices
    var title: String { "Devices" }
    var sections: [TableSection] {
      TableSection { Row("About", id: "about") }
      TableSection(devices.names, id: \.self) { Row($0) }
    }
  }

  /// The first texts of the rows with the background of a found row.
  private func highlighted(_ test: PageTest) -> [String] {
    let page = test.page
    return page.sections.indices.flatMap { section in
      (0..<page.sections[section].rowCount).compactMap { row in
        let place = RowIndexPath(section: section, row: row)
        guard page.style(at: place)?.rowBackground == .selectedRowBackground else { return nil }
        return page.row(at: place)?.texts.first
      }
    }
  }

  @Test("The found row is highlighted, also in a section of data")
  func highlights() {
    for (row, text) in [("about", "About"), ("Watch", "Watch")] {
      let page = FoundPage(DevicesPage(devices: Devices()), row: ItemID(row))
      #expect(highlighted(PageTest(page)) == [text])
    }
  }

  @Test("The found row stays highlighted when the data change, and the others are kept")
  func changes() throws {
    let devices = Devices()
    let test = PageTest(FoundPage(DevicesPage(devices: devices), row: "Watch"))
    #expect(highlighted(test) == ["Watch"])
    devices.names = ["Tablet", "Phone", "Watch"]
    test.driver.update()
    #expect(highlighted(test) == ["Watch"])
    let rows = try #require(test.updates.last?.edits?.changes.rows)
    #expect(rows.inserts.count == 1 && rows.deletes.count == 1)
    #expect(rows.moves.isEmpty && rows.updates.isEmpty)
  }
}
