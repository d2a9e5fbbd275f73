// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
import Foundation
import GRDB
import RowhouseSettings

/// An open database of settings.
///
/// No other code opens the file, because POSIX drops all locks of a process on a file when the
/// process closes any descriptor of it.
struct SettingsDatabase {
  /// The stamp of the file at the time at which it was opened.
  let stamp: FileStamp
  private let queue: DatabaseQueue
  private let waiting: BusyWaiting

  /// The name endings of the files that belong to a database.
  static let companions = ["-journal", "-wal", "-shm"]
  /// Opens a file, or returns `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isReadOnly: True to change nothing. Defaults to `false`.
  ///   - isPatient: False to wait only a short time for other connections. Defaults to `true`.
  /// - Throws: ``DatabaseFailure``.
  init?(
    path: String, isReadOnly: Bool = false, isPatient: Bool = true
  ) throws(DatabaseFailure) {
    let waiting = BusyWaiting(isPatient: isPatient)
    self.waiting = waiting
    var configuration = Configuration()
    configuration.label = "rowhouse settings"
    configuration.readonly = isReadOnly
    configuration.busyMode = .callback { waiting.isToBeContinued(after: $0) }
    // Synchronizes the folder too when the journal is removed, which completes a change.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = EXTRA") }
    while true {
      guard let before = FileStamp(path: path) else { return nil }
      guard before.isRegular else { throw DatabaseFailure.failed("it is not a regular file") }
      let opened: DatabaseQueue
      do { opened = try DatabaseQueue(path: path, configuration: configuration) } catch {
        throw DatabaseFailure(error)
      }
      // Another process may have renamed the file meanwhile.
      guard FileStamp(path: path)?.isOfSameFile(as: before) == true else { continue }
      stamp = before
      queue = opened
      return
    }
  }

  /// Returns `true` if the path still leads to this file, and not to one that has replaced it.
  func isFile(atPath path: String) -> Bool {
    FileStamp(path: path)?.isOfSameFile(as: stamp) == true
  }

  /// Reads the content if its version has changed.
  ///
  /// - Parameters:
  ///   - version: The known version.
  ///   - isPatient: False to wait only a short time for other connections. Defaults to `true`.
  /// - Returns: The content, or `nil` if its version has not changed.
  /// - Throws: ``DatabaseFailure``.
  func content(
    newerThan version: Int?, isPatient: Bool = true
  ) throws(DatabaseFailure) -> DatabaseContent? {
    waiting.isPatient = isPatient
    do {
      return try queue.read { database in
        let current = try DatabaseContent.version(database)
        return current == version ? nil : try DatabaseContent(database)
      }
    } catch {
      throw DatabaseFailure(error)
    }
  }

  /// Changes the newest content, without a change by another connection in between.
  ///
  /// - Parameters:
  ///   - known: The content that was last read or written.
  ///   - body: Changes the values.
  /// - Returns: The new content, which the disk contains.
  /// - Throws: ``DatabaseFailure``. The database is then unchanged.
  func change(
    _ known: DatabaseContent, _ body: (inout [String: SettingsValue]) -> Void
  ) throws(DatabaseFailure) -> DatabaseContent {
    waiting.isPatient = true
    do {
      return try queue.writeWithoutTransaction { database in
        var content = known
        try database.inTransaction(.immediate) {
          if try DatabaseContent.version(database) != known.version {
            content = try DatabaseContent(database)
          }
          var values = content.values
          body(&values)
          try content.write(values, to: database)
          let changed = values.keys(differingFrom: content.values)
          content.unreadableKeys.subtract(changed)
          content.values = values
          return .commit
        }
        return content
      }
    } catch {
      throw DatabaseFailure(error)
    }
  }
}

/// The time for which a connection waits for a database that another one has locked.
///
/// One thread uses a database at a time. It changes ``isPatient`` only between uses.
private final class BusyWaiting: @unchecked Sendable {
  var isPatient: Bool

  init(isPatient: Bool) { self.isPatient = isPatient }

  /// Waits, and returns `false` after too many attempts to lock the database: after 30 seconds, or 0.02 seconds
  /// without patience.
  ///
  /// SQLite's own timeout waits up to 0.1 seconds between two attempts. With it, of two processes
  /// that changed a database continually, one made 38 changes in a second and the other one 1.
  func isToBeContinued(after attempts: Int) -> Bool {
    Thread.sleep(forTimeInterval: 0.002)
    return attempts < (isPatient ? 15_000 : 10)
  }
}
#endif
