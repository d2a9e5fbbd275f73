// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GRDB

/// Another program that uses a database of settings.
struct OtherProgram {
  private let queue: DatabaseQueue

  init(_ path: String) throws {
    var configuration = Configuration()
    // A store may be reading the database at this moment.
    configuration.busyMode = .timeout(10)
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  func execute(_ sql: String) throws { try queue.write { try $0.execute(sql: sql) } }

  /// Makes a change, calls a closure before the change is complete, and then reverts the change.
  ///
  /// SQLite writes a part of a large change into the file before the closure is called.
  func beginning(_ sql: String, _ body: () throws -> Void) throws {
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA cache_size = 2")
      try database.inTransaction(.immediate) {
        try database.execute(sql: sql)
        try body()
        return .rollback
      }
    }
  }

  /// Calls a closure while no other connection can read or write the database.
  func holding(_ body: () throws -> Void) throws {
    try queue.writeWithoutTransaction { database in
      try database.inTransaction(.exclusive) {
        try body()
        return .rollback
      }
    }
  }

  func texts(_ sql: String) throws -> [String] {
    try queue.read { try String.fetchAll($0, sql: sql) }
  }
}
