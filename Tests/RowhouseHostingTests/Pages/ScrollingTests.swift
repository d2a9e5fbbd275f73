// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Scrolling, prefetching, and the page's settings for both and for editing.
@MainActor
struct ScrollingTests {
  private struct Page: ScrollingPage {
    let log: Log

    var title: String { "Feed" }
    var appearance: PageAppearance { .plain }
    var isEditing: Bool { true }
    var sections: [TableSection] { TableSection { Row("post") } }

    func didScroll(_ event: ScrollEvent) { log.notes.append("\(event)") }
  }

  @MainActor
  final class Log { var notes: [String] = [] }

  @Test("Only a page with a scroll handler receives scroll events")
  func scrolling() {
    let notes = Log()
    let fixture = DriverFixture(Page(log: notes))
    #expect(fixture.driver.page.handlesScrolling)
    fixture.driver.send(scroll: .didScroll(offset: 4))
    fixture.driver.send(scroll: .didEndDragging(decelerates: true))
    #expect(notes.notes == ["didScroll(offset: 4.0)", "didEndDragging(decelerates: true)"])
    fixture.driver.show(AnyPage { TableSection { Row("a") } })
    #expect(!fixture.driver.page.handlesScrolling)
    fixture.driver.send(scroll: .didScrollToTop)
    #expect(notes.notes.count == 2)
  }

  @Test("Pushed sections may have a scroll handler and be edited")
  func pushed() {
    let fixture = DriverFixture()
    fixture.driver.sections = [TableSection { Row("a") }]
    var offsets: [ScrollEvent] = []
    fixture.driver.onScroll = { offsets.append($0) }
    fixture.driver.isEditing = true
    fixture.driver.flush()
    #expect(fixture.driver.page.handlesScrolling && fixture.driver.page.isEditing)
    fixture.driver.send(scroll: .willBeginDragging)
    #expect(offsets == [.willBeginDragging])
    fixture.driver.isEditing = false
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.chrome == .editing)
    fixture.driver.onScroll = nil
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.chrome == .appearance)
  }

  @Test("Headers stay in view in plain pages. A page can change that")
  func stickyHeaders() {
    let page = Page(log: Log())
    #expect(page.stickyHeaders && page.isEditing)
    #expect(!AnyPage { TableSection {} }.stickyHeaders)
    let fixture = DriverFixture(page)
    #expect(fixture.driver.page.stickyHeaders)
  }

  @Test("Sections are notified of rows to prefetch, and of canceled prefetching")
  func prefetching() {
    var wanted: [[Int]] = []
    var canceled: [[Int]] = []
    let playlist = Playlist("")
    playlist.songs = (0..<100).map { "\($0)" }
    let fixture = DriverFixture {
      TableSection { Row("head") }
      playlist.section
        .onPrefetch({ wanted.append($0) }, cancelling: { canceled.append($0) })
    }
    #expect(fixture.driver.page.sections.map(\.isPrefetched) == [false, true])
    let rows = [3, 4, 5].map { RowIndexPath(section: 1, row: $0) }
    fixture.driver.prefetch([RowIndexPath(section: 0, row: 0)] + rows)
    fixture.driver.cancelPrefetching(rows.dropLast() + [RowIndexPath(section: 1, row: 500)])
    #expect(wanted == [[3, 4, 5]])
    #expect(canceled == [[3, 4]])
    playlist.songs.removeFirst()
    fixture.driver.flush()
    fixture.driver.prefetch([RowIndexPath(section: 1, row: 98)])
    #expect(wanted.last == [98])
  }
}
