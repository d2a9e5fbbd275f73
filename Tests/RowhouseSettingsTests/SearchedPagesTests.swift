// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

/// The pages that a search reads.
@MainActor
@Suite("Pages of a search")
struct SearchedPagesTests {
  private struct PausePage: TablePage {
    var title: String { "Uhr" }
    var language: String? { "de" }
    var sections: [TableSection] {
      TableSection {
        DurationRow("Pause", value: .seconds(5_400), in: .zero ... .seconds(7_200)) { _ in }
      }
    }
  }

  @Test("Values are in the language of the page, and are found in it")
  func language() throws {
    let search = PageSearch { PausePage() }
    let result = try #require(search.results(for: "Pause Std").first)
    #expect(result.title == "Pause")
    #expect(result.value == DurationFormat(language: "de").text(of: .seconds(5_400)))
  }

  @Test("The first page of searchable pages has a field, which a shortcut focuses")
  func firstPage() throws {
    let pages = SettingsPages(
      TestBundle.page(TestBundle.toggle("Wi-Fi", key: "wifi")), store: MemoryStore())
    #expect(pages.rootPage is SettingsPage)
    pages.isSearchable = true
    let test = PageTest(pages.rootPage)
    try test.pressShortcut("f")
    #expect(test.focusedRow?.id == ItemID("search field"))
    #expect(pages.rootPage.title == test.title)
  }

  @Test("Pages with a choice and a link are released after a search")
  func released() throws {
    weak var released: SettingsPages?
    func result() throws -> SearchResult? {
      let link: SettingsValue = [
        "Type": "PSChildPaneSpecifier", "Title": "More", "File": "More",
      ]
      let size = TestBundle.choice("Size", key: "size", default: 1, [1: "Small", 2: "Large"])
      let bundle = SettingsBundle(
        TestBundle.files([
          "Root": [size, link], "More": [TestBundle.toggle("Wi-Fi", key: "wifi")],
        ]))
      let pages = SettingsPages(bundle, store: MemoryStore())
      released = pages
      #expect(pages.search.results(for: "large").count == 1)
      return pages.search.results(for: "wi-fi").first
    }
    let result = try #require(try result())
    #expect(released == nil)
    // Its page no longer exists.
    let host = RecordingNavigation()
    let navigator = Navigator()
    navigator.host = host
    result.open(with: navigator)
    #expect(host.toasts == ["Wi-Fi: hidden at present"])
  }

  private struct DevicePage: TablePage {
    let serialNumber: String
    var title: String { "Device" }
    var sections: [TableSection] {
      TableSection {
        Row("Serial number").value(serialNumber)
        LinkRow("Other devices") { DevicesPage() }
      }
    }
  }

  private struct DevicesPage: TablePage {
    var title: String { "Devices" }
    var sections: [TableSection] {
      TableSection(["A1", "B2"], id: \.self) { number in
        LinkRow("Device") { DevicePage(serialNumber: number) }
      }
    }
  }

  @Test("Pages without an address that differ only in their texts are each read once")
  func equalIDs() {
    let search = PageSearch { DevicesPage() }
    #expect(search.results(for: "B2").map(\.title) == ["Serial number"])
    #expect(search.results(for: "serial").map(\.value) == ["A1", "B2"])
    #expect(search.rowCount == 6)
  }

  private struct LevelPage: TablePage {
    let level: Int
    var title: String { "Level" }
    var sections: [TableSection] {
      TableSection {
        Row("Number").value("\(level)")
        LinkRow("Deeper") { LevelPage(level: level + 1) }
      }
    }
  }

  private final class Clock {
    var time = 0
    func next() -> Int {
      time += 1
      return time
    }
  }

  private struct ClockPage: TablePage {
    let clock: Clock
    let titles: [String]
    var title: String { titles[0] }
    var sections: [TableSection] {
      TableSection(footer: "Synchronized \(clock.next()) s ago") {
        LinkRow("Next") { ClockPage(clock: clock, titles: titles.dropFirst() + [titles[0]]) }
      }
    }
  }

