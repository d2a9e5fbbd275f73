// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A file that contains a JSON object, whose members are the settings.
struct JSONFile {
  let path: String
  private let file: LockedFile
  /// The time, in seconds, for which a file without a JSON object must be unchanged before it is judged.
  ///
  /// Stores replace the file, but editors and scripts empty it and write it in parts.
  private let settlingTime: Double
  /// The time, in seconds, for which a store waits until another program has written the file.
  private let patience: Double
  private let limits: ReadingLimits
  private(set) var values: [String: SettingsValue] = [:]
  private var stamp: FileStamp?
  var problems: [JSONFileProblem] = []

  init(
    path: String, settlingTime: Double = 0.5, patience: Double = 1,
    limits: ReadingLimits = JSONFile.standardLimits
  ) {
    self.path = path
    self.settlingTime = settlingTime
    self.patience = patience
    self.limits = limits
    file = LockedFile(path: path)
  }
}

extension JSONFile: SettingsFile {
  mutating func reload() throws(SettingsStoreError) {
    if isUnchanged { return }
    let found = try completeReading()
    if useObject(in: found) { return }
    do throws(SettingsStoreError) {
      values = try file.withLock { () throws(SettingsStoreError) in try readOrSetAside() }
    } catch {
      throw unreadable(found, error)
    }
    // Another process may have written a file since the lock was released, so the next call reads
    // the file in any case.
    stamp = nil
  }

  mutating func poll() throws(SettingsStoreError) {
    // A file that another program is writing, or has locked, is read at the next interval. Until then, the values are
    // those before the change.
    guard !isUnchanged, let found = try reading(), !useObject(in: found) else { return }
    do throws(SettingsStoreError) {
      try file.withLockIfFree { () throws(SettingsStoreError) in
        guard let found = try reading() else { return }
        (values, stamp) = (try valuesOrSetAside(found), nil)
      }
    } catch {
      throw unreadable(found, error)
    }
  }

  mutating func change(
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError) {
    values = try file.withLock { () throws(SettingsStoreError) in
      let before = try readOrSetAside()
      var new = before
      body(&new)
      if new != before { try write(new, inPlaceOf: before) }
      return new
    }
  }

  static func unreadable(_ error: SettingsStoreError) -> JSONFileProblem { .unreadable(error) }
}

extension JSONFile {
  /// Returns the members of the file's JSON object, or an empty dictionary if the file does not exist or has no content.
  ///
  /// - Throws: ``SettingsStoreError`` if the file cannot be read or has any other content.
  func read() throws(SettingsStoreError) -> [String: SettingsValue] {
    switch try content() {
    case .object(let members): return members
    case .blank: return [:]
    case .malformed(let mistake):
      throw .unreadable(path: path, reason: "it is not a JSON object\(mistake.inParentheses)")
    }
  }

  private enum Content {
    /// The members of a JSON object. A file that does not exist has none.
    case object([String: SettingsValue])
    /// No bytes, or only whitespace.
    case blank
    /// Any other content, with its first mistake if it is not JSON.
    case malformed(PropertyListError?)
  }

  private func content() throws(SettingsStoreError) -> Content {
    guard let bytes = try file.read(limit: limits.bytes) else { return .object([:]) }
    if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return .blank }
    do throws(PropertyListError) {
      let value = try JSONText.read(bytes, limits: limits)
      return value.members.map { .object($0) } ?? .malformed(nil)
    } catch {
      switch error.problem {
      // A file that is too large for this program is not corrupt, so it is not renamed.
      case .unopenable, .tooLarge, .tooManyValues, .tooDeep:
        throw .unreadable(path: path, reason: "\(error)")
      case .empty, .malformed: return .malformed(error)
      }
    }
  }
}

// MARK: Files that other programs write

extension JSONFile {
  /// The content of the file at a moment when no other program was writing it.
  private struct Reading {
    /// The members of the JSON object, or `nil` if the file does not contain an object.
    let values: [String: SettingsValue]?
    /// The stamp of the content, or `nil` if the file must be read again because other content may have the same stamp.
    let stamp: FileStamp?
    /// The first mistake of a file that is not JSON.
    var mistake: PropertyListError?
  }

