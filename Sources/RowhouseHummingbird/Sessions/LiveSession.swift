// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
import RowhouseWeb

/// A session, its streams, and the times of its last requests.
@available(hummingbird 2.0, *)
@MainActor
final class LiveSession {
  let web: WebSession
  /// The name of the client, or `nil` if it is unknown.
  let client: String?
  private let configuration: PageServer.Configuration
  private let metrics: PageServer.Metrics
  private(set) var streams: [StreamTicket] = [] {
    didSet { metrics.addStreams(streams.count - oldValue.count) }
  }
  /// The time at which the last request arrived or the last stream ended.
  private(set) var lastHeard: Duration
  /// True if the tab may open another stream much later: it has closed its stream because it is hidden, or the server
  /// has ended its stream while the tab may have been offline.
  private var mayReturn = false
  /// True if the browser runs no script, so that it has no stream.
  private var hasNoScript = false
  private var allowance: EventAllowance

  /// The time that its events have used on the main actor.
  var used = UsedTime()
  /// True while work on the main actor is being measured, including the work that is part of it.
  private var isMeasuring = false
  /// The time that updates have used since an event was begun whose pages are still being compared, or `nil` if there is
  /// no such event.
  private var timeAfterBeginning: Duration?
  /// The most recent estimate of its memory, in bytes.
  private(set) var memory = 0

  init(
    _ web: WebSession, client: String?, _ configuration: PageServer.Configuration,
    _ metrics: PageServer.Metrics
  ) {
    self.web = web
    self.client = client
    self.configuration = configuration
    self.metrics = metrics
    let now = configuration.clock.now
    lastHeard = now
    allowance = EventAllowance(
      perSecond: configuration.limits.eventsPerSecond, burst: configuration.limits.eventBurst,
      now: now)
    web.workMeasurer = { [weak self] work in
      if let self { update(work) } else { work() }
    }
  }
}

@available(hummingbird 2.0, *)
extension LiveSession {
  var isConnected: Bool { !streams.isEmpty }

  /// True if the session has no stream and has received no request for its lifetime.
  var isOver: Bool {
    let timing = configuration.timing
    let lifetime = mayReturn || hasNoScript ? timing.hiddenLifetime : timing.unconnectedLifetime
    return !isConnected && configuration.clock.now - lastHeard >= lifetime
  }

  /// Updates the memory estimate.
  func measure() { memory = web.memoryEstimate }

  /// Records that the tab is hidden or closed, and ends its streams.
  func leave(isHidden: Bool) {
    mayReturn = isHidden
    lastHeard = configuration.clock.now
    for ticket in streams { ticket.end() }
    web.wake()
  }

  /// Records that the browser runs no script.
  func noteMissingScript() { hasNoScript = true }

  /// Performs an event of a form that was sent without a script, or throws a refusal if there have been too many.
  func receive(_ event: PostedEvent) throws(RefusedRequest) -> WebAnswer {
    noteMissingScript()
    try admitEvent()
    let before = web.version
    let (answer, _) = measured { web.receive(event) }
    noteAnswer(to: event, before: before)
    return answer
  }

  /// Begins an event, or throws a refusal if there have been too many.
  ///
  /// - Precondition: The caller begins no other event before the answer.
  func begin(_ event: PostedEvent) throws(RefusedRequest) -> BegunEvent {
    try admitEvent()
    let before = web.version
    guard let answer = measured({ web.begin(event) }).result else {
      timeAfterBeginning = .zero
      return .comparing(before: before)
    }
    noteAnswer(to: event, before: before)
    return .answered(answer)
  }

  /// Returns the answer to a begun event after the pages have been compared, and the time that the event has used on the
  /// main actor since it was begun.
  ///
  /// `version` is the version of the session before the event.
  func finish(
    _ event: PostedEvent, before version: Int
  ) async -> (answer: WebAnswer, time: Duration) {
    await web.waitUntilCompared()
    let (answer, time) = measured { web.finish(event) }
    used.add(time, at: configuration.clock.now)
    noteAnswer(to: event, before: version)
    defer { timeAfterBeginning = nil }
    return (answer, (timeAfterBeginning ?? .zero) + time)
  }

  /// Performs work that updates a page, and records its time, unless it is part of an event or of other work.
  private func update(_ work: () -> Void) {
    if isMeasuring { return work() }
    let (_, time) = measured(work)
    if let earlier = timeAfterBeginning {
      timeAfterBeginning = earlier + time
      used.add(time, at: configuration.clock.now)
    } else {
      metrics.recordUpdate(time: time)
    }
  }

  /// Performs work, and returns its result and its time.
  private func measured<Result>(_ work: () -> Result) -> (result: Result, time: Duration) {
    let start = configuration.clock.now
    isMeasuring = true
    defer { isMeasuring = false }
    let result = work()
    return (result, configuration.clock.now - start)
  }

  private func admitEvent() throws(RefusedRequest) {
    let now = configuration.clock.now
    lastHeard = now
    guard allowance.take(at: now) else { throw RefusedRequest(.tooManyRequests) }
  }

  private func noteAnswer(to event: PostedEvent, before version: Int) {
    // A stream that was up to date does not need to send the messages that the answer contains.
    for ticket in streams where event.version == version && ticket.known == version {
      ticket.known = web.version
    }
    if streams.contains(where: { $0.known != web.version }) { web.wake() }
  }

  /// Opens a stream that begins after the version that the client shows.
  ///
  /// If there are too many streams, the oldest one ends.
  func connect(known: Int) -> StreamTicket {
    mayReturn = false
    hasNoScript = false
    // Otherwise, the streams of all tabs that were opened at the same moment, for example after a restart, would also
    // end at the same moment.
    let lifetime = configuration.timing.streamLifetime * .random(in: 0.5...1)
    let ticket = StreamTicket(known: known, now: configuration.clock.now, lifetime: lifetime)
    streams.append(ticket)
    while streams.count > max(1, configuration.limits.streamsPerSession) {
      streams.removeFirst().end()
    }
    web.wake()
    return ticket
  }

  func disconnect(_ ticket: StreamTicket) {
    ticket.end()
    streams.removeAll { $0 === ticket }
    lastHeard = configuration.clock.now
  }

  /// Ends the streams whose lifetime is over, and sends the heartbeats that are due.
  func beat() {
    let (now, timing) = (configuration.clock.now, configuration.timing)
    for ticket in streams where now >= ticket.lastTime {
      ticket.end()
      mayReturn = true
    }
    let due = streams.filter { !$0.isEnded && now - $0.lastBeat >= timing.heartbeat }
    for ticket in due { ticket.isBeatDue = true }
    if !due.isEmpty { web.wake() }
  }

  func close() {
    web.close()
    for ticket in streams { ticket.end() }
    streams = []
  }

  /// Waits for the next step of a stream.
  func next(for ticket: StreamTicket) async -> StreamStep {
    while !ticket.isEnded, !web.isClosed, !Task.isCancelled {
      let messages = web.messages(after: ticket.known)
      if let last = messages.last {
        ticket.known = last.version
        return .messages(messages)
      }
      if ticket.isBeatDue {
        ticket.isBeatDue = false
        ticket.lastBeat = configuration.clock.now
        return .beat
      }
      await web.changed(after: ticket.known)
    }
    return .end
  }
}

/// The state of an event that has begun.
enum BegunEvent {
  case answered(WebAnswer)
  /// Large pages are being compared off the main actor. The session had this version before the
  /// event.
  case comparing(before: Int)
}

/// A step of a stream.
enum StreamStep: Sendable {
  case messages([SessionMessage])
  case beat
  case end
}
#endif
