// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// Selection by the application.
@MainActor
struct ApplicationSelectionTests {
  @MainActor
  @Observable
  final class Songs {
    var hasBanner = true
    var chosen: Set<String> = []
    var takesChanges = true
  }

  /// A host that stores the selected rows, and can complete updates later.
  private final class SelectingHost: PageHost, NavigationHost {
    var selectedReferences: [RowReference] = []
    var allowsMultipleSelection = false
    var isDelayed = false
    weak var driver: PageDriver?
    private var page: PageSnapshot?
    private var completion: (@MainActor () -> Void)?

    func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
      page = update.page
      if isDelayed { self.completion = completion } else { completion() }
    }

    func finish() {
      isDelayed = false
      completion?()
    }

    func select(_ indexPath: RowIndexPath) {
      if let row = page?.reference(at: indexPath) { selectedReferences.append(row) }
    }

    func perform(_ request: NavigationRequest) {
      if case .select(let id) = request { driver?.select(id) }
    }

    var selectedRows: [ItemID] { driver?.selectedRows ?? [] }

    func deselect(_ indexPath: RowIndexPath) {
      selectedReferences.removeAll { page?.indexPath(of: $0) == indexPath }
    }
  }

  private let host = SelectingHost()
  private let songs = Songs()

  /// Shows a banner, and then songs with the ids `a`, `b`, and `c`.
  private func driver(
    _ songsSection: @escaping @MainActor (TableSection, Songs) -> TableSection = { section, _ in
      section
    }
  ) -> PageDriver {
    let driver = PageDriver(host: host)
    driver.show(
      AnyPage { [songs] in
        if songs.hasBanner { TableSection { Row("Banner") } }
        songsSection(
          TableSection(["a", "b", "c"], id: \.self) { Row($0).staysSelected() }.id("songs"), songs)
      })
    return driver
  }

  @Test("While the host performs an update, the selection is that of the newest page")
  func duringUpdate() {
    let driver = driver()
    driver.select("a")
    #expect(host.selectedReferences.map(\.indexPath) == [RowIndexPath(section: 1, row: 0)])
    host.isDelayed = true
    songs.hasBanner = false
    driver.flush()
    #expect(driver.selectedRows == ["a"])
    #expect(driver.select("c"))
    #expect(driver.selectedRows == ["c"])
    host.finish()
    #expect(driver.selectedRows == ["c"])
  }

  @Test("One object can be the host of the page and of its navigator")
  func bothHosts() {
    let driver = driver()
    (host.driver, driver.navigator.host) = (driver, host)
    driver.navigator.select("b")
    #expect(driver.navigator.selectedRows == ["b"])
    #expect(host.selectedReferences.map(\.row) == ["b"])
  }

  @Test("Other rows stay selected in a host that allows multiple selection")
  func multipleSelection() {
    let driver = driver()
    driver.select("a")
    host.allowsMultipleSelection = true
    driver.select("c")
    #expect(driver.selectedRows == ["a", "c"])
    host.allowsMultipleSelection = false
    driver.select("b")
    #expect(driver.selectedRows == ["b"])
  }

  @Test("A row of a section with multiple selection is selected by the model")
  func model() {
    var calls: [Set<String>] = []
    let driver = driver { section, songs in
      section.selectsSeveral(songs.chosen) {
        calls.append($0)
        if songs.takesChanges { songs.chosen = $0 }
      }
    }
    #expect(driver.select("b") && driver.select("a") && driver.select("a"))
    #expect(driver.selectedRows == ["a", "b"] && host.selectedReferences.isEmpty)
    #expect(driver.deselect("b") && driver.deselect("b"))
    #expect(driver.selectedRows == ["a"] && calls == [["b"], ["a", "b"], ["a"]])
    songs.takesChanges = false
    #expect(driver.select("c"))
    #expect(driver.selectedRows == ["a"])
    #expect(!driver.select("d"))
  }
}
