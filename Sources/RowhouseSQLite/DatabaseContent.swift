// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
import GRDB
import RowhouseSettings

/// The values of a database at a point in time.
struct DatabaseContent {
  /// The version of the data, or `nil` if there was no file.
  ///
  /// Only versions of the same connection can be compared.
  var version: Int?
  /// The values by key.
  var values: [String: SettingsValue] = [:]
  /// The keys of the rows whose values are not JSON.
  var unreadableKeys: Set<String> = []
}

extension DatabaseContent {
  /// Reads the version of the data, which changes with each change by another connection.
  static func version(_ database: Database) throws -> Int? {
    try Int.fetchOne(database, sql: "PRAGMA data_version")
  }

  /// Reads all values.
  init(_ database: Database) throws {
    version = try Self.version(database)
    guard try Self.hasTable(database) else { return }
    let rows = try Row.fetchCursor(database, sql: "SELECT key, value FROM settings ORDER BY key")
    while let row = try rows.next() {
      guard let key = String.fromDatabaseValue(row[0]) else { continue }
      // Two spellings of “ä” are two keys in SQLite and one in Swift. The first row is used.
      if values[key] != nil { continue }
      if let text = String.fromDatabaseValue(row[1]),
        let value = try? JSONText.read(Array(text.utf8), limits: Self.limits)
      {
        values[key] = value
      } else {
        unreadableKeys.insert(key)
      }
    }
  }

  /// Writes the values that differ from those of this content.
  ///
  /// - Throws: ``DatabaseFailure`` for a key that SQLite cannot store.
  func write(_ new: [String: SettingsValue], to database: Database) throws {
    let changed = new.keys(differingFrom: values)
    if changed.isEmpty { return }
    if try !Self.hasTable(database) {
      try database.execute(
        sql: "CREATE TABLE settings (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)")
    }
    var removed: Set<String> = []
    for key in changed {
      // SQLite ends a text at its first NUL, so two keys could become equal.
      if key.utf8.contains(0) {
        throw DatabaseFailure.failed("its key \(key.debugDescription) contains a NUL")
      }
      // Uses the spelling of the existing row.
      let stored = values.index(forKey: key).map { values[$0].key } ?? key
      if let value = new[key] {
        guard value.isReadable(atDepth: 0, Self.limits) else {
          throw DatabaseFailure.failed(SettingsStoreError.depthReason)
        }
        // A table that another program has created may permit several rows with the same key.
        let text = JSONText.write(value, isPretty: false)
        try database.execute(
          sql: "UPDATE settings SET value = ? WHERE key = ?", arguments: [text, stored])
        if database.changesCount == 0 {
          try database.execute(
            sql: "INSERT INTO settings (key, value) VALUES (?, ?)", arguments: [stored, text])
        }
      } else {
        removed.insert(key)
      }
    }
    if removed.isEmpty { return }
    // Another program may have stored several spellings of a key, of which only one was read.
    for spelling in try String.fetchAll(database, sql: "SELECT key FROM settings")
    where removed.contains(spelling) {
      try database.execute(sql: "DELETE FROM settings WHERE key = ?", arguments: [spelling])
    }
  }

  private static func hasTable(_ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT COUNT(*) FROM sqlite_master WHERE name = 'settings' COLLATE NOCASE AND type = 'table'
        """
    ) ?? false
  }

  /// The limits of one value, which are higher than those for untrusted files.
  private static var limits: ReadingLimits {
    var limits = ReadingLimits()
    limits.bytes = 1 << 28
    limits.values = 10_000_000
    return limits
  }
}
#endif
