// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport
import Testing

@Suite("Cancellation")
struct CancellationTests {
  private struct Stop: Error, Equatable {
    let call: Int
  }

  @Test("The diff throws the check's own error, with its type")
  func typed() {
    let error = #expect(throws: Stop.self) {
      try Changeset(fromIDs: 0..<10_000, toIDs: (0..<10_000).reversed()) { () throws(Stop) in
        throw Stop(call: 1)
      }
    }
    #expect(error == Stop(call: 1))
  }

  @Test("A canceled task stops the diff")
  func task() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try Changeset(
        fromIDs: 0..<10_000, toIDs: (0..<10_000).reversed(), check: Task.checkCancellation)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Each step calls the check often, and an error stops the diff in any call")
  func everywhere() throws {
    // Shuffled, so that all steps have work: trimmed ends, a walk, tables.
    var random = SeededGenerator(seed: 5)
    let old = Array(0..<60_000)
    var new = old
    new[20_000..<40_000].shuffle(using: &random)
    var calls = 0
    let whole = try Changeset(fromIDs: old, toIDs: new) { () throws(Stop) in calls += 1 }
    #expect(calls > old.count * 2 / 4_096)
    #expect(whole == Changeset(fromIDs: old, toIDs: new))
    for last in 1...calls {
      var count = 0
      #expect(throws: Stop(call: last)) {
        try Changeset(fromIDs: old, toIDs: new) { () throws(Stop) in
          count += 1
          if count == last { throw Stop(call: count) }
        }
      }
    }
  }

  @Test(
    "No step takes long between two checks", arguments: ["walk", "prefix", "suffix", "table"])
  func noLongStep(step: String) throws {
    let old = Array(0..<200_000)
    var new = old
    switch step {
    case "walk": new.append(new.removeFirst())
    case "prefix": new.append(-1)
    case "suffix": new.insert(-1, at: 0)
    default: new.reverse()
    }
    var looks = 0
    var most = 0
    _ = try Changeset(
      from: old, to: new,
      id: { (element: Int) -> Int in
        looks += 1
        return element
      },
      isEqual: { _, _ in true },
      check: { () throws(Stop) in
        most = max(most, looks)
        looks = 0
      })
    #expect(max(most, looks) < 40_000, "ids were looked at \(most) times between two checks")
  }

  @Test("The diff of two pages stops between two sections")
  func page() {
    let old = (0..<20).map { PageSection(head: Head(id: $0), rows: [Item(id: $0)]) }
    #expect(throws: Stop(call: 3)) {
      var count = 0
      _ = try SectionedChangeset(from: old, to: old) { () throws(Stop) in
        count += 1
        if count == 3 { throw Stop(call: count) }
      }
    }
  }
}
