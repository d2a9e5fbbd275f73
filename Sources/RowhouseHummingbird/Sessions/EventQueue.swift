// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import NIOCore
import RowhouseHosting
import RowhouseWeb

/// A queue of events for the main actor, to which all sessions are isolated.
///
/// Events that arrive while the main actor is busy are performed in one batch, because waking a
/// thread takes longer than an event (`Tools/benchmark-web --only rate`). Sessions take turns: the
/// event of the session that has used the main actor least comes next, and events of one session
/// keep their order. While a large page is compared off the main actor, the queue performs
/// events of other sessions.
@available(hummingbird 2.0, *)
final class EventQueue: Sendable {
  private let sessions: LiveSessions
  private let clock: any PageClock
  private let metrics: PageServer.Metrics
  private let arrivals = Locked(Arrivals())
  @MainActor private var waiting: [Waiting] = []
  /// The sessions whose pages are compared off the main actor.
  @MainActor private var comparing: Set<ObjectIdentifier> = []

  /// The maximum number of events in a batch, so that the main actor can perform other work in
  /// between.
  private static let batchLimit = 32
  /// The time after which a batch ends.
  private static let timeLimit = Duration.milliseconds(2)

  private struct Arrivals {
    /// The events that have not been assigned to their sessions yet.
    var new: [Arrival] = []
    /// The number of events without an answer.
    var count = 0
    var isBatchScheduled = false

    /// Returns true if the caller has to start a batch.
    mutating func needsBatch() -> Bool {
      defer { isBatchScheduled = true }
      return !isBatchScheduled
    }
  }

  typealias Outcome = Result<WebAnswer, RefusedRequest>

  private struct Arrival {
    let event: PostedEvent
    let session: String
    /// The event loop on which `answer` is called, or `nil` if it is called on the main actor.
    let loop: (any EventLoop)?
    let answer: @Sendable (Outcome) -> Void
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
  /// The number of events that are waiting for the main actor.
  var waitingCount: Int { arrivals.withLock { $0.count } }

  /// Performs an event of a session, and returns its answer.
  func perform(_ event: PostedEvent, session: String) async throws(RefusedRequest) -> WebAnswer {
    let outcome = await withCheckedContinuation { continuation in
      perform(event, session: session, on: nil) { continuation.resume(returning: $0) }
    }
    return try outcome.get()
  }

  /// Performs an event of a session, and then calls a closure with its answer on an event loop, or on
  /// the main actor if `loop` is `nil`.
  ///
  /// The answers of a batch wake each event loop once.
  func perform(
    _ event: PostedEvent, session: String, on loop: (any EventLoop)?,
    answer: @escaping @Sendable (Outcome) -> Void
  ) {
    let arrival = Arrival(event: event, session: session, loop: loop, answer: answer)
    let needsBatch = arrivals.withLock { arrivals in
      arrivals.new.append(arrival)
      arrivals.count += 1
      return arrivals.needsBatch()
    }
    // A batch performs all events that wait.
    if needsBatch { Task { @MainActor in performBatch() } }
  }

  @MainActor
  private func performBatch() {
    let start = clock.now
    var now = start
    var begun = 0
    var answers: [(Arrival, Outcome)] = []
    admitArrivals(to: &answers)
    while begun < Self.batchLimit, now - start < Self.timeLimit,
      let next = takeNext(at: now, onlyShort: begun > 0)
    {
      let progress = Result { () throws(RefusedRequest) in
        try next.session.begin(next.arrival.event)
      }
      let end = clock.now
      let time = end - now
      next.session.used.add(time, at: end)
      now = end
      begun += 1
      switch progress {
      case .success(.comparing(let version)): finish(next, before: version, time: time)
      case .success(.answered(let answer)): note(.success(answer), time)
      case .failure(let refusal): note(.failure(refusal), time)
      }
      func note(_ answer: Outcome, _ time: Duration) {
        metrics.record(PageServer.EventOutcome(answer), time: time)
        answers.append((next.arrival, answer))
      }
    }
    endBatch(answers)
  }

  /// Answers events, and starts another batch if more events can be performed.
  @MainActor
  private func endBatch(_ answers: [(Arrival, Outcome)]) {
    let canGoOn = waiting.contains { !isComparing($0.session) }
    let hasMore = arrivals.withLock { arrivals in
      arrivals.count -= answers.count
      arrivals.isBatchScheduled = canGoOn || !arrivals.new.isEmpty
      return arrivals.isBatchScheduled
    }
    if hasMore { Task { performBatch() } }
    send(answers)
  }

  /// Calls the closures of events on their event loops, each of which wakes once.
  private func send(_ answers: [(Arrival, Outcome)]) {
    let byLoop = Dictionary(grouping: answers) { arrival, _ in
      arrival.loop.map { ObjectIdentifier($0) }
    }
    for answers in byLoop.values {
      let send = { @Sendable in for (arrival, outcome) in answers { arrival.answer(outcome) } }
      if let loop = answers[0].0.loop { loop.execute(send) } else { send() }
    }
  }

  /// Answers an event after the large pages of its session have been compared.
  @MainActor
  private func finish(_ begun: Waiting, before version: Int, time: Duration) {
    let id = ObjectIdentifier(begun.session)
    comparing.insert(id)
    Task {
      let (answer, rest) = await begun.session.finish(begun.arrival.event, before: version)
      comparing.remove(id)
      metrics.record(PageServer.EventOutcome(.success(answer)), time: time + rest)
      let needsBatch = arrivals.withLock { arrivals in
        arrivals.count -= 1
        return waiting.isEmpty ? false : arrivals.needsBatch()
      }
      if needsBatch { Task { performBatch() } }
      send([(begun.arrival, .success(answer))])
    }
  }

  @MainActor
  private func isComparing(_ session: LiveSession) -> Bool {
    !comparing.isEmpty && comparing.contains(ObjectIdentifier(session))
  }

  /// Assigns new events to their sessions, and refuses events without a session.
  @MainActor
  private func admitArrivals(to answers: inout [(Arrival, Outcome)]) {
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
  /// If `onlyShort` is `true`, the method returns `nil` if that session has used more time than a
  /// batch may take. Its event waits for the next batch, because it would delay the answers of this
  /// one.
  @MainActor
  private func takeNext(at now: Duration, onlyShort: Bool) -> Waiting? {
    var best: (index: Int, used: Duration)?
    for (index, waiting) in waiting.enumerated() where !isComparing(waiting.session) {
      let used = waiting.session.used.value(at: now)
      if best.map({ used < $0.used }) ?? true { best = (index, used) }
      if used == .zero { break }
    }
    guard let best, !onlyShort || best.used <= Self.timeLimit else { return nil }
    return waiting.remove(at: best.index)
  }
}
#endif
