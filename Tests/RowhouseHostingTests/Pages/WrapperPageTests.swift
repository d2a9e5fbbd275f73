// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseHosting

@MainActor
@Suite("Pages that show another page")
struct WrapperPageTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  /// A page on which no property has its default value.
  private struct SpecialPage: LoadingPage, RefreshablePage, ScrollingPage, LinkedPage {
    let log: Log
    var title: String { "Title" }
    var sections: [TableSection] { TableSection("Header") { Row("Row") } }
    var appearance: PageAppearance { .insetGrouped }
    var bar: PageBar { .fadesIn }
    var barColors: PageBarColors? { PageBarColors(background: .destructive) }
    var header: HeaderFooter { .title("Above") }
    var footer: HeaderFooter { .title("Below") }
    var loadState: LoadState { .empty("Empty") }
    var style: StyleOverrides {
      var style = StyleOverrides()
      style.margin = 7
      return style
    }
    var theme: Theme? { Theme.standard }
    var colorScheme: PageColorScheme? { .dark }
    var language: String? { "de" }
    var deselectsAfterTap: Bool { false }
    var isEditing: Bool { true }
    var stickyHeaders: Bool { true }
    var followsEnd: Bool { true }
    var leaveGuard: LeaveGuard? { LeaveGuard("Discard?", leave: "Discard", stay: "Stay") }
    func didSelect(_ selection: RowSelection) { log.lines.append("select") }
    func load() async { log.lines.append("load") }
    func refresh() async { log.lines.append("refresh") }
    func didScroll(_ event: ScrollEvent) { log.lines.append("\(event)") }
    var path: String { "/special" }
  }

  private struct Wrapper: WrapperPage {
    let wrappedPage: any TablePage
  }

  private struct Retitled: WrapperPage {
    let wrappedPage: any TablePage
    var title: String { "Other" }
  }

  private struct PlainPage: TablePage {
    var title: String { "" }
    var sections: [TableSection] { [] }
  }

  @Test("A wrapper has every property of the other page")
  func properties() {
    let page = SpecialPage(log: Log())
    let properties = PageProperties(page)
    #expect(PageProperties(Wrapper(wrappedPage: page)) == properties)
    // Every property is tested: none has the value of a page without its own properties.
    let plain = Mirror(reflecting: PageProperties(PlainPage())).children
    for (child, other) in zip(Mirror(reflecting: properties).children, plain) {
      #expect("\(child.value)" != "\(other.value)", "\(child.label ?? "")")
    }
    #expect("\(Wrapper(wrappedPage: page).loadState)" == "\(page.loadState)")
    #expect(Wrapper(wrappedPage: page).sections.count == 1)
  }

  @Test("A wrapper differs in the properties that it declares")
  func declared() {
    let properties = PageProperties(Retitled(wrappedPage: SpecialPage(log: Log())))
    #expect(properties.title == "Other" && properties.language == "de")
  }

  @Test("A wrapper of a plain page can be neither selected nor refreshed")
  func plain() {
    #expect(PageProperties(Wrapper(wrappedPage: PlainPage())) == PageProperties(PlainPage()))
  }

  @Test("Scrolling reaches the other page, whose address the wrapper has")
  func scrolling() {
    let log = Log()
    let wrapper = Wrapper(wrappedPage: Wrapper(wrappedPage: SpecialPage(log: log)))
    let fixture = DriverFixture(wrapper)
    fixture.driver.send(scroll: .didScroll(offset: 4))
    #expect(log.lines.last == "didScroll(offset: 4.0)")
    #expect(wrapper.linkedPage?.path == "/special")
    #expect(Wrapper(wrappedPage: PlainPage()).linkedPage == nil)
  }

  @Test("Selections, loading and refreshing reach the other page")
  func events() async {
    let log = Log()
    let wrapper = Wrapper(wrappedPage: SpecialPage(log: log))
    await wrapper.load()
    await wrapper.refresh()
    wrapper.didSelect(
      RowSelection(
        row: Row("Row").row, section: ItemID("s"), indexPath: RowIndexPath(section: 0, row: 0)))
    #expect(log.lines == ["load", "refresh", "select"])
  }
}
