// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import RowhouseHosting
import RowhouseWeb

/// A queue of events for the main actor, where all sessions live.
///
/// Events that came while the main actor was busy are carried out in one batch, because waking a thread costs
/// more than an event (`Tools/benchmark-web --only rate`). Sessions take turns: the event of the session that has
/// used the main actor least is the next one, and events of one session keep their order.
@available(hummingbird 2.0, *)
final class EventQueue: Sendable {
  private let sessions: LiveSessions
  private let clock: any PageClock
  private let metrics: PageServer.Metrics
  private let arrivals = Locked(Arrivals())
  @MainActor private var waiting: [Waiting] = []

  /// The most events of a batch, so that other work on the main actor gets its turn.
  private static let batchLimit = 32
  /// The time after which a batch ends.
  private static let timeLimit = Duration.milliseconds(2)

  private struct Arrivals {
    /// The events that the main actor has not seen yet.
    var new: [Arrival] = []
    /// The number of events without an answer.
    var count = 0
  }

  private struct Arrival {
    let event: PostedEvent
    let session: String
    let answer: CheckedContinuation<Result<WebAnswer, RefusedRequest>, Never>
  }

  private struct Waiting {
    let arrival: Arrival
    let session: LiveSession
  }

  init(_ sessions: LiveSessions, clock: any PageClock, _ metrics: PageServer.Metrics) {
    self.sessions = sessions
    self.clock = clock
    self.metrics = metrics
  }
}

@available(hummingbird 2.0, *)
extension EventQueue {
  /// The number of events that wait for the main actor.
  var waitingCount: Int { arrivals.withLock { $0.count } }

  /// Waits until an event of a session is carried out.
  func carryOut(_ event: PostedEvent, session: String) async throws(RefusedRequest) -> WebAnswer {
    let answer = await withCheckedContinuation { continuation in
      let arrival = Arrival(event: event, session: session, answer: continuation)
      let isFirst = arrivals.withLock { arrivals in
        arrivals.new.append(arrival)
        arrivals.count += 1
        return arrivals.count == 1
      }
      // A batch carries out all events that wait.
      if isFirst { Task { @MainActor in carryOutBatch() } }
    }
    return try answer.get()
  }

  @MainActor
  private func carryOutBatch() {
    let start = clock.now
    var now = start
    var answers: [(Arrival, Result<WebAnswer, RefusedRequest>)] = []
    admitArrivals(to: &answers)
    while answers.count < Self.batchLimit, now - start < Self.timeLimit,
      let next = takeNext(at: now, onlyShort: !answers.isEmpty)
    {
      let answer = Result { () throws(RefusedRequest) in
        try next.session.receive(next.arrival.event)
      }
      let end = clock.now
      next.session.used.add(end - now, at: end)
      metrics.record(PageServer.EventOutcome(answer), time: end - now)
      now = end
      answers.append((next.arrival, answer))
    }
    let hasMore = arrivals.withLock { arrivals in
      arrivals.count -= answers.count
      return arrivals.count > 0
    }
    if hasMore { Task { carryOutBatch() } }
    for (arrival, answer) in answers { arrival.answer.resume(returning: answer) }
  }

  /// Finds the sessions of new events, and refuses those that have none.
  @MainActor
  private func admitArrivals(to answers: inout [(Arrival, Result<WebAnswer, RefusedRequest>)]) {
    let new = arrivals.withLock { arrivals in
      defer { arrivals.new = [] }
      return arrivals.new
    }
    for arrival in new {
      if let session = sessions.session(arrival.session) {
        waiting.append(Waiting(arrival: arrival, session: session))
      } else {
        metrics.record(.refused, time: .zero)
        answers.append((arrival, .failure(RefusedRequest(.notFound))))
      }
    }
  }

  /// Takes the first event of the session that has used the main actor least.
  ///
  /// `onlyShort` leaves the event of a session that has used more than a batch may take to the next batch, which is
  /// for new events, too. The answers of this batch would have to wait for it.
  @MainActor
  private func takeNext(at now: Duration, onlyShort: Bool) -> Waiting? {
    var best: (index: Int, used: Duration)?
    for (index, waiting) in waiting.enumerated() {
      let used = waiting.session.used.value(at: now)
      if best.map({ used < $0.used }) ?? true { best = (index, used) }
      if used == .zero { break }
    }
    guard let best, !onlyShort || best.used <= Self.timeLimit else { return nil }
    return waiting.remove(at: best.index)
  }
}
#endif
