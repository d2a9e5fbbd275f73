// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import Testing

@Suite("Loads that several tasks wait for")
struct SharedLoadsTests {
  private let count = Locked(0)

  private func load(_ value: Int?, from loads: SharedLoads<Int>) async -> Int? {
    await loads.value(at: "a") { [count] in
      count.withLock { $0 += 1 }
      return value
    }
  }

  @Test("A value that does not exist is not requested again soon")
  func missing() async {
    let loads = SharedLoads<Int>()
    for _ in 0..<5 { #expect(await load(nil, from: loads) == nil) }
    #expect(count.withLock { $0 } == 1)
  }

  @Test("A value that did not exist is requested again after the pause")
  func again() async {
    let loads = SharedLoads<Int>(pause: 0)
    #expect(await load(nil, from: loads) == nil)
    var value: Int?
    while value == nil {
      await Task.yield()
      value = await load(1, from: loads)
    }
    #expect(value == 1)
  }

  @Test("A load ends when the last task that waits for it is canceled, and can then be repeated")
  func canceled() async {
    let loads = SharedLoads<Int>()
    let (started, start) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let waiting = (0..<2).map { _ in
      Task {
        await loads.value(at: "a") {
          start.yield()
          for await _ in AsyncStream<Void>.makeStream().stream {}
          end.finish()
          return nil
        }
      }
    }
    for await _ in started { break }
    for task in waiting { task.cancel() }
    for await _ in ended {}
    for task in waiting { #expect(await task.value == nil) }
    #expect(await load(1, from: loads) == 1)
  }
}
