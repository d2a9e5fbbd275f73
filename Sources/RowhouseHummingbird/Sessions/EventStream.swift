// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
import NIOCore
import RowhouseWeb
import ServiceLifecycle

/// Writes the messages of a session as server-sent events until one side ends the stream.
///
/// The stream takes the next message only after the connection has accepted the previous one, so a
/// slow reader receives the newest page.
@available(hummingbird 2.0, *)
struct EventStream: Sendable {
  let session: LiveSession
  /// The version that the client shows.
  let known: Int
  /// The time after which the client may consider the stream dead.
  let silence: Duration
  let metrics: PageServer.Metrics
  /// True if the client connects to another node when the server shuts down.
  let movesAtEnd: Bool
  /// Called with the type of a writer that may buffer its input.
  let reportHolding: @Sendable (String) -> Void

  func write(_ request: Request, _ writer: inout any ResponseBodyWriter) async throws {
    let ticket = await session.connect(known: known)
    let borrowed = BorrowedWriter(writer: writer)
    do {
      try await withGracefulShutdownHandler {
        try await request.body.consumeWithInboundCloseHandler { _ in
          try await writeUntilEnd(of: ticket, to: borrowed)
        } onInboundClosed: {
          Task { await ticket.end() }
        }
      } onGracefulShutdown: {
        Task { await ticket.end() }
      }
    } catch {
      await session.disconnect(ticket)
      throw error
    }
    await session.disconnect(ticket)
    if movesAtEnd, Task.isShuttingDownGracefully { try await borrowed.writer.write(Self.ending) }
    try await borrowed.writer.finish(nil)
  }

  /// The heartbeat that announces the end of the session.
  private static let ending = ByteBuffer(string: "data: 0\n\n")

  /// Writes messages until the ticket ends, even if the connection is blocked.
  private func writeUntilEnd(of ticket: StreamTicket, to borrowed: BorrowedWriter) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await write(to: borrowed, ticket) }
      group.addTask {
        for await _ in ticket.ended {}
      }
      try await group.next()
      group.cancelAll()
      // An interrupted write throws an error, so that the connection is closed.
      try await group.waitForAll()
    }
  }

  private func write(to borrowed: BorrowedWriter, _ ticket: StreamTicket) async throws {
    // A number instead of a message is a heartbeat.
    let beat = ByteBuffer(string: "data: \(silence.milliseconds)\n\n")
    let endsAfterMessage = borrowed.mayHoldBack
    if endsAfterMessage {
      reportHolding(borrowed.typeName)
    } else {
      try await borrowed.writer.write(beat)
    }
    repeat {
      switch await session.next(for: ticket) {
      case .messages(let messages):
        var text = ByteBuffer()
        for message in messages {
          text.writeString("data: ")
          message.withBytes { _ = text.writeBytes($0) }
          text.writeString("\n\n")
        }
        metrics.recordBytes(text.readableBytes, of: .stream)
        try await borrowed.writer.write(text)
      case .beat:
        try await borrowed.writer.write(beat)
      case .end:
        return
      }
    } while !endsAfterMessage
  }
}

/// A writer that a child task uses.
///
/// The parent waits for the end of the child task before it uses the writer again. The type is a
/// class, because a middleware's writer may be a value that contains its buffer.
private final class BorrowedWriter: @unchecked Sendable {
  var writer: any ResponseBodyWriter

  init(writer: any ResponseBodyWriter) { self.writer = writer }

  var typeName: String { String(reflecting: type(of: writer)) }

  /// True if the writer belongs to a middleware, which may buffer its input until the end.
  ///
  /// Hummingbird reports buffering in no other way. For example, the middleware that compresses
  /// responses buffers 32 kB. The writer of HummingbirdTesting, with which an application can test
  /// its streams, buffers everything, but is not counted.
  var mayHoldBack: Bool {
    !["HummingbirdCore.", "HummingbirdTesting."].contains { typeName.hasPrefix($0) }
  }
}

@available(hummingbird 2.0, *)
extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
#endif
