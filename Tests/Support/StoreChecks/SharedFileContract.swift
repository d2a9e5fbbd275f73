// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import RowhouseTestSupport

/// The contract of stores that share a file, as checks that run on any of them.
public struct SharedFileContract: Sendable {
  private let open: @Sendable (String) throws -> any SharedFileStore

  /// Creates the contract from a closure that opens the file at a path with a store that rarely or never polls it.
  public init(_ open: @escaping @Sendable (String) throws -> any SharedFileStore) {
    self.open = open
  }

  /// Checks each clause.
  ///
  /// - Returns: A sentence for each breach; an empty array if the stores keep the contract.
  public func check() async throws -> [String] {
    try checkNotices() + checkTurns() + (await checkCounting()) + checkMissingFolder()
      + checkRemovedFile() + checkLinks() + checkNesting() + checkRandomChanges()
  }

  /// Checks that each of two stores sees the changes of the other one and loses none.
  private func checkNotices() throws -> [String] {
    let folder = try TemporaryFolder()
    let stores = try (0..<2).map { _ in try open(folder.file("s")) }
    let log = NoticeLog()
    let observation = stores[1].observe { log.add($0) }
    try stores[0].set(1, forKey: "a")
    try stores[1].refresh()
    var faults: [String] = []
    if stores[1].values != ["a": 1] || log.keys != [["a"]] {
      faults.append(
        "another store set a to 1; this store has \(stores[1].values) and announced \(log.keys)")
    }
    try stores[1].set(2, forKey: "b")
    try stores[0].set(3, forKey: "c")
    if stores[0].values != ["a": 1, "b": 2, "c": 3] {
      faults.append("two stores set a, b and c; the last one has \(stores[0].values)")
    }
    withExtendedLifetime(observation) {}
    return faults
  }

  /// Checks that a change reads the file, even if it looks as it did after the last change of the store.
  ///
  /// After two changes of the second store, a file may have the number, size, and time of the first one.
  private func checkTurns() throws -> [String] {
    let folder = try TemporaryFolder()
    let stores = try (0..<2).map { _ in try open(folder.file("s")) }
    try stores[0].set(10_000, forKey: "count")
    for _ in 0..<100 {
      for store in [stores[0], stores[1], stores[1]] {
        try store.change(forKey: "count") { $0 = .integer(Int($0?.number ?? 0) + 1) }
      }
    }
    let values = try open(folder.file("s")).values
    return values == ["count": 10_300]
      ? [] : ["two stores counted in turns from 10000 by 300, and \(values) is stored"]
  }

  /// Checks that stores that count at the same time lose no count, with numbers of one length.
  ///
  /// On a busy system, a change may not get the lock in time. It throws an error, and does not count.
  private func checkCounting() async throws -> [String] {
    let folder = try TemporaryFolder()
    let path = folder.file("s")
    let open = open
    try open(path).set(10_000, forKey: "count")
    let stored = await withTaskGroup(of: Int.self) { group in
      for writer in 0..<4 {
        group.addTask {
          guard let store = try? open(path) else { return 0 }
          return (0..<50).count { _ in
            let change: Void? = try? store.change { values in
              values["count"] = values["count"]?.number.map { .integer(Int($0) + 1) }
              values["writer \(writer)"] = true
            }
            return change != nil
          }
        }
      }
      return await group.reduce(0, +)
    }
    let values = try open(path).values
    return values["count"] == .integer(10_000 + stored) && values.count == 5
      ? [] : ["four stores counted from 10000 by \(stored), and \(values) is stored"]
  }

  /// Checks that a file that cannot be written throws an error, and the store keeps its values.
  private func checkMissingFolder() throws -> [String] {
    let folder = try TemporaryFolder()
    let store = try open(folder.file("missing/s"))
    do throws(SettingsStoreError) {
      try store.set(1, forKey: "a")
      return ["a file in a folder that does not exist was written without an error"]
    } catch {
      guard case .unwritable = error else { return ["the error of a change is \(error)"] }
      return store.values.isEmpty ? [] : ["a failed change is in the store: \(store.values)"]
    }
  }

  /// Checks that a removed file is one without values, and is created again by the next change.
  private func checkRemovedFile() throws -> [String] {
    let folder = try TemporaryFolder()
    let store = try open(folder.file("s"))
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    try store.set(1, forKey: "a")
    try FileManager.default.removeItem(atPath: folder.file("s"))
    try store.refresh()
    var faults: [String] = []
    if !store.values.isEmpty || log.keys != [["a"], ["a"]] {
      faults.append("the file was removed; the store has \(store.values), announced \(log.keys)")
    }
    try store.set(2, forKey: "b")
    try FileManager.default.removeItem(atPath: folder.file("s"))
    try store.set(3, forKey: "c")
    let values = try open(folder.file("s")).values
    if values != ["c": 3] {
      faults.append("c was set after the file was removed, and \(values) is stored")
    }
    withExtendedLifetime(observation) {}
    return faults
  }

  /// Checks that links are followed, even to a file that does not exist yet, and that a cycle of links is an error.
  private func checkLinks() throws -> [String] {
    let folder = try TemporaryFolder()
    func link(_ name: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(name), withDestinationPath: destination)
    }
    var faults: [String] = []
    try link("first", to: "second")
    try link("second", to: folder.file("s"))
    try open(folder.file("first")).set(1, forKey: "a")
    let values = try open(folder.file("s")).values
    if values != ["a": 1] {
      faults.append("a was set through two links, and the file has \(values)")
    }
    try link("ring", to: "circle")
    try link("circle", to: "ring")
    if (try? open(folder.file("ring"))) != nil { faults.append("a circle of links was opened") }
    // A change ends, with or without an error, if a broken link replaces the file.
    let store = try open(folder.file("late"))
    try link("late", to: "missing")
    try? store.set(1, forKey: "a")
    return faults
  }

  /// Checks that each value that a store accepts can be read again, however deeply it is nested.
  private func checkNesting() throws -> [String] {
    let folder = try TemporaryFolder()
    let store = try open(folder.file("s"))
    try store.set("kept", forKey: "other")
    var value = SettingsValue.date(Date(timeIntervalSince1970: 7))
    var refused = 0
    for depth in 0..<80 {
      let isSet = (try? store.set(value, forKey: "nested")) != nil
      if !isSet { refused += 1 }
      let values = try open(folder.file("s")).values
      if values["other"] != "kept" || isSet && values["nested"] != value {
        return ["a date in \(depth) arrays was \(isSet ? "set" : "refused"), and is not read again"]
      }
      value = depth % 2 == 0 ? [value] : ["a": value]
    }
    return 10...20 ~= refused ? [] : ["\(refused) of 80 nested values were refused"]
  }

  /// Checks that random changes of several stores leave the values of a model.
  private func checkRandomChanges() throws -> [String] {
    for seed in 1...8 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let folder = try TemporaryFolder()
      let stores = try (0..<3).map { _ in try open(folder.file("s")) }
      var model: [String: SettingsValue] = [:]
      for step in 0..<40 {
        let store = stores[random.below(3)]
        let key = "key \(random.below(6))"
        let value: SettingsValue? = random.once(in: 4) ? nil : .integer(random.below(100))
        try store.set(value, forKey: key)
        model[key] = value
        if store.values != model {
          return ["seed \(seed), step \(step): the store has \(store.values) instead of \(model)"]
        }
      }
    }
    return []
  }
}