  @Test("A search ends at pages that lead to pages of their kind with other texts")
  func cycles() {
    let levels = PageSearch { LevelPage(level: 0) }
    #expect(levels.results(for: "number").map(\.value) == ["0", "1"])
    let clock = Clock()
    let search = PageSearch { ClockPage(clock: clock, titles: ["A", "B", "C"]) }
    #expect(search.results(for: "next").map(\.pathText).first == "A")
    #expect(search.rowCount == 4)
  }

  private struct AdministrationPage: TablePage {
    let isLocked: Bool
    var title: String { "Administration" }
    var sections: [TableSection] {
      TableSection {
        LinkRow("Accounts") { ListPage(title: "Accounts", row: "Delete all accounts") }
          .disabled(isLocked)
      }
      TableSection {
        LinkRow("Backups") { ListPage(title: "Backups", row: "Delete all backups") }
      }
      .disabled(isLocked)
    }
  }

  private struct ListPage: TablePage {
    let title: String
    let row: String
    var sections: [TableSection] { TableSection { Row(row) } }
  }

  @Test(
    "A search does not follow the links of disabled rows and sections", arguments: [false, true])
  func disabledLinks(isLocked: Bool) {
    let search = PageSearch { AdministrationPage(isLocked: isLocked) }
    #expect(search.results(for: "accounts").contains { $0.title == "Accounts" })
    #expect(search.results(for: "delete all").count == (isLocked ? 0 : 2))
  }

  private struct PersonPage: TablePage {
    let name: String
    let office: Navigator
    var title: String { name }
    var sections: [TableSection] {
      TableSection { Row("Phone of \(name)").onSelect { office.toast("Calling \(name)") } }
    }
  }

  private struct StaffPage: TablePage {
    let office: Navigator
    var title: String { "Staff" }
    var sections: [TableSection] {
      TableSection(["Ada", "Grace"], id: \.self) { name in
        let navigator = self.navigator
        return LinkRow(name) { PersonPage(name: name, office: navigator) }
      }
    }
  }

  private struct OfficePage: TablePage {
    var title: String { "Office" }
    var sections: [TableSection] {
      TableSection { LinkRow("Staff") { StaffPage(office: navigator) } }
    }
  }

  @Test("Links and rows can use the navigator while a search outside of pages reads them")
  func navigator() throws {
    let search = PageSearch { OfficePage() }
    let result = try #require(search.results(for: "grace phone").first)
    #expect(result.pathText == "Office › Staff › Grace")
    let staff = try #require(search.results(for: "ada").first { $0.title == "Ada" })
    let host = RecordingNavigation()
    let navigator = Navigator()
    navigator.host = host
    staff.open(with: navigator)
    let found = try #require(host.pushedPages.first as? FoundPage)
    #expect((found.wrappedPage as? StaffPage)?.office === navigator)
    #expect(host.toasts.isEmpty && host.scrolls.count == 1)
  }

  @Test("Pages that keep the navigator of a search can use it after a result was opened")
  func keptNavigator() throws {
    let host = RecordingNavigation()
    let navigator = Navigator()
    navigator.host = host
    let search = PageSearch(navigator: navigator) { OfficePage() }
    let result = try #require(search.results(for: "grace phone").first)
    result.open(with: navigator)
    let found = try #require(host.pushedPages.first as? FoundPage)
    #expect((found.wrappedPage as? PersonPage)?.office === navigator)
  }

  @Test("Links of a search on a page use the navigator of the page")
  func navigatorOfPage() throws {
    let search = PageSearch { OfficePage() }
    let test = PageTest(SearchablePage(OfficePage(), search: search))
    try test.type("grace phone", into: .id("search field"))
    try test.tap("Phone of Grace")
    try test.tap("Phone of Grace")
    #expect(test.title == "Grace" && test.toasts == ["Calling Grace"])
  }
}
