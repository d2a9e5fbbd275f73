// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation

/// A store in a JSON file, which several processes can share.
///
/// The file is an object whose members are the settings. Members that were not set here are kept.
///
/// - Each change is made under a lock, `FILE.lock`, to the newest content of the file, so that no process
///   overwrites the change of another one.
/// - The new content is written to a file beside it and synchronized with the disk before it takes the
///   place of the old one. A process or system that stops at any moment leaves either of them.
/// - A file that is no JSON object is renamed to `FILE.corrupt-1`, or the next free number, and reported.
/// - Changes of other processes are noticed within ``pollingInterval`` while the store is observed.
///
/// The locks of a file system must work for that, which is not so on some network file systems.
public final class JSONFileStore: SettingsStore, @unchecked Sendable {
  /// The path of the file.
  ///
  /// A symbolic link is followed when the store is created.
  public let path: String
  /// The time between two looks at the file, in seconds.
  public let pollingInterval: Double
  private let file: LockedFile
  private let onProblem: @Sendable (JSONFileProblem) -> Void
  private let observers = SettingsObservers()
  private let timer: PollingTimer
  /// Guards the properties below.
  private let lock = NSLock()
  private var cache: [String: SettingsValue] = [:]
  private var stamp: FileStamp?
  /// The problems that ``onProblem`` has not received yet.
  private var problems: [JSONFileProblem] = []

  /// Opens a file, or creates it with the first value.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - pollingInterval: The time between two looks at the file, in seconds. Defaults to 0.25.
  ///   - onProblem: Called when the file was set aside or cannot be read, on any thread. It may use the
  ///     store. Defaults to a message on standard error.
  /// - Throws: ``SettingsStoreError`` if the file exists and cannot be read.
  public init(
    path: String, pollingInterval: Double = 0.25,
    onProblem: @escaping @Sendable (JSONFileProblem) -> Void = { problem in
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
  ) throws(SettingsStoreError) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.path = resolved
    self.pollingInterval = pollingInterval
    self.onProblem = onProblem
    timer = PollingTimer(interval: pollingInterval)
    file = LockedFile(path: resolved)
    try withLock { () throws(SettingsStoreError) in _ = try reload() }
  }

  /// Returns the values of a file, which is neither created nor renamed.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The values, or an empty dictionary if the file does not exist or has no content.
  /// - Throws: ``SettingsStoreError`` if the file cannot be read or is no JSON object.
  public static func values(
    ofFile path: String
  ) throws(SettingsStoreError) -> [String: SettingsValue] {
    guard let values = try values(of: LockedFile(path: path).read(), path: path) else {
      throw .unreadable(path: path, reason: "it is no JSON object")
    }
    return values
  }

  /// All values of the file, including those of other programs.
  public var values: [String: SettingsValue] { lock.withLock { cache } }

  /// Returns the value of a key, as the file was when it was last read or written.
  public func value(forKey key: String) -> SettingsValue? { lock.withLock { cache[key] } }

  /// Sets or removes a value, and waits until the file contains the change.
  public func set(_ value: SettingsValue?, forKey key: String) throws(SettingsStoreError) {
    try change { $0[key] = value }
  }

  /// Changes the newest value of a key, which no other process changes meanwhile.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Changes the value, which is `nil` if the key has none. It must not use the store.
  /// - Throws: ``SettingsStoreError`` if the file cannot be written. It is then unchanged.
  public func change(
    forKey key: String, _ body: (inout SettingsValue?) -> Void
  ) throws(SettingsStoreError) {
    try change { body(&$0[key]) }
  }

