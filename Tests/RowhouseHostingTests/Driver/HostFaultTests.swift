// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Hosts that break their contract.
@MainActor
struct HostFaultTests {
  @Test("A second completion of one update is reported and ignored")
  func twice() async throws {
    let host = TwiceHost()
    let reports = Reports()
    let driver = PageDriver(host: host, diagnostics: reports.handler)
    driver.show(AnyPage { TableSection { Row("a") } })
    #expect(reports.kinds == [.repeatedCompletion(update: 1)])
    #expect(reports.all.first?.page == "AnyPage")
    let completion = try #require(host.completion)
    host.completion = nil
    completion()
    #expect(reports.kinds.count == 2)
    driver.update()
    await driver.settled()
    #expect(host.count == 2)
  }

  @Test("A late completion of an earlier update does not end the current one")
  func late() async {
    let host = TwiceHost()
    let reports = Reports()
    let driver = PageDriver(host: host, diagnostics: reports.handler)
    driver.show(AnyPage { TableSection { Row("a") } })
    let early = host.completion
    host.isSilent = true
    driver.update()
    driver.flush()
    #expect(host.count == 2)
    early?()
    driver.update()
    driver.flush()
    #expect(host.count == 2)
    host.completion?()
    driver.flush()
    #expect(host.count == 3)
  }

  @Test("A host that throws is reported, and receives the whole page")
  func throwing() async {
    let notes = Notes()
    let fixture = DriverFixture { TableSection { Row(notes.title) } }
    fixture.host.fail(with: HostError())
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == [.hostFailed("out of paper")])
    #expect(fixture.host.refusedUpdates.map(\.number) == [2])
    #expect(fixture.host.updates.map(\.content) == [.reload, .reload])
    #expect(fixture.texts == [["x"]])
    notes.title = "y"
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
  }

  @Test("A host that always throws receives no update until the next change")
  func alwaysThrowing() async {
    let notes = Notes()
    let fixture = DriverFixture()
    fixture.host.failure = HostError()
    fixture.driver.show(AnyPage { TableSection { Row(notes.title) } })
    await fixture.driver.settled()
    #expect(fixture.host.refusedUpdates.count == 3)
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.host.refusedUpdates.count == 6)
    fixture.host.failure = nil
    notes.title = "y"
    await fixture.driver.settled()
    #expect(fixture.host.updates.last?.content == .reload)
    #expect(fixture.texts == [["y"]])
  }

  @Test("A host that throws after its completion has failed")
  func doneAndThrown() async {
    let host = TwiceHost()
    let reports = Reports()
    let driver = PageDriver(host: host, diagnostics: reports.handler)
    host.throwsAfterwards = true
    driver.show(AnyPage { TableSection { Row("a") } })
    await driver.settled()
    #expect(host.count == 3)
    let failure = PageDiagnostic.Kind.hostFailed("out of paper")
    #expect(reports.kinds == [failure, failure, failure])
    host.throwsAfterwards = false
    driver.update()
    await driver.settled()
    #expect(host.lastContent == .reload)
  }

  @Test("A driver without its host continues, and sends events")
  func gone() async throws {
    let notes = Notes()
    let reports = Reports()
    var host: RecordingHost? = RecordingHost()
    let driver = try PageDriver(host: #require(host), diagnostics: reports.handler)
    driver.show(AnyPage { TableSection { Row(notes.title).onSelect { notes.isOpen = true } } })
    host = nil
    notes.title = "x"
    await driver.settled()
    #expect(driver.page.joinedTexts(at: RowIndexPath(section: 0, row: 0)) == "x")
    let row = try #require(driver.page.reference(at: RowIndexPath(section: 0, row: 0)))
    #expect(driver.send(.tap, to: row))
    #expect(notes.isOpen)
    #expect(reports.all == [])
  }
}

/// A host that completes each update twice.
@MainActor
private final class TwiceHost: PageHost {
  var count = 0
  var lastContent: HostUpdate.Content?
  var completion: (@MainActor () -> Void)?
  var isSilent = false
  var throwsAfterwards = false

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    count += 1
    lastContent = update.content
    self.completion = completion
    if isSilent { return }
    completion()
    if throwsAfterwards { throw HostError() }
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) {}
}
