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

  private func store(pollingInterval: Double = 1_000) throws -> JSONFileStore {
    try JSONFileStore(path: path, pollingInterval: pollingInterval) { _ in }
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
