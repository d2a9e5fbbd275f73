// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseHosting

/// Events that wait for the main actor, where all sessions live.
///
/// They are carried out one after the other in the order in which they came, and those that came
/// while the main actor was busy in one go: on a busy server most of what an event costs is to be
/// handed from thread to thread, and a thread that is woken for several events is woken once
/// (`Tools/benchmark-web --only rate`).
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
final class EventQueue: Sendable {
  private let sessions: LiveSessions
  private let waiting = Locked<[Waiting]>([])

  /// The most events that are carried out in one go, so that whatever else runs on the main actor
  /// gets its turn.
  ///
  /// With pages of 50 rows that is less than two milliseconds.
  static let batchLimit = 32

  private struct Waiting {
    let event: SentEvent
    let answer: CheckedContinuation<EventAnswer, Never>
  }

  init(_ sessions: LiveSessions) { self.sessions = sessions }
}

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension EventQueue {
  /// Waits until an event is carried out.
  func carryOut(_ event: SentEvent) async -> EventAnswer {
    await withCheckedContinuation { continuation in
      let isFirst = waiting.withLock { waiting in
        waiting.append(Waiting(event: event, answer: continuation))
        return waiting.count == 1
      }
      // Whoever came first has asked for the others too.
      if isFirst { carryOutSoon() }
    }
  }

  private func carryOutSoon() {
    Task { @MainActor in carryOutBatch() }
  }

  @MainActor
  private func carryOutBatch() {
    let (batch, hasMore) = waiting.withLock { waiting in
      let batch = Array(waiting.prefix(Self.batchLimit))
      waiting.removeFirst(batch.count)
      return (batch, !waiting.isEmpty)
    }
    if hasMore { carryOutSoon() }
    let answers = batch.map { sessions.receive($0.event) }
    for (waiting, answer) in zip(batch, answers) { waiting.answer.resume(returning: answer) }
  }
}
#endif
