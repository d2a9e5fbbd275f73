// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
public import Foundation
public import RowhouseSettings

/// A store in a SQLite database, which several processes can share.
///
/// The values are in the table `settings`, whose columns are `key` and `value`. A value is JSON
/// text as `JSONText` writes it. Other tables are not changed, so an application can use its own
/// database.
///
/// - Each change is a transaction on the newest values, so that no process overwrites the change of
///   another process. A change waits at most 30 seconds for changes by other processes.
/// - Each change is synchronized with the disk. If a process or the system stops at any moment, the
///   database contains the values before or after the change.
/// - A file that is damaged, or that is not a database, is renamed to `FILE.corrupt-1`, or to the
///   next free number, and reported. If SQLite cannot read the schema, which a newer version may have written, the file
///   stays in its place, and the store throws an error.
/// - Changes by other processes are noticed within ``pollingInterval`` while the store is observed.
///
/// This requires a file system with working locks, which some network file systems do not have.
public final class SQLiteStore: SettingsStore, @unchecked Sendable {
  /// The path of the file.
  ///
  /// A symbolic link is resolved when the store is created.
  public let path: String
  /// The interval, in seconds, at which the store checks the database for changes.
  public let pollingInterval: Double
  private let settings: SharedSettings<SQLiteFile>

  /// Opens a database.
  ///
  /// If it does not exist, it is created with the first value.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - pollingInterval: The interval, in seconds, at which the store checks the database for
  ///     changes. It must be positive, and may be infinite, so that the store never checks the database. Defaults to 0.25.
  ///   - onProblem: Called, on any thread, when the file was set aside or cannot be read. It may
  ///     use the store. Defaults to a closure that prints a message to standard error.
  /// - Throws: `SettingsStoreError` if the file exists but cannot be read.
  public init(
    path: String, pollingInterval: Double = 0.25,
    onProblem: @escaping @Sendable (SQLiteStoreProblem) -> Void = { problem in
      try? FileHandle.standardError.write(contentsOf: Data("\(problem)\n".utf8))
    }
  ) throws(SettingsStoreError) {
    let resolved = try LockedFile.destination(of: path)
    self.path = resolved
    self.pollingInterval = pollingInterval
    settings = try SharedSettings(
      SQLiteFile(path: resolved), pollingInterval: pollingInterval, onProblem: onProblem)
  }

  /// Returns the values of a database without creating, changing, or renaming it.
  ///
  /// Beside a database in WAL mode, SQLite creates the files `FILE-wal` and `FILE-shm` if they do not exist.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The values, or an empty dictionary if the file does not exist or has no `settings`
  ///   table.
  /// - Throws: `SettingsStoreError` if the file cannot be read or is not an intact database, or if a process ended in the
  ///   middle of a change, so that a store must first restore the values before the change.
  public static func values(
    ofFile path: String
  ) throws(SettingsStoreError) -> [String: SettingsValue] {
    do {
      let database = try SettingsDatabase(path: path, isReadOnly: true)
      return try database?.content(newerThan: nil)?.values ?? [:]
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// All values in the table, including those that other programs have written.
  public var values: [String: SettingsValue] { settings.values }

  /// Returns the value that a key had when the database was last read or written.
  public func value(forKey key: String) -> SettingsValue? { settings.values[key] }

  /// Sets or removes a value, and waits until the disk contains the change.
  public func set(_ value: SettingsValue?, forKey key: String) throws(SettingsStoreError) {
    try change { $0[key] = value }
  }

  /// Changes the newest value of a key.
  ///
  /// No other process can change the value in between.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Changes the value, which is `nil` if the key has none. It must not use the store.
  /// - Throws: `SettingsStoreError` if the database cannot be written. It is then unchanged.
  public func change(
    forKey key: String, _ body: (inout SettingsValue?) -> Void
  ) throws(SettingsStoreError) {
    try change { body(&$0[key]) }
  }

  /// Makes several changes to the newest values of the database in one transaction.
  ///
  /// - Parameter body: Changes the values. It must not use the store. If another process sets the
  ///   file aside during the change, the closure is called again with the values of the new file.
  /// - Throws: `SettingsStoreError` if the database cannot be written. It is then unchanged.
  public func change(
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError) {
    try settings.change(body)
  }

  /// Calls a closure with the keys of each change, by this process or by another one.
  public func observe(
    _ handler: @escaping @Sendable (Set<String>) -> Void
  ) -> SettingsObservation {
    settings.observe(handler)
  }

  /// Reads the database if it has changed, and notifies observers.
  ///
  /// While the store is observed, it calls this method at each ``pollingInterval``.
  ///
  /// - Throws: `SettingsStoreError` if the database cannot be read.
  public func refresh() throws(SettingsStoreError) {
    try settings.refresh()
  }
}
#endif
