// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSQLite
import RowhouseSettings
import StoreChecks
import Testing

/// The problems of a database, in order.
///
/// The lock guards the problems.
private final class ProblemLog: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [SQLiteStoreProblem] = []
  var all: [SQLiteStoreProblem] { lock.withLock { log } }
  func add(_ problem: SQLiteStoreProblem) { lock.withLock { log.append(problem) } }
}

@Suite("Settings in SQLite databases")
struct SQLiteStoreTests {
  @Test("The store keeps the contract of stores")
  func contract() async throws {
    let faults = try await StoreContract {
      try SQLiteStore(path: $0.file("settings.sqlite"), pollingInterval: 1_000)
    }.check()
    #expect(faults == [])
  }

  @Test("Databases that several stores share keep the contract of shared files")
  func sharedFiles() async throws {
    let faults = try await SharedFileContract {
      try SQLiteStore(path: $0, pollingInterval: 1_000)
    }.check()
    #expect(faults == [])
  }

  @Test("A database is a file for its owner alone, and keeps the tables of other programs")
  func foreignTables() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    try SQLiteStore(path: path).set(true, forKey: "a")
    #expect(folder.names == ["s.sqlite"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let database = try OtherProgram(path)
    try database.execute("CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('kept')")
    try database.execute("INSERT INTO settings VALUES ('theirs', '[1, null]')")
    let store = try SQLiteStore(path: path)
    #expect(store.values == ["a": true, "theirs": [1, .null]])
    try store.set(nil, forKey: "a")
    #expect(try database.texts("SELECT text FROM notes") == ["kept"])
    #expect(try database.texts("SELECT key || value FROM settings") == ["theirs[1, null]"])
  }

  @Test("A folder and a pipe are refused, and not waited for")
  func noRegularFile() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    for path in [folder.file("pipe"), folder.path] {
      #expect(throws: SettingsStoreError.unreadable(path: path, reason: "it is not a regular file"))
      {
        try SQLiteStore.values(ofFile: path)
      }
      #expect(throws: SettingsStoreError.self) { try SQLiteStore(path: path) }
    }
  }

  @Test("A table of another program whose keys are not unique keeps the newest values")
  func tableWithoutKey() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let database = try OtherProgram(path)
    try database.execute("CREATE TABLE settings (key TEXT, value TEXT)")
    try database.execute("INSERT INTO settings VALUES ('a', '1'), ('a', '2')")
    let store = try SQLiteStore(path: path)
    try store.set(3, forKey: "a")
    try store.set(4, forKey: "b")
    try store.set(5, forKey: "b")
    #expect(try SQLiteStore.values(ofFile: path) == ["a": 3, "b": 5])
    try store.set(nil, forKey: "a")
    #expect(try SQLiteStore.values(ofFile: path) == ["b": 5])
  }

  @Test("Values are read at once while another program holds an observed database")
  func held() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let problems = ProblemLog()
    let store = try SQLiteStore(path: path, pollingInterval: 0.001, onProblem: problems.add)
    try store.set(1, forKey: "a")
    let observation = store.observe { _ in }
    let clock = ContinuousClock()
    let program = try OtherProgram(path)
    var longest = Duration.zero
    try program.holding {
      // During this time, the store checks for changes many times.
      let end = clock.now + .milliseconds(200)
      while clock.now < end {
        longest = max(longest, clock.measure { #expect(store.value(forKey: "a") == 1) })
      }
    }
    // A check that waited for the database would wait 30 seconds.
    #expect(longest < .seconds(10))
    try program.execute("UPDATE settings SET value = '2'")
    while store.value(forKey: "a") != 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(problems.all.isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test("A value that is not a JSON text is reported, and kept until its key is set")
  func unreadableValue() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    try SQLiteStore(path: path).set(1, forKey: "a")
    let database = try OtherProgram(path)
    try database.execute("INSERT INTO settings VALUES ('b', 'plain text'), ('c', x'FF00')")
    let problems = ProblemLog()
    let store = try SQLiteStore(path: path, onProblem: problems.add)
    try store.set(2, forKey: "a")
    try store.refresh()
    #expect(store.values == ["a": 2])
    #expect(problems.all == ["b", "c"].map { .unreadableValue(path: path, key: $0) })
    #expect(try database.texts("SELECT value FROM settings WHERE key = 'b'") == ["plain text"])
    try store.set("new", forKey: "b")
    #expect(try database.texts("SELECT value FROM settings WHERE key = 'b'") == ["\"new\""])
  }

  @Test(
    "A file that is not a database is set aside and reported",
    arguments: ["{\"a\": 1}", "SQLite format 3\u{0} and no pages", "xy"])
  func corrupt(content: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    try "older".write(toFile: path + ".corrupt-1", atomically: true, encoding: .utf8)
    try "journal".write(toFile: path + "-wal", atomically: true, encoding: .utf8)
    let problems = ProblemLog()
    let store = try SQLiteStore(path: path, onProblem: problems.add)
    #expect(store.values.isEmpty)
    #expect(problems.all == [.corrupt(path: path, keptAs: path + ".corrupt-2")])
    try store.set("new", forKey: "a")
    #expect(try String(contentsOfFile: path + ".corrupt-2", encoding: .utf8) == content)
    #expect(!folder.names.contains("s.sqlite-wal"))
    #expect(try SQLiteStore.values(ofFile: path) == ["a": "new"])
  }

  @Test("A database that is damaged while stores use it is set aside once, and their changes go on")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let problems = ProblemLog()
    let stores = try (0..<2).map { _ in
      try SQLiteStore(path: path, pollingInterval: 1_000, onProblem: problems.add)
    }
    try stores[0].set(1, forKey: "a")
    try stores[1].refresh()
    try Data(repeating: 7, count: 5_000).write(to: URL(fileURLWithPath: path), options: .atomic)
    try stores[0].set(2, forKey: "b")
    try stores[1].set(3, forKey: "c")
    #expect(problems.all == [.corrupt(path: path, keptAs: path + ".corrupt-1")])
    #expect(try SQLiteStore.values(ofFile: path) == ["b": 2, "c": 3])
    #expect(stores[1].values == ["b": 2, "c": 3])
  }

  @Test("A damaged database that cannot be set aside leaves the last values in the store")
  func damagedAndLocked() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let store = try SQLiteStore(path: path, pollingInterval: 1_000)
    try store.set(1, forKey: "a")
    try FileManager.default.createDirectory(
      atPath: path + ".lock", withIntermediateDirectories: true)
    try Data(repeating: 7, count: 5_000).write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(throws: SettingsStoreError.self) { try store.refresh() }
    #expect(throws: SettingsStoreError.self) { try store.set(2, forKey: "b") }
    #expect(store.values == ["a": 1])
    // The database is read as soon as it is intact again.
    try FileManager.default.removeItem(atPath: path + ".lock")
    try FileManager.default.removeItem(atPath: path)
    try SQLiteStore(path: path).set(3, forKey: "c")
    try store.refresh()
    #expect(store.values == ["c": 3])
  }

  @Test("A database with a damaged page is set aside when it is opened")
  func damagedPage() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let store = try SQLiteStore(path: path)
    try store.change { values in
      for number in 0..<500 { values["key \(number)"] = .string("value \(number)") }
    }
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.seek(toOffset: 4_096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
    try file.close()
    let problems = ProblemLog()
    #expect(try SQLiteStore(path: path, onProblem: problems.add).values.isEmpty)
    #expect(problems.all == [.corrupt(path: path, keptAs: path + ".corrupt-1")])
  }

  @Test(
    "A database that can be read but not written is set aside, and its values are kept",
    .timeLimit(.minutes(20)))
  func damagedFreeList() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let long = String(repeating: "x", count: 9_000)
    var store: SQLiteStore? = try SQLiteStore(path: path)
    try store?.change { values in
      for number in 0..<50 { values["key \(number)"] = .string(long) }
    }
    try store?.change { values in
      for number in 0..<25 { values["key \(number)"] = nil }
    }
    store = nil
    // The number of the first free page, see section 1.3 of SQLite's file format.
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.seek(toOffset: 32)
    try file.write(contentsOf: Data([0x7F, 0xFF, 0xFF, 0xF0]))
    try file.close()
    let problems = ProblemLog()
    let damaged = try SQLiteStore(path: path, onProblem: problems.add)
    #expect(damaged.values.count == 25 && problems.all.isEmpty)
    try damaged.set(.string(long), forKey: "new")
    #expect(problems.all == [.corrupt(path: path, keptAs: path + ".corrupt-1", recovered: 25)])
    #expect(
      problems.all.first?.description.contains("contains the 25 values that could be read.") == true
    )
    #expect(damaged.values.count == 26 && damaged.values["new"] == .string(long))
    #expect(try SQLiteStore.values(ofFile: path) == damaged.values)
  }

  @Test("All spellings of a key are removed, and the case of the table's name does not matter")
  func spellings() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    try Data().write(to: URL(fileURLWithPath: path))
    let database = try OtherProgram(path)
    try database.execute("CREATE TABLE Settings (key TEXT PRIMARY KEY, value TEXT)")
    try database.execute("INSERT INTO Settings VALUES ('\u{E4}', '1'), ('a\u{308}', '2')")
    let store = try SQLiteStore(path: path)
    #expect(store.values.count == 1)
    try store.set(nil, forKey: "\u{E4}")
    try store.set(3, forKey: "b")
    #expect(try SQLiteStore.values(ofFile: path) == ["b": 3])
  }

  @Test("Reading the values of a database without a store changes no file")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    #expect(try SQLiteStore.values(ofFile: path).isEmpty && folder.names.isEmpty)
    try SQLiteStore(path: path).set(1, forKey: "a")
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try SQLiteStore.values(ofFile: path) == ["a": 1])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    try "[1".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: SettingsStoreError.self) { try SQLiteStore.values(ofFile: path) }
    #expect(folder.names == ["s.sqlite"])
  }

  @Test("A database with a schema that only a newer SQLite can read stays as it is")
  func laterSchema() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    try SQLiteStore(path: path).set(1, forKey: "a")
    let names = folder.names
    let other = try OtherProgram(path)
    try other.execute("CREATE VIEW later AS SELECT 1")
    try other.execute("PRAGMA writable_schema = ON")
    try other.execute(
      "UPDATE sqlite_master SET sql = 'CREATE VIEW later AS SELECT of the future' WHERE name = 'later'"
    )
    #expect {
      try SQLiteStore(path: path)
    } throws: { error in
      "\(error)".contains("malformed database schema (later)")
    }
    #expect(folder.names == names)
  }

  @Test("The error for a change that a process did not complete names the remedy")
  func incompleteChange() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let store = try SQLiteStore(path: path)
    let text = SettingsValue.string(String(repeating: "text", count: 10_000))
    try store.change { values in
      for number in 0..<20 { values["key \(number)"] = text }
    }
    let other = try OtherProgram(path)
    let copy = folder.file("copy.sqlite")
    try other.beginning("UPDATE settings SET value = '1'") {
      for ending in ["", "-journal"] {
        try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
      }
    }
    #expect {
      try SQLiteStore.values(ofFile: copy)
    } throws: { error in
      "\(error)".contains("Open the file with a store")
    }
    #expect(try SQLiteStore(path: copy).values["key 7"] == text)
    #expect(try SQLiteStore.values(ofFile: copy)["key 7"] == text)
  }

  @Test("A table of another program with the same name is an error, and stays as it is")
  func otherTable() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    try Data().write(to: URL(fileURLWithPath: path))
    try OtherProgram(path).execute("CREATE TABLE settings (name TEXT)")
    #expect(
      throws: SettingsStoreError.unreadable(path: path, reason: "no such column: key")
    ) { try SQLiteStore(path: path) }
    #expect(folder.names == ["s.sqlite"])
  }

  @Test("Keys are those of Swift: spellings of one text are one key, and a NUL is an error")
  func keys() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let store = try SQLiteStore(path: path)
    try store.set(1, forKey: "\u{E4}")
    try store.set(2, forKey: "a\u{308}")
    try store.set(3, forKey: "it's “quoted”; --")
    #expect(try SQLiteStore.values(ofFile: path) == ["ä": 2, "it's “quoted”; --": 3])
    try SQLiteStore(path: path).set(nil, forKey: "a\u{308}")
    #expect(throws: SettingsStoreError.self) { try store.set(1, forKey: "a\u{0}b") }
    #expect(try SQLiteStore.values(ofFile: path) == ["it's “quoted”; --": 3])
    try store.refresh()
    #expect(store.values == ["it's “quoted”; --": 3])
  }

  @Test("An observed store notices the change of another one by itself")
  func polling() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.sqlite")
    let (keys, continuation) = AsyncStream<Set<String>>.makeStream()
    let store = try SQLiteStore(path: path, pollingInterval: 0.002)
    let observation = store.observe { continuation.yield($0) }
    try SQLiteStore(path: path).set(1, forKey: "a")
    var iterator = keys.makeAsyncIterator()
    #expect(await iterator.next() == ["a"])
    #expect(store.values == ["a": 1])
    withExtendedLifetime(observation) {}
  }
}
