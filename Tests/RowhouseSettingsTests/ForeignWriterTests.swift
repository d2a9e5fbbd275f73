// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import RowhouseSettings
import StoreChecks
import Testing

@Suite("Files that other programs use")
struct ForeignWriterTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("s.json")
  }

  /// Returns a store that judges incomplete content only if it has not been changed for hours, so that no test depends on
  /// the speed of the system.
  private func store(patience: Double = 60) throws -> JSONFileStore {
    try JSONFileStore(
      path: path, pollingInterval: 1_000, settlingTime: 10_000, patience: patience
    ) { _ in }
  }

  /// Starts a thread that uses a store, and returns a group that it leaves at its end.
  private func start(_ body: @escaping @Sendable () throws -> Void) -> DispatchGroup {
    let end = DispatchGroup()
    end.enter()
    Thread.detachNewThread {
      #expect(throws: Never.self) { try body() }
      end.leave()
    }
    return end
  }

  /// Adds whitespace to the file, as a program that is writing it, until a closure returns true.
  private func write(_ file: FileHandle, until isTrue: () -> Bool) throws {
    while !isTrue() {
      try file.write(contentsOf: Data(" ".utf8))
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  /// True if a store has the lock of the file.
  private var isLocked: Bool {
    let descriptor = open(path + ".lock", O_RDWR)
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  @Test("A change waits until another program has written the file", arguments: ["", #"{"new":"#])
  func change(beginning: String) throws {
    let store = try store()
    try store.set("old", forKey: "a")
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(beginning.utf8))
    let end = start { try store.set("changed", forKey: "a") }
    try write(file) { isLocked }
    try file.write(contentsOf: Data((beginning.isEmpty ? #"{"new": 1}"# : "1}").utf8))
    end.wait()
    #expect(try JSONFileStore.values(ofFile: path) == ["new": 1, "a": "changed"])
    #expect(folder.names == ["s.json", "s.json.lock"])
  }

  @Test("A store that reads a file waits until another program has written it")
  func reading() throws {
    let store = try store()
    try store.set("old", forKey: "a")
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(#"{"new":"#.utf8))
    let end = start { try store.refresh() }
    for _ in 0..<3 {
      try file.write(contentsOf: Data(" ".utf8))
      #expect(end.wait(timeout: .now() + .milliseconds(5)) == .timedOut)
    }
    #expect(store.values == ["a": "old"])
    try file.write(contentsOf: Data("1}".utf8))
    end.wait()
    #expect(store.values == ["new": 1])
    #expect(folder.names == ["s.json", "s.json.lock"])
  }

  @Test("A file that another program writes for too long is not changed")
  func endlessWriting() throws {
    let store = try store(patience: 0.1)
    try store.set("old", forKey: "a")
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0)
    let error = SettingsStoreError.unreadable(path: path, reason: "another program is writing it")
    let end = start { #expect(throws: error) { try store.set("changed", forKey: "a") } }
    try write(file) { end.wait(timeout: .now()) == .success }
    #expect(store.values == ["a": "old"] && folder.names == ["s.json", "s.json.lock"])
    #expect(try JSONFileStore.values(ofFile: path).isEmpty)
  }

  @Test("An observed store sets a file aside that stays incomplete")
  func polling() async throws {
    let store = try JSONFileStore(path: path, pollingInterval: 0.002) { _ in }
    try store.set("old", forKey: "a")
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    try #"{"new":"#.write(toFile: path, atomically: true, encoding: .utf8)
    while log.keys.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(store.values.isEmpty && log.keys == [["a"]])
    #expect(folder.names == ["s.json.corrupt-1", "s.json.lock"])
    withExtendedLifetime(observation) {}
  }

  @Test("An observed store does not wait for a lock that another process keeps")
  func pollingWithLock() async throws {
    let problems = ProblemLog()
    let store = try JSONFileStore(path: path, pollingInterval: 0.002, onProblem: problems.add)
    try store.set("old", forKey: "a")
    let observation = store.observe { _ in }
    let descriptor = open(path + ".lock", O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let url = URL(fileURLWithPath: path)
    let damaged = url.deletingLastPathComponent().appendingPathComponent("damaged")
    try "damaged".write(to: damaged, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: damaged.path)
    #expect(rename(damaged.path, path) == 0)
    // While a timer with the same interval has checked something often, the store has polled the file.
    let looks = LookCounter()
    let timer = PollingTimer(interval: 0.002)
    timer.start(looks.add, onError: { _ in })
    try await wait { looks.count >= 20 }
    #expect(store.values == ["a": "old"])
    try #"{"b": 1}"#.write(to: url, atomically: true, encoding: .utf8)
    try await wait { store.values == ["b": 1] }
    #expect(problems.all.isEmpty)
    withExtendedLifetime((observation, timer)) {}
  }

  @Test("A change right after another one is read although the file has the same time")
  func sameTime() throws {
    let store = try store()
    let text = #"{"a":1}"#
    // The time that passes between two changes depends on the load of the system, so one of many rounds is sufficient.
    let isRead = try (1...100).contains { _ in
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let file = try #require(FileHandle(forUpdatingAtPath: path))
      let mapping = mmap(
        nil, text.utf8.count, PROT_READ | PROT_WRITE, MAP_SHARED, file.fileDescriptor, 0)
      try #require(mapping != MAP_FAILED)
      defer { munmap(mapping, text.utf8.count) }
      // Only the first change of a page in memory sets the time, as two changes do that follow each other faster than the
      // clock of a file system advances.
      return try [2, 3].allSatisfy { number in
        mapping?.storeBytes(of: UInt8(ascii: "0") + UInt8(number), toByteOffset: 5, as: UInt8.self)
        try store.refresh()
        return store.values == ["a": .integer(number)]
      }
    }
    #expect(isRead)
  }

  @Test("A timer ends when it is not needed, and can be started again")
  func endOfTimer() async throws {
    let (checks, looks) = (LookCounter(), LookCounter())
    let timer = PollingTimer(interval: 0.002)
    for round in 1...2 {
      let start = looks.count
      timer.start(
        while: {
          checks.add()
          return looks.count < start + 3
        }, looks.add, onError: { _ in })
      try await wait { checks.count == 4 * round }
      // A timer with the same interval would have checked often.
      let other = PollingTimer(interval: 0.002)
      let otherLooks = LookCounter()
      other.start(otherLooks.add, onError: { _ in })
      try await wait { otherLooks.count >= 20 }
      #expect(checks.count == 4 * round && looks.count == 3 * round)
    }
  }

  private func wait(until isTrue: () -> Bool) async throws {
    for _ in 0..<4_000 where !isTrue() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(isTrue())
  }

  @Test("A change does not wait endlessly for a lock that another process keeps")
  func keptLock() throws {
    let store = try store()
    try store.set("old", forKey: "a")
    let descriptor = open(path + ".lock", O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let error = SettingsStoreError.unwritable(
      path: path, reason: "another process has its lock “\(path).lock”")
    #expect(throws: error) { try LockedFile(path: path, patience: 0.05).withLock {} }
    // A lock that is released in time is waited for.
    let end = start { try store.set("changed", forKey: "a") }
    #expect(end.wait(timeout: .now() + .milliseconds(20)) == .timedOut)
    #expect(flock(descriptor, LOCK_UN) == 0)
    end.wait()
    #expect(store.values == ["a": "changed"])
  }
}

/// The problems that a store has reported.
private final class ProblemLog: @unchecked Sendable {
  private let lock = NSLock()
  private var problems: [JSONFileProblem] = []
  var all: [JSONFileProblem] { lock.withLock { problems } }

  @Sendable func add(_ problem: JSONFileProblem) { lock.withLock { problems.append(problem) } }
}

/// The number of checks of a timer.
private final class LookCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var looks = 0
  var count: Int { lock.withLock { looks } }

  @Sendable func add() { lock.withLock { looks += 1 } }
}
