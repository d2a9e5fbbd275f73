// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Hummingbird
import Rowhouse
import RowhouseHummingbird
import Synchronization
import Testing

@MainActor
@Suite("Turns of sessions", .timeLimit(.minutes(20)))
struct TurnTests {
  /// A page whose rows perform the closures of a test.
  private struct WorkPage: TablePage {
    let work: Work
    let name: String

    var title: String { name }
    var sections: [TableSection] {
      TableSection {
        Row("Act", id: "act").onSelect { work.act(name) }
        Row("Hold", id: "hold").onSelect { work.hold() }
      }
      .id("all")
    }
  }

  /// A page with so many rows that they are compared off the main actor.
  private struct LongPage: TablePage {
    let work: Work

    var title: String { "Long" }
    var sections: [TableSection] {
      TableSection {
        Row("Act", id: "act").onSelect {
          work.act("long")
          work.newRows += 1
        }
        for number in 0..<work.newRows {
          Row("New \(number)", id: number).onWillDisplay { work.add("shown \(number)") }
        }
      }
      .id("all")
      TableSection {
        for number in 0..<PageDriver.defaultMainActorComparisonLimit / 2 { Row("\(number)") }
      }
    }
  }

  /// The work of the rows, which a test can block and log.
  @MainActor
  private final class Work {
    nonisolated let gate = DispatchSemaphore(value: 0)
    private(set) var log: [String] = []
    var act: (String) -> Void = { _ in }
    /// The number of rows that the long page has gained.
    var newRows = 0

    func add(_ name: String) { log.append(name) }

    /// Keeps the main actor busy until the gate opens.
    func hold() { gate.wait() }
  }

  /// A gate that blocks the threads that compare pages, for five minutes at most.
  private final class Gate: Sendable {
    private let isOpen = DispatchSemaphore(value: 0)
    private let isWaiting = DispatchSemaphore(value: 0)
    private let late = Mutex(0)

    /// The number of comparisons that did not wait until the gate opened.
    var lateCount: Int { late.withLock { $0 } }

    func pass() {
      isWaiting.signal()
      if isOpen.wait(timeout: .now() + .seconds(300)) == .timedOut { late.withLock { $0 += 1 } }
    }

    /// Waits until a number of comparisons wait.
    func fill(_ count: Int) {
      for _ in 0..<count { isWaiting.wait() }
    }

    func open(for count: Int) {
      for _ in 0..<count { isOpen.signal() }
    }
  }

  /// Content whose comparison waits for a gate.
  private struct GatedContent: RowContent {
    let gate: Gate

    static func == (first: Self, second: Self) -> Bool {
      first.gate.pass()
      return true
    }

    func body(style: ResolvedStyle) -> Part { .text("Gated") }
  }

  /// A page with so many rows that they are compared off the main actor, which waits for a gate.
  private struct GatedPage: TablePage {
    let gate: Gate

    var title: String { "Gated" }
    var sections: [TableSection] {
      TableSection {
        Row("Act", id: "act").onSelect {}
        CustomRow(GatedContent(gate: gate))
      }
      .id("all")
      TableSection {
        for number in 0..<PageDriver.defaultMainActorComparisonLimit / 2 { Row("\(number)") }
      }
    }
  }

  private let clock = HandPageClock()
  private let work = Work()

  private func application(
    _ pages: PageServer, _ router: Router<BasicRequestContext> = Router()
  ) -> some ApplicationProtocol {
    let work = work
    router.page("/long", on: pages) { _ in LongPage(work: work) }
    router.page("/:name", on: pages) { context in
      WorkPage(work: work, name: context.parameters.get("name") ?? "")
    }
    pages.addRoutes(to: router)
    return Application(router: router)
  }

  private func pages() -> PageServer {
    var configuration = PageServer.Configuration()
    configuration.clock = clock
    return PageServer(configuration: configuration)
  }

