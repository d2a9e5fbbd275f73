// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("The contract of hosts with several pages")
@MainActor
struct NavigationContractTests {
  private final class PageTestProbe: StackProbe {
    private var test = PageTest(ListPage("", [String]()))

    func show(_ page: any TablePage) { test = PageTest(page) }

    var depth: Int { test.titles.count }
    var title: String { test.titles.last ?? "" }

    func tap(row: Int) {
      #expect(throws: Never.self) { try test.tap(.at(RowIndexPath(section: 0, row: row))) }
    }

    func goBack() { #expect(throws: Never.self) { try test.back() } }

    func finishTransition() -> Bool { true }
  }

  @Test("The pages of a test keep the contract")
  func pages() async {
    #expect(await NavigationContract { PageTestProbe() }.check(sequences: 150) == [])
  }

  @Test("A host of another package keeps the contract, even if it retains pages that were left")
  func stack() async {
    #expect(await NavigationContract { CarelessStack() }.check(sequences: 60) == [])
    #expect(
      await NavigationContract { CarelessStack(retainsPages: true) }.check(sequences: 60) == [])
  }

  @Test("A host that makes a mistake breaks the contract", arguments: CarelessStack.Fault.allCases)
  func careless(fault: CarelessStack.Fault) async throws {
    let faults = await NavigationContract { CarelessStack(fault) }.check(seed: 1, sequences: 50)
    let first = try #require(faults.first)
    #expect(first.hasPrefix("seed ") && first.contains("after the steps: "))
  }
}

/// A stack of pages of another package, whose user goes back without a request.
@MainActor
final class CarelessStack {
  enum Fault: CaseIterable {
    /// The host does not know the places of its pages.
    case forgetsPlaces
    /// The host does not notify the page to which the user returns.
    case forgetsReturns
    /// The host leaves one page too few.
    case leavesOnePage
  }

  private let fault: Fault?
  private let retainsPages: Bool
  private let navigator = Navigator()
  private var screens: [Screen] = []
  private var left: [Screen] = []

  init(_ fault: Fault? = nil, retainsPages: Bool = false) {
    self.fault = fault
    self.retainsPages = retainsPages
  }

  @MainActor
  private final class Screen {
    let host = RecordingHost()
    let driver: PageDriver

    init(_ navigator: Navigator) {
      driver = PageDriver(host: host, navigator: navigator, diagnostics: .silent)
    }
  }
}

extension CarelessStack: NavigationHost {
  func perform(_ request: NavigationRequest) {
    switch request {
    case .push(let page): push(page)
    case .pop(let count): leave(fault == .leavesOnePage ? 1 : count)
    case .replace(let page):
      push(page)
      left.append(screens.remove(at: screens.count - 2))
    default: break
    }
    if !retainsPages { left = [] }
  }

  func place(of page: any PageHost) -> PagePlace {
    fault == .forgetsPlaces ? .onTop : PagePlace(of: page, in: screens.map(\.host))
  }

  private func push(_ page: any TablePage) {
    let screen = Screen(navigator)
    screens.append(screen)
    screen.driver.show(page)
  }

  private func leave(_ count: Int) {
    let count = min(count, screens.count - 1)
    left += screens.suffix(count)
    screens.removeLast(count)
  }
}

extension CarelessStack: StackProbe {
  func show(_ page: any TablePage) {
    push(page)
    navigator.host = self
  }

  var depth: Int { screens.count }
  var title: String { screens.last?.driver.page.title ?? "" }

  func tap(row: Int) {
    guard let driver = screens.last?.driver,
      let reference = driver.page.reference(at: RowIndexPath(section: 0, row: row))
    else { return }
    driver.send(.tap, to: reference)
  }

  func goBack() {
    leave(1)
    if !retainsPages { left = [] }
    if fault != .forgetsReturns { screens.last?.driver.readAgain() }
  }

  func finishTransition() -> Bool { true }
}
