// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseHosting
import RowhouseWeb

/// A queue of events for the main actor, where all sessions live.
///
/// Events that came while the main actor was busy are carried out in one batch, in the order in which
/// they came. Waking a thread costs more than an event (`Tools/benchmark-web --only rate`).
@available(hummingbird 2.0, *)
final class EventQueue: Sendable {
  private let sessions: LiveSessions
  private let waiting = Locked<[Waiting]>([])

  /// The most events of a batch, so that other work on the main actor gets its turn.
  ///
  /// With pages of 50 rows a batch takes less than two milliseconds.
  static let batchLimit = 32

  private struct Waiting {
    let event: PostedEvent
    let session: String
    let answer: CheckedContinuation<Result<WebAnswer, RefusedRequest>, Never>
  }

  init(_ sessions: LiveSessions) { self.sessions = sessions }
}

@available(hummingbird 2.0, *)
extension EventQueue {
  /// Waits until an event of a session is carried out.
  func carryOut(_ event: PostedEvent, session: String) async throws(RefusedRequest) -> WebAnswer {
    let answer = await withCheckedContinuation { continuation in
      let isFirst = waiting.withLock { waiting in
        waiting.append(Waiting(event: event, session: session, answer: continuation))
        return waiting.count == 1
      }
      // A batch carries out all events that wait.
      if isFirst { Task { @MainActor in carryOutBatch() } }
    }
    return try answer.get()
  }

  @MainActor
  private func carryOutBatch() {
    let (batch, hasMore) = waiting.withLock { waiting in
      let batch = Array(waiting.prefix(Self.batchLimit))
      waiting.removeFirst(batch.count)
      return (batch, !waiting.isEmpty)
    }
    if hasMore { Task { carryOutBatch() } }
    let answers = batch.map { sessions.receive($0.event, session: $0.session) }
    for (waiting, answer) in zip(batch, answers) { waiting.answer.resume(returning: answer) }
  }
}
#endif
