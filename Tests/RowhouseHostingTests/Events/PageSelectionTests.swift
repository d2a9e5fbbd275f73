// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel
import RowhouseTesting
import Testing

/// A model that only the handler of the page changes, and that is not observed.
@Suite("Selections that a page handles")
@MainActor
struct PageSelectionTests {
  private let model = Taps()

  @Test("A plain model that only didSelect changes is shown at once", arguments: [true, false])
  func shown(selectsRows: Bool) throws {
    let host = StrictTableHost()
    let driver = PageDriver(host: host)
    driver.show(TapsPage(model: model, selectsRows: selectsRows))
    driver.flush()
    let row = try #require(driver.page.reference(at: RowIndexPath(section: 0, row: 0)))
    for count in 1...3 {
      driver.send(.select, to: row, flushing: true)
      #expect(model.count == count)
      #expect(driver.page.row(at: RowIndexPath(section: 0, row: 0))?.texts == ["\(count) taps"])
    }
  }

  @Test("A page that does not handle selections is not read again for a row without handlers")
  func inert() throws {
    let host = StrictTableHost()
    let driver = PageDriver(host: host)
    driver.show(InertPage(model: model))
    driver.flush()
    let row = try #require(driver.page.reference(at: RowIndexPath(section: 0, row: 0)))
    let before = model.evaluations
    driver.send(.select, to: row, flushing: true)
    #expect(model.evaluations == before)
  }
}

@MainActor
private final class Taps {
  var count = 0
  var evaluations = 0
}

private struct TapsPage: TablePage {
  let model: Taps
  let selectsRows: Bool

  var title: String { "Taps" }
  var sections: [TableSection] { TableSection { Row("\(model.count) taps", id: 1) } }

  func didSelect(_ selection: RowSelection) { model.count += 1 }
}

private struct InertPage: TablePage {
  let model: Taps

  var title: String { "Inert" }
  var sections: [TableSection] {
    model.evaluations += 1
    return [TableSection { Row("inert") }]
  }
}
