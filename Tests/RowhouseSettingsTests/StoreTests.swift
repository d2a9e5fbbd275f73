// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import RowhouseTestSupport
import Testing

/// The keys of notices, in the order in which they arrived.
private final class NoticeLog: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [Set<String>] = []
  var keys: [Set<String>] { lock.withLock { log } }
  func add(_ keys: Set<String>) { lock.withLock { log.append(keys) } }
}

/// A kind of store, opened in a folder.
enum StoreKind: CaseIterable {
  case memory
  case file
  case defaults

  func open(_ folder: TemporaryFolder) throws -> any SettingsStore {
    switch self {
    case .memory: MemoryStore()
    case .file: try JSONFileStore(path: folder.file("settings.json"))
    case .defaults: UserDefaultsStore(suite: "rowhouse.\(UUID().uuidString)")
    }
  }
}

@Suite("Stores of settings")
struct StoreTests {
  @Test(
    "A store returns what was set, and announces each change once", arguments: StoreKind.allCases)
  func contract(kind: StoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.open(folder)
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    let values: [SettingsValue] = [
      true, false, 42, -0.5, "text", .date(Date(timeIntervalSince1970: 7)), .data([1, 2]),
      [1, "two"], ["a": [true]],
    ]
    for (position, value) in values.enumerated() {
      try store.set(value, forKey: "key \(position)")
      #expect(store.value(forKey: "key \(position)") == value)
    }
    try store.set(true, forKey: "key 0")
    try store.set(nil, forKey: "key 1")
    #expect(store.value(forKey: "key 1") == nil && store.values["key 1"] == nil)
    #expect(store.values["key 2"] == 42)
    #expect(log.keys.map { $0.sorted() } == (values.indices.map { ["key \($0)"] } + [["key 1"]]))
    withExtendedLifetime(observation) {}
    for position in values.indices { try store.set(nil, forKey: "key \(position)") }
  }

