// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseModel
import RowhouseTesting
import Testing

@testable import RowhouseHosting

/// The observation of the values that a page or a row reads.
@MainActor
struct ObservationTokenTests {
  private let offMainChanges = OffMainChanges {}

  private func observing(
    _ shared: SharedCount, onChange: @escaping @MainActor () -> Void
  ) -> ObservationToken {
    observe(reportingTo: offMainChanges, { shared.count }, onChange: onChange).token
  }

  @Test("An observation lasts until the first change, and at most as long as its token")
  func end() {
    let shared = SharedCount()
    let calls = Counter()
    var token: ObservationToken? = observing(shared) { calls.add() }
    shared.count = 1
    #expect(calls.count == 1)
    shared.count = 2
    #expect(calls.count == 1)
    token = observing(shared) { calls.add() }
    _ = token
    token = nil
    shared.count = 3
    #expect(calls.count == 1)
  }

  @Test("An observed object retains nothing of an observation that has ended")
  func nothingStays() {
    let shared = SharedCount()
    weak var counter: Counter?
    var token: ObservationToken?
    func start() {
      let own = Counter()
      counter = own
      token = observing(shared) { own.add() }
    }
    start()
    #expect(counter != nil)
    _ = token
    token = nil
    #expect(counter == nil)
  }

  @Test("The observations of earlier evaluations end, however often a page is evaluated")
  func observationsDoNotPileUp() throws {
    let notes = Notes()
    let host = RecordingHost()
    let driver = PageDriver(host: host)
    driver.show(NotesPage(notes))
    driver.page.makeAllRows()
    weak let rows = try #require(driver.page.sections.last?.lazyRows)
    weak let observation = driver.pipeline.evaluator.observation
    #expect(rows != nil && observation != nil)
    driver.update()
    driver.flush()
    host.forget()
    #expect(observation == nil)
    #expect(rows == nil)
  }

  @Test("A change outside of the main actor raises a flag, and calls nothing else")
  func offMainActor() async {
    let shared = SharedCount()
    let calls = Counter()
    let token = observing(shared) { calls.add() }
    await Task.detached { shared.count = 1 }.value
    #expect(calls.count == 0)
    #expect(offMainChanges.take())
    #expect(!offMainChanges.take())
    withExtendedLifetime(token) {}
  }

  @Test("Code detects if it runs on the main actor")
  func isCurrent() async {
    #expect(MainActor.isCurrent)
    #expect(await Task { MainActor.isCurrent }.value)
    #expect(await Task.detached { MainActor.isCurrent }.value == false)
    let isCurrent = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: MainActor.isCurrent) }
    }
    #expect(!isCurrent)
  }

  @Test("An observation that a change has ended leaves nothing behind")
  func changedAndReleased() {
    let model = SharedCount()
    let calls = Counter()
    for _ in 0..<3 {
      let token = observing(model) { calls.add() }
      model.count += 1
      model.count += 1
      withExtendedLifetime(token) {}
    }
    #expect(calls.count == 3)
    model.count += 1
    #expect(calls.count == 3)
  }
}

extension SectionSnapshot {
  fileprivate var lazyRows: LazyRows? {
    if case .lazy(let rows) = rows { rows } else { nil }
  }
}
