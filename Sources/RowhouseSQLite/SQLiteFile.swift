// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
import RowhouseSettings

/// A SQLite database that stores the settings in a table.
///
/// A file that is not an intact database is set aside.
struct SQLiteFile {
  private let path: String
  /// The open database, or `nil` if there is no file.
  private var database: SettingsDatabase?
  private var content = DatabaseContent()
  var problems: [SQLiteStoreProblem] = []

  init(path: String) { self.path = path }
}

extension SQLiteFile: SettingsFile {
  var values: [String: SettingsValue] { content.values }

  mutating func reload() throws(SettingsStoreError) {
    do { try read(isPatient: true) } catch { try handle(error) }
  }

  mutating func poll() throws(SettingsStoreError) {
    do { try read(isPatient: false) } catch {
      // Until the change of the other connection is complete, the values are those before the
      // change.
      if case .busy = error { return }
      try handle(error)
    }
  }

  mutating func change(
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError) {
    // The values that could still be read from a file that was set aside.
    var recovered: [String: SettingsValue] = [:]
    for _ in 0..<Self.attempts {
      let older = recovered
      let isMade = try attempt(recovering: &recovered) { values in
        values.merge(older) { newer, _ in newer }
        body(&values)
      }
      if isMade { return }
    }
    throw .unwritable(path: path, reason: "another file takes its place again and again")
  }

  /// The maximum number of attempts to make a change.
  ///
  /// A change is repeated after the file was created, renamed, or set aside. For a link that leads
  /// nowhere, it would otherwise be repeated endlessly.
  private static var attempts: Int { 100 }

  static func unreadable(_ error: SettingsStoreError) -> SQLiteStoreProblem { .unreadable(error) }
}

extension SQLiteFile {
  private mutating func read(isPatient: Bool) throws(DatabaseFailure) {
    try open(isPatient: isPatient)
    if let database {
      let newer = try database.content(newerThan: content.version, isPatient: isPatient)
      if let newer { use(newer) }
    } else {
      content = DatabaseContent()
    }
  }

  /// Sets the file aside if the reason for a failure to read it is damage.
  private mutating func handle(_ failure: DatabaseFailure) throws(SettingsStoreError) {
    guard case .corrupt = failure else {
      throw .unreadable(path: path, reason: failure.reason)
    }
    try setAside()
  }

  /// Makes a change.
  ///
  /// Returns `false` if the file was created, renamed, or set aside, so that the change must be
  /// made again.
  private mutating func attempt(
    recovering recovered: inout [String: SettingsValue],
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError) -> Bool {
    do {
      try open()
      guard let database else {
        try LockedFile(path: path).create()
        return false
      }
      let changed = try database.change(content, body)
      // Another process may have renamed the file after it was opened.
      guard database.isFile(atPath: path) else { return false }
      use(changed)
      return true
    } catch let error as SettingsStoreError {
      throw error
    } catch {
      switch DatabaseFailure(error) {
      case .corrupt:
        let readable = try setAside(failed: database?.stamp)
        recovered.merge(readable) { _, newer in newer }
      case .moved: break
      case .busy(let reason), .failed(let reason): throw .unwritable(path: path, reason: reason)
      }
      return false
    }
  }

  /// Opens the file at the path.
  private mutating func open(isPatient: Bool = true) throws(DatabaseFailure) {
    if let database, database.isFile(atPath: path) { return }
    database = nil
    // Versions from different connections cannot be compared.
    content.version = nil
    database = try SettingsDatabase(path: path, isPatient: isPatient)
  }

  private mutating func use(_ new: DatabaseContent) {
    for key in new.unreadableKeys.subtracting(content.unreadableKeys).sorted() {
      problems.append(.unreadableValue(path: path, key: key))
    }
    content = new
  }

  /// Renames the file and its journals, unless another process has already renamed them.
  ///
  /// - Parameter failed: The file that could not be written, which may be readable. Defaults to
  ///   `nil`.
  /// - Returns: The values of the renamed file, or an empty dictionary if it cannot be read.
  /// - Throws: An error that prevents reading or renaming the file.
  @discardableResult
  private mutating func setAside(
    failed: FileStamp? = nil
  ) throws(SettingsStoreError) -> [String: SettingsValue] {
    database = nil
    content.version = nil
    let file = LockedFile(path: path)
    var sound = DatabaseContent()
    var values: [String: SettingsValue] = [:]
    let aside = try file.withLock { () throws(SettingsStoreError) -> String? in
      do throws(DatabaseFailure) {
        let read = try SettingsDatabase(path: path)?.content(newerThan: nil)
        // Another process may have set the file aside and created a new one.
        guard let failed, FileStamp(path: path)?.isOfSameFile(as: failed) == true else {
          sound = read ?? DatabaseContent()
          sound.version = nil
          return nil
        }
        values = read?.values ?? [:]
      } catch {
        guard case .corrupt = error else {
          throw .unreadable(path: path, reason: error.reason)
        }
      }
      return try file.setAside(companions: SettingsDatabase.companions)
    }
    // Until here, an error leaves the last values in place.
    use(sound)
    if let aside {
      problems.append(.corrupt(path: path, keptAs: aside, recovered: values.count))
    }
    return values
  }
}
#endif
