// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if PostgreSQL
import CPostgreSQL
import Dispatch
import Foundation

/// A connection to PostgreSQL that follows the notifications of a channel.
///
/// libpq waits for the server, so its functions are called on a separate queue and never on the main actor. In an
/// application, a client such as PostgresNIO replaces this type.
final class Database: Sendable {
  /// A sequence with an element after one or more notifications, and after a connection that was lost.
  let changes: AsyncStream<Void>
  private let changed: AsyncStream<Void>.Continuation
  private let queue = DispatchQueue(label: "database")
  /// The connection, used on the queue alone.
  private nonisolated(unsafe) let connection: OpaquePointer
  private let channel: String

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Connects, and listens to a channel.
  ///
  /// - Parameters:
  ///   - address: The connection string of libpq, such as `host=/run/postgresql dbname=shop`.
  ///   - channel: The channel, a name in lowercase letters.
  /// - Throws: A ``Failure`` with the message of libpq.
  init(_ address: String, channel: String) throws {
    guard let connection = PQconnectdb(address) else { throw Failure(description: "No memory") }
    self.connection = connection
    self.channel = channel
    (changes, changed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    try listen()
    queue.async { self.waitForNotifications() }
  }

  deinit { PQfinish(connection) }

  /// Returns the rows of a command, whose parameters replace `$1`, `$2` and so on.
  func rows(_ command: String, _ parameters: [String] = []) async throws -> [[String]] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try self.perform(command, parameters) })
      }
    }
  }
}

extension Database {
  private var failure: Failure { Failure(description: String(cString: PQerrorMessage(connection))) }

  private func listen() throws {
    guard PQstatus(connection) == CONNECTION_OK else { throw failure }
    _ = try perform("LISTEN \(channel)", [])
    changed.yield()
  }

  private func perform(_ command: String, _ parameters: [String]) throws -> [[String]] {
    let texts = parameters.map { strdup($0) }
    defer { for text in texts { free(text) } }
    let result = PQexecParams(
      connection, command, Int32(texts.count), nil, texts.map { $0.map { UnsafePointer($0) } }, nil,
      nil, 0)
    defer { PQclear(result) }
    takeNotifications()
    guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else {
      throw failure
    }
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { String(cString: PQgetvalue(result, row, $0)) }
    }
  }

  /// Takes the notifications that have arrived, perhaps with the result of a command.
  private func takeNotifications() {
    while let notification = PQnotifies(connection) {
      PQfreemem(notification)
      changed.yield()
    }
  }

  /// Reads the data that the server has sent, again each time there is more.
  private func waitForNotifications() {
    // libpq closes its socket when a connection ends, and a source whose descriptor is closed is never canceled.
    let socket = dup(PQsocket(connection))
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    source.setEventHandler { [weak self] in
      guard let self else { return source.cancel() }
      // The last message of a server and the end of the connection may be one event. The first call reads the message,
      // and the second one fails.
      guard PQconsumeInput(connection) == 1, PQconsumeInput(connection) == 1 else {
        return source.cancel()
      }
      takeNotifications()
    }
    source.setCancelHandler { [weak self] in
      close(socket)
      self?.connectAgain()
    }
    source.resume()
  }

  /// Connects to a server that was restarted, whose notifications in the meantime are lost.
  private func connectAgain() {
    PQreset(connection)
    if (try? listen()) != nil { return waitForNotifications() }
    queue.asyncAfter(deadline: .now() + 1) { [weak self] in self?.connectAgain() }
  }
}
#endif
