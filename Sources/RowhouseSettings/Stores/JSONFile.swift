// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A file that contains a JSON object, whose members are the settings.
struct JSONFile {
  private let path: String
  private let file: LockedFile
  private(set) var values: [String: SettingsValue] = [:]
  private var stamp: FileStamp?
  var problems: [JSONFileProblem] = []

  init(path: String) {
    self.path = path
    file = LockedFile(path: path)
  }
}

extension JSONFile: SettingsFile {
  mutating func reload() throws(SettingsStoreError) {
    if let stamp, stamp == FileStamp(path: path) { return }
    // The file is always complete, so it is read without the lock. The lock is required only to set
    // the file aside.
    let before = FileStamp(path: path)
    if let read = try read() {
      values = read
      stamp = before
    } else {
      values = try file.withLock { () throws(SettingsStoreError) in try readOrSetAside() }
      // Another process may have written a file since the lock was released, so the next call reads
      // the file in any case.
      stamp = nil
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
  /// Returns the members of the file's JSON object.
  ///
  /// Returns an empty dictionary if the file does not exist or has no content, and `nil` if it has
  /// any other content.
  func read() throws(SettingsStoreError) -> [String: SettingsValue]? {
    // A file without content may be a file that another program is about to write.
    guard let bytes = try file.read(limit: Self.limits.bytes),
      !bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 })
    else { return [:] }
    do throws(PropertyListError) {
      return try JSONText.read(bytes, limits: Self.limits).members
    } catch {
      switch error.problem {
      // A file that is too large for this program is not corrupt, so it is not renamed.
      case .unopenable, .tooLarge, .tooManyValues, .tooDeep:
        throw .unreadable(path: path, reason: "\(error)")
      case .empty, .malformed: return nil
      }
    }
  }

  /// Returns the values of the file under its lock, and sets aside a file that is not a JSON
  /// object.
  ///
  /// The file is always read, because different content may have the same stamp.
  private mutating func readOrSetAside() throws(SettingsStoreError) -> [String: SettingsValue] {
    if let values = try read() { return values }
    let aside = try file.setAside()
    problems.append(.corrupt(path: path, keptAs: aside))
    return [:]
  }

  private mutating func write(
    _ new: [String: SettingsValue], inPlaceOf old: [String: SettingsValue]
  ) throws(SettingsStoreError) {
    let tooDeep = new.keys(differingFrom: old).contains { key in
      new[key]?.isReadable(atDepth: 1, Self.limits) == false
    }
    if tooDeep { throw .unwritable(path: path, reason: SettingsStoreError.depthReason) }
    let text = JSONText.write(.dictionary(new)) + "\n"
    stamp = try file.replace(with: Array(text.utf8))
  }

  /// The limits of the file, which are higher than those for untrusted files.
  private static var limits: ReadingLimits {
    var limits = ReadingLimits()
    limits.bytes = 1 << 28
    limits.values = 10_000_000
    return limits
  }
}