  /// Sends events one after the other while the main actor is busy, and waits for all answers.
  private nonisolated func send(
    _ events: [(session: String, number: Int)], whileHolding holder: String, _ pages: PageServer,
    _ client: TestClient
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { _ = try await client.send("tap/tall/thold", number: 1, to: holder) }
      while pages.waitingEventCount < 1 { try await Task.sleep(for: .milliseconds(1)) }
      for (count, event) in events.enumerated() {
        group.addTask {
          let answer = try await client.send(
            "tap/tall/tact", number: event.number, to: event.session)
          #expect(answer.status == .ok)
        }
        while pages.waitingEventCount < count + 2 { try await Task.sleep(for: .milliseconds(1)) }
      }
      work.gate.signal()
      try await group.waitForAll()
    }
  }

  @Test("The session that has used the main actor least is the next one")
  func turns() async throws {
    let (pages, work, clock) = (pages(), work, clock)
    work.act = { [unowned work] name in
      work.add(name)
      if name == "heavy" { clock.advance(by: .milliseconds(50)) }
    }
    try await application(pages).test { client in
      let heavy = try await client.open("/heavy")
      let light = try await client.open("/light")
      let holder = try await client.open("/holder")
      _ = try await client.send("tap/tall/tact", number: 1, to: heavy)
      try await send(
        [(heavy, 2), (heavy, 3), (light, 1), (light, 2)], whileHolding: holder, pages, client)
      // What was used is forgotten with time.
      clock.advance(by: .seconds(60))
      let other = try await client.open("/holder")
      try await send([(heavy, 4), (light, 3)], whileHolding: other, pages, client)
    }
    #expect(work.log == ["heavy", "light", "light", "heavy", "heavy", "heavy", "light"])
  }

  @Test("A batch ends before an event of a session that has used the main actor for long")
  func heavyBatches() async throws {
    let (pages, work, clock) = (pages(), work, clock)
    work.act = { [unowned work] name in
      work.add(name)
      if name == "heavy" { clock.advance(by: .milliseconds(50)) }
      if name == "light" { Task { work.add("other") } }
    }
    try await application(pages).test { client in
      let (heavy, light) = (try await client.open("/heavy"), try await client.open("/light"))
      _ = try await client.send("tap/tall/tact", number: 1, to: heavy)
      try await send([(heavy, 2), (light, 1)], whileHolding: client.open("/holder"), pages, client)
    }
    #expect(work.log == ["heavy", "light", "other", "heavy"])
  }

  @Test("A batch of events ends after two milliseconds")
  func batches() async throws {
    let (pages, work, clock) = (pages(), work, clock)
    work.act = { [unowned work] name in
      work.add(name)
      clock.advance(by: .milliseconds(1))
      if name == "a" { Task { work.add("other") } }
    }
    try await application(pages).test { client in
      var events: [(String, Int)] = []
      for name in ["a", "b", "c", "d"] { events.append((try await client.open("/\(name)"), 1)) }
      try await send(events, whileHolding: client.open("/holder"), pages, client)
    }
    #expect(work.log == ["a", "b", "other", "c", "d"])
  }

  @Test("Other sessions go on while a large page is compared, and its own events wait")
  func largePages() async throws {
    let (pages, work) = (pages(), work)
    work.act = { [unowned work] name in work.add(name) }
    try await application(pages).test { client in
      let long = try await client.open("/long")
      let light = try await client.open("/light")
      let holder = try await client.open("/holder")
      try await send([(long, 1), (long, 2), (light, 1)], whileHolding: holder, pages, client)
      #expect(await work.log == ["long", "light", "shown 0", "long", "shown 1"])
      let answer = try await client.send("tap/tall/tact", number: 3, after: 3, to: long)
      #expect(answer.status == .ok && answer.text.contains("New 2"))
    }
  }

  @Test("The drawing of a large page after its comparison is part of what its session has used")
  func drawing() async throws {
    let (pages, work, clock) = (pages(), work, clock)
    work.act = { [unowned work] name in work.add(name) }
    let router = Router()
    router.page("/slow", on: pages) { _ in
      SlowPage(counter: Counter(), clock: clock) { work.act("slow") }
    }
    try await application(pages, router).test { client in
      let (slow, light) = (try await client.open("/slow"), try await client.open("/light"))
      _ = try await client.send("tap/tall/tact", number: 1, to: slow)
      try await send([(slow, 2), (light, 1)], whileHolding: client.open("/holder"), pages, client)
    }
    #expect(work.log == ["slow", "light", "slow"])
  }

  @Test("Comparisons of large pages leave the threads to others")
  func threads() async throws {
    let (pages, gate) = (pages(), Gate())
    let router = Router()
    router.page("/gated", on: pages) { _ in GatedPage(gate: gate) }
    router.page("/light", on: pages) { [work] _ in WorkPage(work: work, name: "light") }
    pages.addRoutes(to: router)
    let count = ProcessInfo.processInfo.activeProcessorCount
    try await Application(router: router).test { client in
      var gated: [String] = []
      for _ in 0..<count { gated.append(try await client.open("/gated")) }
      let light = try await client.open("/light")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for session in gated {
          group.addTask {
            let answer = try await client.send("tap/tall/tact", number: 1, to: session)
            #expect(answer.status == .ok)
          }
        }
        // From then on, each thread of the pool of comparisons waits.
        await withCheckedContinuation { filled in
          Thread.detachNewThread {
            gate.fill(count)
            filled.resume()
          }
        }
        let answer = try await client.send("tap/tall/tact", number: 1, to: light)
        #expect(answer.status == .ok)
        gate.open(for: count)
        try await group.waitForAll()
      }
    }
    #expect(gate.lateCount == 0)
  }
}