  /// Makes several changes at once, to the newest values of the file.
  ///
  /// No other process changes the file meanwhile.
  ///
  /// - Parameter body: Changes the values. It must not use the store.
  /// - Throws: ``SettingsStoreError`` if the file cannot be written. It is then unchanged.
  public func change(
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError) {
    let changed = try withLock { () throws(SettingsStoreError) in
      let old = cache
      try file.withLock { () throws(SettingsStoreError) in
        var values = try readFile()
        let before = values
        body(&values)
        if values != before {
          let tooDeep = values.keys(differingFrom: before).contains { key in
            values[key]?.isReadable(atDepth: 1, Self.limits) == false
          }
          if tooDeep { throw .unwritable(path: path, reason: SettingsStoreError.depthReason) }
          let text = JSONText.write(.dictionary(values)) + "\n"
          stamp = try file.replace(with: Array(text.utf8))
        }
        cache = values
      }
      return cache.keys(differingFrom: old)
    }
    observers.notify(changed)
  }

  /// Calls a closure with the keys of each change, of this process or of another one.
  public func observe(
    _ handler: @escaping @Sendable (Set<String>) -> Void
  ) -> SettingsObservation {
    timer.start { [weak self] () throws(SettingsStoreError) in
      guard let self, !observers.isEmpty else { return }
      try refresh()
    } onError: { [onProblem] error in
      onProblem(.unreadable(error))
    }
    return observers.add(handler)
  }

  /// Reads the file if it has changed, and notifies observers.
  ///
  /// The store does so by itself while it is observed.
  ///
  /// - Throws: ``SettingsStoreError`` if the file cannot be read.
  public func refresh() throws(SettingsStoreError) {
    let changed = try withLock { () throws(SettingsStoreError) in try reload() }
    observers.notify(changed)
  }
}

extension JSONFileStore {
  /// Calls a closure while the lock is held, and then ``onProblem``, which may use the store.
  private func withLock<Result>(
    _ body: () throws(SettingsStoreError) -> Result
  ) throws(SettingsStoreError) -> Result {
    defer {
      let found = lock.withLock {
        defer { problems = [] }
        return problems
      }
      for problem in found { onProblem(problem) }
    }
    return try lock.withThrowingLock(body)
  }

  /// Reads the file if it has changed, and returns the keys of changed values.
  private func reload() throws(SettingsStoreError) -> Set<String> {
    if let stamp, stamp == FileStamp(path: path) { return [] }
    let old = cache
    // The file is always complete, so it is read without the lock, unless it has to be set aside.
    let before = FileStamp(path: path)
    if let values = try Self.values(of: file.read(), path: path) {
      cache = values
      stamp = before
    } else {
      try file.withLock { () throws(SettingsStoreError) in cache = try readFile() }
      stamp = FileStamp(path: path)
    }
    return cache.keys(differingFrom: old)
  }

  /// Returns the values of the file, under its lock; a file that is no JSON object is set aside.
  ///
  /// The file is always read, because two contents may have one stamp.
  private func readFile() throws(SettingsStoreError) -> [String: SettingsValue] {
    if let values = try Self.values(of: file.read(), path: path) { return values }
    let aside = try file.setAside()
    problems.append(.corrupt(path: path, keptAs: aside))
    return [:]
  }

  /// The limits of the file, which are higher than those of hostile files.
  private static var limits: ReadingLimits {
    var limits = ReadingLimits()
    limits.bytes = 1 << 28
    limits.values = 10_000_000
    return limits
  }

  /// Returns the members of a JSON object, an empty dictionary if there is no file, and `nil` for a file
  /// with any other content.
  private static func values(
    of bytes: [UInt8]?, path: String
  ) throws(SettingsStoreError) -> [String: SettingsValue]? {
    // A file without content may be one that another program is about to write.
    guard let bytes, !bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) else { return [:] }
    do throws(PropertyListError) {
      return try JSONText.read(bytes, limits: limits).members
    } catch {
      switch error.problem {
      // A file that is too large for this program is not corrupt, so it stays where it is.
      case .tooLarge, .tooManyValues, .tooDeep: throw .unreadable(path: path, reason: "\(error)")
      case .empty, .malformed: return nil
      }
    }
  }
}

extension NSLock {
  /// Calls a closure that may throw an error of one type while the lock is held.
  package func withThrowingLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
