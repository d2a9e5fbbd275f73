// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The navigator of a page")
struct CurrentNavigatorTests {
  /// A page without its own navigator.
  struct TellingPage: LoadingPage, RefreshablePage {
    let name: String
    var title: String { name }

    var sections: [TableSection] {
      let evaluated = navigator
      TableSection {
        Row("tell").onSelect { navigator.toast("\(name) tells") }
        Row("compare").onSelect { navigator.toast("\(evaluated === navigator)") }
        Row("later").onSelect { Task { navigator.toast("\(name) tells later") } }
      }
      TableSection([1], id: \.self) { number in
        let made = navigator
        Row("datum \(number)").onSelect { made.toast("\(name) tells of \(number)") }
      }
      TableSection {
        LinkRow("next") { TellingPage(name: "\(name)'s next") }
      }
    }

    func load() async { navigator.toast("\(name) loads") }
    func refresh() async { navigator.toast("\(name) refreshes") }
  }

  @Test("Handlers, evaluations, and rows of data sections use the navigator of their stack")
  func handlers() throws {
    let test = PageTest(TellingPage(name: "first"))
    try test.tap("tell")
    try test.tap("compare")
    try test.tap("datum 1")
    #expect(test.toasts == ["first tells", "true", "first tells of 1"])
  }

  @Test("Two stacks never use each other's navigator")
  func stacks() throws {
    let (first, second) = (
      PageTest(TellingPage(name: "first")), PageTest(TellingPage(name: "second"))
    )
    try first.tap("tell")
    try second.tap("tell")
    try first.tap("datum 1")
    #expect(first.toasts == ["first tells", "first tells of 1"])
    #expect(second.toasts == ["second tells"])
  }

  @Test("A pushed page uses the navigator of the page before")
  func pushed() throws {
    let test = PageTest(TellingPage(name: "first"))
    try test.tap("next")
    #expect(test.title == "first's next")
    try test.tap("tell")
    #expect(test.toasts == ["first's next tells"])
  }

  @Test("Tasks, loading and refreshing inherit it")
  func tasks() async throws {
    let host = RecordingHost()
    let navigation = RecordingNavigation()
    let navigator = Navigator()
    navigator.host = navigation
    let driver = PageDriver(host: host, navigator: navigator)
    driver.show(TellingPage(name: "first"))
    let later = try #require(driver.reference(at: RowIndexPath(section: 0, row: 2)))
    driver.send(.tap, to: later)
    driver.refresh()
    while navigation.toasts.count < 3 { await Task.yield() }
    #expect(
      Set(navigation.toasts) == ["first loads", "first tells later", "first refreshes"])
    #expect(driver.navigator === navigator)
  }

  @Test("No navigator is current outside of pages")
  func outside() {
    #expect(Navigator.current == nil)
  }

  @Test("Reading it outside of the page's code traps")
  func outsideOfPage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TellingPage(name: "first").navigator }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "TellingPage.navigator was read outside of the page's evaluation and its handlers"))
  }
}
