// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
import NIOCore
import RowhouseWeb
import ServiceLifecycle

/// Writes the frames of a session as server-sent events until one side has enough.
///
/// A frame is asked for only when the one before has been taken by the connection. A reader that is
/// slow is therefore handed the newest page, and nothing grows meanwhile.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
struct EventStream: Sendable {
  let session: LiveSession
  /// The version that the client shows.
  let known: Int
  /// After how long the client may take the stream for dead.
  let silence: Duration

  func write(_ request: Request, _ writer: inout any ResponseBodyWriter) async throws {
    let ticket = await session.connect(known: known)
    let lent = LentWriter(writer: writer)
    do {
      try await withGracefulShutdownHandler {
        try await request.body.consumeWithInboundCloseHandler { _ in
          try await writeUntilEnd(of: ticket, to: lent)
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
    try await lent.finish()
  }

  /// Writes until the ticket has ended, even if the connection takes nothing any more.
  private func writeUntilEnd(of ticket: StreamTicket, to lent: LentWriter) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await write(to: lent, ticket) }
      group.addTask {
        for await _ in ticket.ended {}
      }
      try await group.next()
      group.cancelAll()
      // A write that was cut short is thrown, so that the connection is closed.
      try await group.waitForAll()
    }
  }

  private func write(to lent: LentWriter, _ ticket: StreamTicket) async throws {
    var writer = lent.writer
    // A number instead of a frame is a sign of life.
    let beat = "data: \(silence.milliseconds)\n\n"
    try await writer.write(ByteBuffer(string: beat))
    while true {
      switch await session.next(for: ticket) {
      case .frames(let frames):
        var text = ByteBuffer()
        for frame in frames {
          text.writeString("id: \(frame.version)\ndata: ")
          frame.withBytes { _ = text.writeBytes($0) }
          text.writeString("\n\n")
        }
        try await writer.write(text)
      case .beat:
        try await writer.write(ByteBuffer(string: beat))
      case .end:
        return
      }
    }
  }
}

/// A writer in the hands of a child task.
///
/// Nothing says that writers may be used in another task, as one may not use them in two at once.
/// Only the child writes until it has ended, which its parent waits for.
private struct LentWriter: @unchecked Sendable {
  let writer: any ResponseBodyWriter

  func finish() async throws {
    let writer = writer
    try await writer.finish(nil)
  }
}

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
#endif
