// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct RecordingHostTests {
  @Observable @MainActor
  final class Model {
    var count = 1
  }

  struct Page: TablePage {
    let model: Model

    var title: String { "Page" }

    var sections: [TableSection] {
      TableSection { for number in 0..<model.count { Row("\(number)").id(number) } }
    }
  }

  struct Failure: Error, Equatable {}

  final class Reports {
    var kinds: [PageDiagnostic.Kind] = []
  }

  let model = Model()
  let host = RecordingHost()
  let reports = Reports()
  let driver: PageDriver

  init() {
    let reports = reports
    driver = PageDriver(
      host: host, diagnostics: DiagnosticsHandler { reports.kinds.append($0.kind) })
  }

  @Test func updatesAreRecorded() throws {
    #expect(host.page == nil)
    driver.show(Page(model: model))
    driver.update()
    driver.flush()
    model.count = 3
    driver.flush()
    #expect(host.updates.map(\.number) == [1, 2, 3])
    #expect(host.edits.map(\.number) == [1, 3])
    #expect(host.page?.rowCount == 3)
    #expect(!host.isBusy)
    #expect(!host.finishUpdate())
    let reference = try #require(driver.page.reference(at: RowIndexPath(section: 0, row: 2)))
    driver.send(.select, to: reference)
    #expect(host.deselectedRows == [RowIndexPath(section: 0, row: 2)])
    host.forget()
    #expect(host.updates.isEmpty && host.deselectedRows.isEmpty)
    #expect(reports.kinds.isEmpty)
  }

  @Test func onlyTheNewestPageIsNext() {
    host.finishesAtOnce = false
    driver.show(Page(model: model))
    #expect(host.isBusy)
    for count in 2...5 {
      model.count = count
      driver.flush()
    }
    #expect(host.updates.count == 1)
    #expect(host.finishUpdate())
    driver.flush()
    #expect(host.updates.count == 2)
    #expect(host.page?.rowCount == 5)
    #expect(host.updates[1].edits?.changes.rows.inserts.count == 4)
    #expect(host.finishUpdate())
    driver.flush()
    #expect(host.updates.count == 2)
    #expect(!host.isBusy)
  }

  @Test func failuresAreFollowedByTheWholePage() {
    driver.show(Page(model: model))
    host.fail(with: Failure())
    model.count = 2
    driver.flush()
    #expect(host.refusedUpdates.map(\.number) == [2])
    #expect(host.updates.map(\.content) == [.reload, .reload])
    #expect(host.failure == nil)
    #expect(host.page?.rowCount == 2)
    #expect(reports.kinds == [.hostFailed("Failure()")])
  }

  @Test func hostsThatAlwaysFailAreAbandoned() {
    host.failure = Failure()
    driver.show(Page(model: model))
    #expect(host.updates.isEmpty)
    let refused = host.refusedUpdates.count
    #expect(refused > 0)
    driver.flush()
    #expect(host.refusedUpdates.count == refused)
    host.failure = nil
    model.count = 2
    driver.flush()
    #expect(host.updates.map(\.content) == [.reload])
  }

  @Test func failuresAreCounted() {
    host.fail(with: Failure(), times: 2)
    driver.show(Page(model: model))
    #expect(host.refusedUpdates.count == 2)
    #expect(host.updates.count == 1)
    host.fail(with: Failure(), times: 0)
    model.count = 2
    driver.flush()
    #expect(host.updates.count == 2)
  }
}
