// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import RowhouseSettings
import StoreChecks
import Testing

/// A kind of store, opened in a folder.
enum StoreKind: CaseIterable {
  case memory
  case file
  case defaults

  func open(_ folder: TemporaryFolder) throws -> any SettingsStore {
    switch self {
    case .memory: MemoryStore()
    case .file: try JSONFileStore(path: folder.file("settings.json"))
    case .defaults: TemporaryDefaults()
    }
  }
}

/// A Boolean value that is true if the tests may change the owner and the group of a file.
///
/// Only the administrator may, and not even the administrator of a container without other users.
private let mayGiveFilesAway: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  let path = folder.file("file")
  return FileManager.default.createFile(atPath: path, contents: nil) && chown(path, 1, 1) == 0
}()

/// A Boolean value that is true if processes find the defaults that another process has stored.
private let mayWriteDefaults = FileManager.default.isWritableFile(atPath: NSHomeDirectory())

@Suite("Stores of settings")
struct StoreTests {
  @Test("Each kind of store keeps the contract", arguments: StoreKind.allCases)
  func contract(kind: StoreKind) async throws {
    let faults = try await StoreContract { try kind.open($0) }.check()
    #expect(faults == [])
  }

  @Test("JSON files that several stores share keep the contract")
  func sharedFiles() async throws {
    let faults = try await SharedFileContract {
      try JSONFileStore(path: $0, pollingInterval: 1_000)
    }.check()
    #expect(faults == [])
  }

