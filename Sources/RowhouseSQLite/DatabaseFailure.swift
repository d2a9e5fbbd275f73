// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
import GRDB
import RowhouseSettings

/// The reason why a database cannot be used.
enum DatabaseFailure: Error {
  /// The file is not a database, or its content is damaged.
  case corrupt(reason: String)
  /// Another process has renamed the file after it was opened.
  case moved
  /// Another connection has locked the database.
  case busy(reason: String)
  /// Any other reason, such as a full disk, as SQLite describes it.
  case failed(String)

  /// Converts an error that was thrown by a GRDB function, or by a closure that GRDB called.
  init(_ error: any Error) {
    guard let error = error as? DatabaseError else {
      self = error as? DatabaseFailure ?? .failed("\(error)")
      return
    }
    let reason = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    // Also the error of an intact database whose views or triggers only a newer SQLite can read.
    case .SQLITE_CORRUPT where reason.hasPrefix("malformed database schema"):
      self = .failed(reason)
    case .SQLITE_READONLY where Self.needsRecovery.contains(error.extendedResultCode):
      self = .failed(
        "a process ended in the middle of a change. Open the file with a store that may write the file and its folder, "
          + "which restores the values before the change"
      )
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupt(reason: reason)
    case .SQLITE_READONLY where error.extendedResultCode == .SQLITE_READONLY_DBMOVED: self = .moved
    case .SQLITE_BUSY: self = .busy(reason: reason)
    default: self = .failed(reason)
    }
  }

  /// The results for a database that only a connection with write access can restore.
  private static let needsRecovery: [ResultCode] = [
    .SQLITE_READONLY_ROLLBACK, .SQLITE_READONLY_RECOVERY,
  ]

  /// The reason, in words.
  var reason: String {
    switch self {
    case .corrupt(let reason), .busy(let reason), .failed(let reason): reason
    case .moved: "another process has renamed it"
    }
  }
}
#endif
