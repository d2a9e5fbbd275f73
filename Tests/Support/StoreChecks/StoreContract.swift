// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import RowhouseSettings

/// The contract of stores, as checks that run on any of them.
public struct StoreContract: Sendable {
  private let open: @Sendable (TemporaryFolder) throws -> any SettingsStore

  /// Creates the contract of a kind of store from a closure that creates an empty one, in a folder if it needs files.
  public init(_ open: @escaping @Sendable (TemporaryFolder) throws -> any SettingsStore) {
    self.open = open
  }

  /// Checks each clause.
  ///
  /// - Returns: A sentence for each breach; an empty array if the store keeps the contract.
  public func check() async throws -> [String] {
    try checkValues() + (await checkChanges())
  }

  /// Checks that a store returns what was set, and announces each change once.
  private func checkValues() throws -> [String] {
    let folder = try TemporaryFolder()
    let store = try open(folder)
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    var faults: [String] = []
    let values: [SettingsValue] = [
      true, false, 42, -0.5, "text", .date(Date(timeIntervalSince1970: 7)), .data([1, 2]),
      [1, "two"], ["a": [true]],
    ]
    for (position, value) in values.enumerated() {
      try store.set(value, forKey: "key \(position)")
      let read = store.value(forKey: "key \(position)")
      if read != value { faults.append("\(value) was set, and \(read as Any) is returned") }
    }
    try store.set(true, forKey: "key 0")
    try store.set(nil, forKey: "key 1")
    if store.value(forKey: "key 1") != nil || store.values["key 1"] != nil {
      faults.append("the value of key 1 was removed, and is still returned")
    }
    if store.values["key 2"] != 42 {
      faults.append("key 2 was set to 42, and is \(store.values["key 2"] as Any) in `values`")
    }
    let notices = log.keys.map { $0.sorted() }
    let expected = values.indices.map { ["key \($0)"] } + [["key 1"]]
    if notices != expected {
      faults.append("the changes of \(expected) were announced as \(notices)")
    }
    withExtendedLifetime(observation) {}
    for position in values.indices { try store.set(nil, forKey: "key \(position)") }
    return faults
  }

  /// Checks that changes of one key at the same time lose none, and are announced once.
  private func checkChanges() async throws -> [String] {
    let folder = try TemporaryFolder()
    let store = try open(folder)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            try? store.change(forKey: "count") { $0 = .integer(Int($0?.number ?? 0) + 1) }
          }
        }
      }
    }
    var faults: [String] = []
    let count = store.value(forKey: "count")
    if count != 100 {
      faults.append("4 tasks counted to 25 each, and \(count as Any) is stored instead of 100")
    }
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    try store.change(forKey: "count") { _ in }
    try store.change(forKey: "count") { $0 = nil }
    if store.value(forKey: "count") != nil || log.keys != [["count"]] {
      faults.append(
        "a change without effect and a removal were announced as \(log.keys) instead of one notice")
    }
    withExtendedLifetime(observation) {}
    return faults
  }
}