  private var isUnchanged: Bool { stamp != nil && stamp == FileStamp(path: path) }

  /// Reads the file, or returns `nil` if another program may be writing it.
  private func reading() throws(SettingsStoreError) -> Reading? {
    let before = FileStamp(path: path)
    let isConclusive = before?.isConclusive ?? true
    let content = try content()
    if case .object(let members) = content {
      return Reading(values: members, stamp: isConclusive ? before : nil)
    }
    let isSettled = before == FileStamp(path: path) && abs(before?.age ?? 0) >= settlingTime
    guard isSettled else { return nil }
    guard case .malformed(let mistake) = content else { return Reading(values: [:], stamp: before) }
    return Reading(values: nil, stamp: before, mistake: mistake)
  }

  /// Reads the file, and waits while another program may be writing it.
  private func completeReading() throws(SettingsStoreError) -> Reading {
    let end = ProcessInfo.processInfo.systemUptime + patience
    while true {
      // On a busy system, the file is read once more after the time.
      let isOver = ProcessInfo.processInfo.systemUptime > end
      if let reading = try reading() { return reading }
      if isOver {
        throw .unreadable(path: path, reason: "another program is writing it")
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Returns the error for a file without a JSON object that could not be set aside.
  ///
  /// - Parameters:
  ///   - found: The content of the file.
  ///   - error: The error that occurred while the file was set aside.
  /// - Returns: The error, which names both reasons.
  private func unreadable(_ found: Reading, _ error: SettingsStoreError) -> SettingsStoreError {
    guard case .unwritable(_, let reason) = error else { return error }
    let mistake = found.mistake.inParentheses
    return .unreadable(
      path: path, reason: "it is not a JSON object\(mistake), and it cannot be renamed: \(reason)")
  }

  /// Uses the values of a JSON object, and returns `false` if the file contains none.
  ///
  /// Stores replace the file, so it is read without the lock. The lock is required only to set the file aside.
  private mutating func useObject(in reading: Reading) -> Bool {
    guard let read = reading.values else { return false }
    (values, stamp) = (read, reading.stamp)
    return true
  }

  /// Returns the values of the file under its lock, and sets aside a file that is not a JSON
  /// object.
  ///
  /// The file is always read, because different content may have the same stamp.
  private mutating func readOrSetAside() throws(SettingsStoreError) -> [String: SettingsValue] {
    try valuesOrSetAside(completeReading())
  }

  private mutating func valuesOrSetAside(
    _ reading: Reading
  ) throws(SettingsStoreError) -> [String: SettingsValue] {
    if let values = reading.values { return values }
    let aside = try file.setAside()
    problems.append(.corrupt(path: path, keptAs: aside, mistake: reading.mistake))
    return [:]
  }
}

// MARK: Writing

extension JSONFile {
  private mutating func write(
    _ new: [String: SettingsValue], inPlaceOf old: [String: SettingsValue]
  ) throws(SettingsStoreError) {
    let tooDeep = new.keys(differingFrom: old).contains { key in
      new[key]?.isReadable(atDepth: 1, limits) == false
    }
    if tooDeep { throw .unwritable(path: path, reason: SettingsStoreError.depthReason) }
    let text = JSONText.write(.dictionary(new)) + "\n"
    // A file that no store can read would lose all values, and not only the new one.
    if text.utf8.count > limits.bytes {
      let reason =
        "the file would have \(text.utf8.count) bytes, more than the \(limits.bytes) that can be read"
      throw .unwritable(path: path, reason: reason)
    }
    // Other programs do not take the lock, and may write the file before it gets its stamp.
    stamp = nil
    try file.replace(with: Array(text.utf8))
  }

  /// The limits of a file, which are higher than those for untrusted files.
  static var standardLimits: ReadingLimits {
    var limits = ReadingLimits()
    limits.bytes = 1 << 28
    limits.values = 10_000_000
    return limits
  }
}
