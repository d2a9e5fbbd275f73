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

  @Test("The message about a file edited by hand names the line of the mistake")
  func mistake() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    try "{\n  \"a\": 1\n  \"b\": 2\n}".write(toFile: path, atomically: true, encoding: .utf8)
    // A file whose lock cannot be opened cannot be renamed.
    try FileManager.default.createDirectory(
      atPath: path + ".lock", withIntermediateDirectories: false)
    let mistake = "a JSON object (line 3: “,” or “}” is expected)"
    let error = #expect(throws: SettingsStoreError.self) {
      _ = try JSONFileStore(path: path) { _ in }
    }
    let lock = "its lock “\(path).lock” cannot be opened: Is a directory"
    #expect(
      "\(try #require(error))" == """
        The settings in “\(path)” cannot be read: it is not \(mistake), and it cannot be renamed: \(lock).
        """)
    try FileManager.default.removeItem(atPath: path + ".lock")
    let probe = ProblemTexts()
    _ = try JSONFileStore(path: path, onProblem: probe.add)
    #expect(
      probe.all == [
        """
        The settings in “\(path)” are not \(mistake). The file was renamed to “\(path).corrupt-1”, and the settings begin \
        with their defaults. To use the file again, correct it, and give it its old name.
        """
      ])
  }

  @Test("A file that cannot be read is reported, and again after it could be read")
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
      try "{\"round\": \(round)}".write(toFile: path, atomically: true, encoding: .utf8)
      try await wait { store.values["round"]?.number == Double(round) }
      #expect(probe.values.count == round)
    }
    withExtendedLifetime(observation) {}
  }

  @Test("An error that many looks have is reported once, until a look has none")
  func repeatedError() async throws {
    let looks = LookLog()
    let timer = PollingTimer(interval: 0.001)
    timer.start(looks.look, onError: looks.note)
    for round in 1...2 {
      let failures = looks.failureCount
      looks.fails = true
      try await wait { looks.failureCount >= failures + 20 }
      #expect(looks.errors.count == round, "\(looks.errors)")
      looks.fails = false
      let count = looks.count
      // The next look may have begun before.
      try await wait { looks.count >= count + 3 }
    }
  }

  @Test("An interval that is not positive traps, and one without a limit checks nothing")
  func intervals() async throws {
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try JSONFileStore(path: "/nowhere/s.json", pollingInterval: 0)
    }
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UserDefaultsStore(pollingInterval: -1)
    }
    for (result, interval) in [(none, "0.0"), (negative, "-1.0")] {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("The polling interval \(interval) is not a positive number"))
    }
    let folder = try TemporaryFolder()
    for interval in [Double.infinity, .greatestFiniteMagnitude] {
      let store = try JSONFileStore(path: folder.file("s.json"), pollingInterval: interval)
      withExtendedLifetime(store.observe { _ in }) {}
    }
  }

  private func wait(until isTrue: () -> Bool) async throws {
    while !isTrue() { try await Task.sleep(for: .milliseconds(5)) }
  }
}

/// A look that throws an error while ``fails`` is true, and a list of the reported errors.
private final class LookLog: @unchecked Sendable {
  private let lock = NSLock()
  private var isFailing = false
  private var counts = (all: 0, failed: 0)
  private var noted: [SettingsStoreError] = []
  var fails: Bool {
    get { lock.withLock { isFailing } }
    set { lock.withLock { isFailing = newValue } }
  }
  var count: Int { lock.withLock { counts.all } }
  var failureCount: Int { lock.withLock { counts.failed } }
  var errors: [SettingsStoreError] { lock.withLock { noted } }

  @Sendable func look() throws(SettingsStoreError) {
    let fails = lock.withLock {
      counts.all += 1
      if isFailing { counts.failed += 1 }
      return isFailing
    }
    if fails { throw .unreadable(path: "s.json", reason: "it is not a JSON object") }
  }

  @Sendable func note(_ error: SettingsStoreError) { lock.withLock { noted.append(error) } }
}

/// The messages of the problems that a store has reported.
private final class ProblemTexts: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []
  var all: [String] { lock.withLock { texts } }

  @Sendable func add(_ problem: JSONFileProblem) { lock.withLock { texts.append("\(problem)") } }
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
  /// True if the store could not be used within five minutes while it called the handler.
  var wasBlocked: Bool { lock.withLock { timedOut } }
  /// The handler, which uses the store on another thread, so that a lock is noticed.
  var use: @Sendable (JSONFileProblem) -> Void {
    { [self] problem in
      let end = DispatchSemaphore(value: 0)
      // A queue may have no free thread while other tests use all of them.
      Thread.detachNewThread { [self] in
        record(problem)
        end.signal()
      }
      if end.wait(timeout: .now() + 300) == .timedOut { lock.withLock { timedOut = true } }
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