  @Test(
    "A change of the defaults by another process is noticed",
    .enabled(if: mayWriteDefaults, "Foundation stores defaults in the home folder."))
  func otherProcess() async throws {
    let store = TemporaryDefaults(pollingInterval: 0.01)
    store.set("old", forKey: "a")
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    await #expect(processExitsWith: .success) { [suite = store.suite as String] in
      UserDefaultsStore(suite: suite).set("new", forKey: "a")
    }
    while log.keys.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log.keys == [["a"]] && store.value(forKey: "a") == "new")
    withExtendedLifetime(observation) {}
  }

  @Test(
    "A value is stored when the process exits right after setting it",
    .enabled(if: mayWriteDefaults, "Foundation stores defaults in the home folder."))
  func exit() async throws {
    let suite = "rowhouse.\(UUID().uuidString)"
    await #expect(processExitsWith: .success) { [suite = suite as String] in
      UserDefaultsStore(suite: suite).change(forKey: "a") { $0 = "new" }
    }
    #expect(UserDefaultsStore(suite: suite).value(forKey: "a") == "new")
    let defaults = UserDefaults(suiteName: suite)
    defaults?.removePersistentDomain(forName: suite)
    defaults?.synchronize()
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

  @Test(
    "An observer that another one has ended during a change is not called",
    arguments: StoreKind.allCases)
  func endDuringNotice(kind: StoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.open(folder)
    let log = NoticeLog()
    let observations = ObservationList()
    for name in ["first", "second"] {
      observations.add(
        store.observe { _ in
          log.add([name])
          observations.removeAll()
        })
    }
    try store.set(1, forKey: "a")
    #expect(log.keys == [["first"]])
    try store.set(nil, forKey: "a")
    #expect(log.keys == [["first"]])
  }

  @Test("A number of the type Int8 in the defaults is a number, and not a Boolean value")
  func smallNumbers() throws {
    let store = TemporaryDefaults()
    let defaults = try #require(UserDefaults(suiteName: store.suite))
    for number in [-128, -1, 2, 5, 127] {
      defaults.set(NSNumber(value: Int8(number)), forKey: "a")
      #expect(store.value(forKey: "a") == .integer(number))
    }
    defaults.set(true, forKey: "a")
    #expect(store.value(forKey: "a") == true)
  }

  @Test(
    "A number whose text is no number of JSON is written as a string, so the file can be read again",
    arguments: ["12 EUR", "", "0x10", "1,5", "\"", "NaN"])
  func noNumber(digits: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let store = try JSONFileStore(path: path)
    try store.set("kept", forKey: "other")
    try store.set(.number(digits), forKey: "a")
    #expect(try JSONFileStore.values(ofFile: path) == ["other": "kept", "a": .string(digits)])
    let list = PropertyList.xml(["a": .number(digits)])
    #expect(try PropertyList(Array(list.utf8)).value == ["a": .string(digits)])
  }

  @Test("A number without a close number of a property list is a text in the defaults")
  func numbersInDefaults() {
    let store = TemporaryDefaults()
    let stored: [String: SettingsValue] = [
      "12 EUR": "12 EUR", "1e999": "1e999", "18446744073709551615": .number("18446744073709551615"),
      "18446744073709551616": .real(0x1p64),
    ]
    for (digits, value) in stored {
      store.set(.number(digits), forKey: "a")
      #expect(store.value(forKey: "a") == value)
    }
  }

  @Test("Dates without an end can be read again, however deeply they are nested")
  func infiniteDates() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let store = try JSONFileStore(path: path)
    var value = SettingsValue.date(Date(timeIntervalSince1970: .infinity))
    var depths: [Int] = []
    for depth in 0..<70 {
      if (try? store.set(value, forKey: "a")) != nil { depths.append(depth) }
      if depth > 50 { #expect((try? JSONFileStore.values(ofFile: path)) != nil, "\(depth)") }
      value = [value]
    }
    #expect(depths == Array(0...62))
  }

  @Test("A change that would make the file too large to be read is refused")
  func tooLargeChange() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    var limits = ReadingLimits()
    limits.bytes = 100
    let store = try JSONFileStore(
      path: path, pollingInterval: 1_000, settlingTime: 0.5, patience: 1, limits: limits
    ) { _ in }
    let long = SettingsValue.string(String(repeating: "a", count: 86))
    try store.set(long, forKey: "a")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 100)
    let reason = "the file would have 113 bytes, more than the 100 that can be read"
    #expect(throws: SettingsStoreError.unwritable(path: path, reason: reason)) {
      try store.set(true, forKey: "b")
    }
    #expect(store.values == ["a": long])
    try store.set(nil, forKey: "a")
    #expect(try JSONFileStore.values(ofFile: path).isEmpty)
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
    "A file that the administrator changes, and its lock, belong to their owner as before",
    .enabled(if: mayGiveFilesAway, "Only the administrator may give files to other users."))
  func ownerOfFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let store = try JSONFileStore(path: path)
    try store.set(1, forKey: "a")
    #expect(chown(path, 1, 1) == 0)
    try store.set(2, forKey: "a")
    for file in [path, path + ".lock"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.ownerAccountID] as? Int == 1)
      #expect(attributes[.groupOwnerAccountID] as? Int == 1)
    }
  }

  @Test(
    "A link in the place of a lock gives no file away",
    .enabled(if: mayGiveFilesAway, "Only the administrator may give files to other users."))
  func linkedLock() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    try JSONFileStore(path: path).set(1, forKey: "a")
    #expect(chown(path, 1, 1) == 0)
    try FileManager.default.removeItem(atPath: path + ".lock")
    try "secret".write(toFile: folder.file("secret"), atomically: true, encoding: .utf8)
    #expect(link(folder.file("secret"), path + ".lock") == 0)
    try JSONFileStore(path: path).set(2, forKey: "a")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("secret"))
    #expect(attributes[.ownerAccountID] as? Int == 0)
  }

  @Test("The lock of a file has its group and permissions, so that other users can change it, too")
  func permissionsOfLock() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let store = try JSONFileStore(path: path)
    try store.set(1, forKey: "a")
    func permissions(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try permissions(path + ".lock") == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o660], ofItemAtPath: path)
    if mayGiveFilesAway { #expect(chown(path, geteuid(), 1) == 0) }
    try store.set(2, forKey: "a")
    for file in [path, path + ".lock"] {
      #expect(try permissions(file) == 0o660)
      let group = try FileManager.default.attributesOfItem(atPath: file)[.groupOwnerAccountID]
      if mayGiveFilesAway { #expect(group as? Int == 1) }
    }
  }

  @Test("A pipe, a device and a folder are refused, and not waited for")
  func noRegularFile() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    for path in [folder.file("pipe"), "/dev/zero", folder.path] {
      #expect(throws: SettingsStoreError.unreadable(path: path, reason: "it is not a regular file"))
      {
        try JSONFileStore.values(ofFile: path)
      }
      #expect(throws: SettingsStoreError.self) { try JSONFileStore(path: path) }
    }
  }

  @Test("A file with too many bytes is refused before they are read")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    // A sparse file, which takes no space on the disk.
    #expect(truncate(path, 1 << 40) == 0)
    let reason = "the file has 268435457 bytes, more than 268435456"
    #expect(throws: SettingsStoreError.unreadable(path: path, reason: reason)) {
      try JSONFileStore.values(ofFile: path)
    }
  }

  @Test("The error of a lock that cannot be opened names the lock")
  func unusableLock() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let store = try JSONFileStore(path: path)
    try FileManager.default.createDirectory(
      atPath: path + ".lock", withIntermediateDirectories: true)
    let reason = "its lock “\(path).lock” cannot be opened: Is a directory"
    #expect(throws: SettingsStoreError.unwritable(path: path, reason: reason)) {
      try store.set(1, forKey: "a")
    }
  }

  @Test(
    "A file without permission to write is not replaced",
    .enabled(
      if: geteuid() != 0 || mayGiveFilesAway,
      "The administrator may write each file, and there is no other user."))
  func unwritableFile() async throws {
    let folder = try TemporaryFolder()
    guard geteuid() == 0 else {
      try StoreTests.changeUnwritableFile(folder.file("s.json"))
      return
    }
    // The administrator may write each file, so a process of another user does this.
    #expect(chown(folder.path, 1, 1) == 0)
    await #expect(processExitsWith: .success) { [path = folder.file("s.json") as String] in
      #expect(setgid(1) == 0 && setuid(1) == 0)
      // Other users cannot enter a private folder for temporary files.
      guard access((path as NSString).deletingLastPathComponent, W_OK) == 0 else { return }
      try StoreTests.changeUnwritableFile(path)
    }
  }

  private static func changeUnwritableFile(_ path: String) throws {
    let store = try JSONFileStore(path: path)
    try store.set(1, forKey: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    #expect(throws: SettingsStoreError.unwritable(path: path, reason: "Permission denied")) {
      try store.set(2, forKey: "a")
    }
    #expect(try JSONFileStore.values(ofFile: path) == ["a": 1])
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try store.set(3, forKey: "a")
    #expect(try JSONFileStore.values(ofFile: path) == ["a": 3])
  }

  @Test("The owner of a lock can open it whatever the permissions of the file are")
  func readOnlyLock() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    try JSONFileStore(path: path).set(1, forKey: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o440], ofItemAtPath: path)
    try? JSONFileStore(path: path).set(2, forKey: "a")
    let attributes = try FileManager.default.attributesOfItem(atPath: path + ".lock")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test(
    "A file that is not a JSON object is set aside and reported",
    arguments: [
      ("{\"a\": 1", "“,” or “}” is expected"), ("[1, 2]", nil),
      ("plain text", "a value is expected"), ("\u{0}\u{1}", "a value is expected"),
    ])
  func corrupt(content: String, mistake: String?) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("settings.json")
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    try "older".write(toFile: path + ".corrupt-1", atomically: true, encoding: .utf8)
    let problems = ProblemLog()
    let store = try JSONFileStore(path: path, onProblem: problems.add)
    #expect(store.values.isEmpty)
    let error = mistake.map { PropertyListError(.malformed($0), line: 1) }
    #expect(problems.all == [.corrupt(path: path, keptAs: path + ".corrupt-2", mistake: error)])
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
    let reason = "it is not a JSON object (line 1: “,” or “]” is expected)"
    #expect(throws: SettingsStoreError.unreadable(path: path, reason: reason)) {
      try JSONFileStore.values(ofFile: path)
    }
    #expect(folder.names == ["s.json"])
  }

  @Test(
    "Changes by several threads at the same time are each announced once",
    arguments: StoreKind.allCases)
  func threads(kind: StoreKind) async throws {
    let folder = try TemporaryFolder()
    let store = try kind.open(folder)
    let log = NoticeLog()
    let observation = store.observe { log.add($0) }
    let keys = (0..<8).map { "key \($0)" }
    let count = kind == .file ? 5 : 100
    // Uses separate threads, because tasks use no more threads than there are processors.
    let group = DispatchGroup()
    for key in keys {
      group.enter()
      Thread.detachNewThread {
        for number in 1...count {
          try? store.set(.bool(number.isMultiple(of: 2)), forKey: key)
        }
        group.leave()
      }
    }
    await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
    let notices = log.keys
    #expect(
      keys.map { key in notices.count { $0.contains(key) } }
        == Array(repeating: count, count: keys.count))
    withExtendedLifetime(observation) {}
    for key in keys { try store.set(nil, forKey: key) }
  }
}

/// Observations that end together.
private final class ObservationList: @unchecked Sendable {
  private let lock = NSLock()
  private var observations: [SettingsObservation] = []

  func add(_ observation: SettingsObservation) {
    lock.withLock { observations.append(observation) }
  }

  func removeAll() {
    // An observation that ends uses the lock of its store.
    let ended = lock.withLock {
      defer { observations = [] }
      return observations
    }
    withExtendedLifetime(ended) {}
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