  @Test(
    "Changes of one key at the same time lose none, and are announced once each",
    arguments: StoreKind.allCases)
  func changes(kind: StoreKind) async throws {
    let folder = try TemporaryFolder()
    let store = try kind.open(folder)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            try? store.change(forKey: "count") { $0 = .integer(Int($0?.number ?? 0) + 1) }
          }
        }
      }
    }
    #expect(store.value(forKey: "count") == 100)
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    try store.change(forKey: "count") { _ in }
    try store.change(forKey: "count") { $0 = nil }
    #expect(store.value(forKey: "count") == nil && log.keys == [["count"]])
    withExtendedLifetime(observation) {}
  }

  @Test("A released observation receives nothing")
  func release() throws {
    let store = MemoryStore()
    let log = NoticeLog()
    var observation: SettingsObservation? = store.observe { log.add($0) }
    withExtendedLifetime(observation) {}
    observation = nil
    store.set(1, forKey: "a")
    #expect(log.keys.isEmpty)
  }

  @Test("A file keeps the values of other programs, its permissions and its link")
  func foreign() throws {
    let folder = try TemporaryFolder()
    let target = folder.file("target.json")
    let text = #"{"other": {"list": [1, null, 12345678901234567890123]}, "mine": 1}"#
    try text.write(toFile: target, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: target)
    let store = try JSONFileStore(path: folder.file("link"))
    try store.set(2, forKey: "mine")
    let written = try JSONText.read(Array(try Data(contentsOf: URL(fileURLWithPath: target))))
    #expect(
      written == ["other": ["list": [1, .null, .number("12345678901234567890123")]], "mine": 2])
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.names == ["link", "target.json", "target.json.lock"])
  }

  @Test(
    "A file that is no JSON object is set aside and reported",
    arguments: [
      "{\"a\": 1", "[1, 2]", "plain text", "\u{0}\u{1}",
    ])
  func corrupt(content: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("settings.json")
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    try "older".write(toFile: path + ".corrupt-1", atomically: true, encoding: .utf8)
    let problems = ProblemLog()
    let store = try JSONFileStore(path: path, onProblem: problems.add)
    #expect(store.values.isEmpty)
    #expect(problems.all == [.corrupt(path: path, keptAs: path + ".corrupt-2")])
    try store.set("new", forKey: "a")
    #expect(try String(contentsOfFile: path + ".corrupt-2", encoding: .utf8) == content)
    #expect(try JSONFileStore(path: path).values == ["a": "new"])
  }

  @Test("Reading the values of a file without a store changes no file")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    #expect(try JSONFileStore.values(ofFile: path).isEmpty)
    #expect(folder.names.isEmpty)
    try "{\"a\": 1}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try JSONFileStore.values(ofFile: path) == ["a": 1])
    try "[1".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: SettingsStoreError.unreadable(path: path, reason: "it is no JSON object")) {
      try JSONFileStore.values(ofFile: path)
    }
    #expect(folder.names == ["s.json"])
  }

  @Test("A file that cannot be written throws an error, and the store keeps its values")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing/settings.json")
    let store = try JSONFileStore(path: path)
    #expect(throws: SettingsStoreError.self) { try store.set(1, forKey: "a") }
    #expect(store.values.isEmpty)
  }

  @Test("Each of two stores of one file sees the changes of the other and loses none")
  func twoStores() throws {
    let folder = try TemporaryFolder()
    let stores = try (0..<2).map { _ in
      try JSONFileStore(path: folder.file("s.json"), pollingInterval: 1_000)
    }
    let log = NoticeLog()
    let observation = stores[1].observe { log.add($0) }
    try stores[0].set(1, forKey: "a")
    try stores[1].refresh()
    #expect(stores[1].values == ["a": 1] && log.keys == [["a"]])
    try stores[1].set(2, forKey: "b")
    try stores[0].set(3, forKey: "c")
    #expect(stores[0].values == ["a": 1, "b": 2, "c": 3])
    withExtendedLifetime(observation) {}
  }

  @Test("Writers that count at the same time lose no count")
  func writers() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          guard let store = try? JSONFileStore(path: path) else { return }
          for _ in 0..<10 {
            try? store.change { values in
              values["count"] = .integer((values["count"]?.number).map { Int($0) + 1 } ?? 1)
              values["writer \(writer)"] = true
            }
          }
        }
      }
    }
    let values = try JSONFileStore(path: path).values
    #expect(values["count"] == 40 && values.count == 5)
  }

  @Test("Two stores that count at the same time with numbers of one length lose no count")
  func equalLengths() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    try JSONFileStore(path: path).set(10_000, forKey: "count")
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          guard let store = try? JSONFileStore(path: path) else { return }
          for _ in 0..<200 {
            try? store.change { values in
              values["count"] = values["count"]?.number.map { .integer(Int($0) + 1) }
            }
          }
        }
      }
    }
    #expect(try JSONFileStore(path: path).values == ["count": 10_400])
  }

  @Test("A change reads the file, even if it looks as it did after the last change of the store")
  func equalStamps() throws {
    let folder = try TemporaryFolder()
    let stores = try (0..<2).map { _ in try JSONFileStore(path: folder.file("s.json")) }
    try stores[0].set(10_000, forKey: "count")
    // After two changes of the second store, a file may have the number, size and time of the first one.
    for _ in 0..<100 {
      for store in [stores[0], stores[1], stores[1]] {
        try store.change { $0["count"] = $0["count"]?.number.map { .integer(Int($0) + 1) } }
      }
    }
    #expect(try JSONFileStore(path: folder.file("s.json")).values == ["count": 10_300])
  }

  @Test("Random changes of several stores of one file leave the values of a model")
  func law() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let folder = try TemporaryFolder()
      let stores = try (0..<3).map { _ in
        try JSONFileStore(path: folder.file("s.json"), pollingInterval: 1_000)
      }
      var model: [String: SettingsValue] = [:]
      for _ in 0..<40 {
        let store = stores[random.below(3)]
        let key = "key \(random.below(6))"
        let value: SettingsValue? = random.once(in: 4) ? nil : .integer(random.below(100))
        try store.set(value, forKey: key)
        model[key] = value
        #expect(store.values == model, "seed \(seed)")
      }
    }
  }
}

/// The problems of a file, in order.
private final class ProblemLog: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [JSONFileProblem] = []
  var all: [JSONFileProblem] { lock.withLock { log } }
  var add: @Sendable (JSONFileProblem) -> Void {
    { [self] problem in lock.withLock { log.append(problem) } }
  }
}
