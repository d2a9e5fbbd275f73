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

  @Test("The found row is highlighted, also in a data section")
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

  private final class Sounds {
    var showsRingtone = true
  }

  private struct SoundsPage: TablePage {
    let sounds: Sounds
    var title: String { "Sounds" }
    var sections: [TableSection] {
      TableSection("Network") { Row("Wi-Fi") }
      TableSection("Letters") { Rows(["a", "b"], id: \.self) { Row($0) } }
      if sounds.showsRingtone {
        TableSection("Sound") {
          Row("Ringtone")
          Rows(["a", "b"], id: \.self) { Row("Tone \($0)") }
        }
      }
      TableSection(0..<40, id: \.self) { Row("\($0)") }
    }
  }

  @Test(
    "A result opens its row, and not a row of another section with the same id",
    arguments: ["Ringtone", "Tone b", "Wi-Fi"], [false, true])
  func sections(_ text: String, _ isSearchable: Bool) throws {
    let page = SoundsPage(sounds: Sounds())
    let inner = PageSearch { page }
    let root: any TablePage = isSearchable ? SearchablePage(page, search: inner) : page
    let search = PageSearch { root }
    let result = try #require(search.results(for: text).first { $0.title == text })
    let test = PageTest(DevicesPage(devices: Devices()))
    result.open(with: test.navigator)
    #expect(highlighted(test) == [text])
    let top = try #require(test.displayedRows.first)
    #expect(test.page.row(at: top)?.texts.first == text && test.toasts.isEmpty)
  }

  private struct GroupsPage: TablePage {
    var title: String { "Groups" }
    var sections: [TableSection] {
      for name in ["Ann", "Bob"] {
        TableSection("Team") { Row(name, id: "leader") }.id("team")
      }
    }
  }

  @Test("A result in the second of two sections with the same id is highlighted")
  func repeatedSections() throws {
    let result = try #require(PageSearch { GroupsPage() }.results(for: "Bob").first)
    let test = PageTest(DevicesPage(devices: Devices()))
    result.open(with: test.navigator)
    #expect(highlighted(test) == ["Bob"] && test.toasts.isEmpty)
  }

  @Test(
    "A result whose section is hidden meanwhile shows a message, even if another section has its id"
  )
  func hiddenSection() throws {
    let sounds = Sounds()
    let search = PageSearch { SoundsPage(sounds: sounds) }
    let result = try #require(search.results(for: "Ringtone").first)
    sounds.showsRingtone = false
    let test = PageTest(DevicesPage(devices: Devices()))
    result.open(with: test.navigator)
    #expect(highlighted(test).isEmpty && test.toasts == ["Ringtone: hidden at present"])
  }
}
