// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
import Foundation
import GRDB
import RowhouseSettings

/// An open database that stores settings.
///
/// No other code opens the file, because POSIX drops all locks of a process on a file when the
/// process closes any descriptor of it.
struct SettingsDatabase {
  /// The stamp of the file when it was opened.
  let stamp: FileStamp
  private let queue: DatabaseQueue
  private let waiting: BusyWaiting

  /// The name endings of the files that belong to a database.
  static let companions = ["-journal", "-wal", "-shm"]
  /// Opens a file, or returns `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isReadOnly: True to open the file without changing it. Defaults to `false`.
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
    // Also synchronizes the folder when the journal is removed, which completes a change.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = EXTRA") }
    while true {
      guard let before = FileStamp(path: path) else { return nil }
      guard before.isRegular else { throw DatabaseFailure.failed("it is not a regular file") }
      let opened: DatabaseQueue
      do { opened = try DatabaseQueue(path: path, configuration: configuration) } catch {
        throw DatabaseFailure(error)
      }
      // Another process may have renamed the file in the meantime.
      guard FileStamp(path: path)?.isOfSameFile(as: before) == true else { continue }
      stamp = before
      queue = opened
      return
    }
  }

  /// Returns `true` if the path still leads to this file, and not to a file that has replaced it.
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

  /// Changes the newest content.
  ///
  /// No other connection can change the content in between.
  ///
  /// - Parameters:
  ///   - known: The content that was last read or written.
  ///   - body: Changes the values.
  /// - Returns: The new content, which has been written to the disk.
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

/// The strategy for waiting until a database is no longer locked by another connection.
///
/// One thread uses a database at a time. It changes ``isPatient`` only between uses.
private final class BusyWaiting: @unchecked Sendable {
  var isPatient: Bool

  init(isPatient: Bool) { self.isPatient = isPatient }

  /// Waits, and returns `false` after too many attempts to lock the database.
  ///
  /// The limit is 30 seconds, or 0.02 seconds if ``isPatient`` is false. SQLite's own timeout waits
  /// up to 0.1 seconds between two attempts. With that timeout, of two processes that continually
  /// changed a database, one made 38 changes per second and the other one made 1.
  func isToBeContinued(after attempts: Int) -> Bool {
    Thread.sleep(forTimeInterval: 0.002)
    return attempts < (isPatient ? 15_000 : 10)
  }
}
#endif
