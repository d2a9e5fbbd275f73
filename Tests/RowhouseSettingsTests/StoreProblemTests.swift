// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import StoreChecks
import Testing

@Suite("Problems of files with settings")
struct StoreProblemTests {
  @Test("A handler of problems may use the store")
  func handler() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let probe = StoreProbe()
    let store = try JSONFileStore(path: path, pollingInterval: 1_000, onProblem: probe.use)
    probe.store = store
    // The first problem is found by a change, the second one by reading.
    try "[1".write(toFile: path, atomically: true, encoding: .utf8)
    try store.set(1, forKey: "a")
    try "[2".write(toFile: path, atomically: true, encoding: .utf8)
    try store.refresh()
    #expect(probe.values == [["a": 1], [:]] && !probe.wasBlocked)
    #expect(store.values == ["seen 2": true])
  }

  @Test("A file that cannot be read is reported once, until it can be read again")
  func repeatedProblem() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let probe = StoreProbe()
    let store = try JSONFileStore(path: path, pollingInterval: 0.002, onProblem: probe.use)
    probe.store = store
    let observation = store.observe { _ in }
    let deep = String(repeating: "[", count: 100)
    for round in 1...2 {
      try deep.write(toFile: path, atomically: true, encoding: .utf8)
      try await wait { probe.values.count >= round }
      // Time for many looks at the file.
      try await Task.sleep(for: .milliseconds(100))
      #expect(probe.values.count == round)
      try "{\"round\": \(round)}".write(toFile: path, atomically: true, encoding: .utf8)
      try await wait { store.values["round"]?.number == Double(round) }
    }
    withExtendedLifetime(observation) {}
  }

  private func wait(until isTrue: () -> Bool) async throws {
    for _ in 0..<2_000 where !isTrue() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(isTrue())
  }
}

/// A handler of problems that reads and changes the store, and keeps the values that it has read.
private final class StoreProbe: @unchecked Sendable {
  private let lock = NSLock()
  private weak var target: JSONFileStore?
  private var log: [[String: SettingsValue]] = []
  private var timedOut = false
  var store: JSONFileStore? {
    get { lock.withLock { target } }
    set { lock.withLock { target = newValue } }
  }
  var values: [[String: SettingsValue]] { lock.withLock { log } }
  /// True if the store could not be used within five seconds while it called the handler.
  var wasBlocked: Bool { lock.withLock { timedOut } }
  /// The handler, which uses the store on another thread, so that a lock is noticed.
  var use: @Sendable (JSONFileProblem) -> Void {
    { [self] problem in
      let end = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { [self] in
        record(problem)
        end.signal()
      }
      if end.wait(timeout: .now() + 5) == .timedOut { lock.withLock { timedOut = true } }
    }
  }

  private func record(_ problem: JSONFileProblem) {
    let store = store
    let values = store?.values ?? [:]
    let count = lock.withLock {
      log.append(values)
      return log.count
    }
    if case .corrupt = problem { try? store?.set(true, forKey: "seen \(count)") }
  }
}
