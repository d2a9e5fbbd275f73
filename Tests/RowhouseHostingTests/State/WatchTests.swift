// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@testable import RowhouseHosting

/// How long what a page reads is watched.
@MainActor
struct WatchTests {
  @Test("What was read is watched until the first change, and not after the watch has ended")
  func end() {
    let shared = SharedCount()
    let calls = Counter()
    var watch: Watch? = watching(shared) { calls.add() }
    shared.count = 1
    #expect(calls.count == 1)
    shared.count = 2
    #expect(calls.count == 1)
    watch = watching(shared) { calls.add() }
    _ = watch
    watch = nil
    shared.count = 3
    #expect(calls.count == 1)
  }

  private func watching(
    _ shared: SharedCount, onChange: @escaping @Sendable () -> Void
  ) -> Watch {
    tracked({ shared.count }, onChange: onChange).watch
  }

  @Test("When the watch ends, what it read keeps nothing of it")
  func nothingStays() {
    let shared = SharedCount()
    weak var token: Counter?
    var watch: Watch?
    func start() {
      let own = Counter()
      token = own
      watch = watching(shared) { own.add() }
    }
    start()
    #expect(token != nil)
    _ = watch
    watch = nil
    #expect(token == nil)
  }

  @Test("However often a page is evaluated, the watches of the evaluations before have ended")
  func watchesDoNotPileUp() throws {
    let notes = Notes()
    let host = RecordingHost()
    let driver = PageDriver(host: host)
    driver.show(NotesPage(notes))
    driver.page.makeAllRows()
    weak let rows = try #require(driver.page.sections.last?.lazyRows)
    weak let watch = driver.watch
    #expect(rows != nil && watch != nil)
    driver.update()
    driver.flush()
    host.forget()
    #expect(watch == nil)
    #expect(rows == nil)
  }

  @Test("What is changed inside of a call is told from what is changed elsewhere meanwhile")
  func making() async {
    let making = Making()
    let elsewhere = making.during { Task.detached { Making.notePageChange() } }
    await elsewhere.value
    #expect(!making.changedPage)
    let other = Making()
    let later = other.during {
      Making.noteRowChange()
      return Task { Making.notePageChange() }
    }
    #expect(other.changedRows)
    await later.value
    #expect(!other.changedPage)
  }
}

extension SectionSnapshot {
  fileprivate var lazyRows: LazyRows? {
    if case .lazy(let rows) = rows { rows } else { nil }
  }
}
