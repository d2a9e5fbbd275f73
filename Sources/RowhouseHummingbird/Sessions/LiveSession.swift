// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
import RowhouseWeb

/// A session, its streams, and when what was last heard of it.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
@MainActor
final class LiveSession {
  let web: WebSession
  private let configuration: PageServer.Configuration
  private(set) var streams: [StreamTicket] = []
  /// When the browser last asked for something, or was last connected.
  private(set) var lastHeard: Duration
  private var lastEvent: Duration
  private var allowance: EventAllowance

  init(_ web: WebSession, _ configuration: PageServer.Configuration) {
    self.web = web
    self.configuration = configuration
    let now = configuration.clock.now
    lastHeard = now
    lastEvent = now
    allowance = EventAllowance(
      perSecond: configuration.eventsPerSecond, burst: configuration.eventBurst, now: now)
  }
}

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension LiveSession {
  var isConnected: Bool { !streams.isEmpty }

  /// Whether the session has lasted long enough.
  var isOver: Bool {
    let now = configuration.clock.now
    if !isConnected, now - lastHeard >= configuration.unconnectedLifetime { return true }
    return now - lastEvent >= configuration.idleLifetime
  }

  /// Carries out an event, unless there were too many.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - form: What it was sent with.
  /// - Returns: What became of it, and the frames that the client asks for.
  /// - Throws: A refusal if there were too many events.
  func receive(_ event: ReadEvent, _ form: EventForm) throws(RefusedRequest) -> (
    answer: WebAnswer, frames: [WebFrame]
  ) {
    let now = configuration.clock.now
    lastHeard = now
    guard allowance.take(at: now) else { throw RefusedRequest(.tooManyRequests) }
    let before = web.version
    let answer = web.quietly {
      web.receive(event, number: form.number, screen: form.screen, fields: form.fields)
    }
    if answer == .accepted { lastEvent = now }
    guard let known = form.version else {
      web.wake()
      return (answer, [])
    }
    web.forgetFrames(shownIn: known)
    let frames = web.frames(after: known)
    // What the answer tells, a stream that was up to date need not tell as well.
    for ticket in streams where known == before && ticket.known == before {
      ticket.known = web.version
    }
    if streams.contains(where: { $0.known != web.version }) { web.wake() }
    return (answer, frames)
  }

  /// Opens a stream; the oldest ends if there are too many.
  ///
  /// - Parameter known: The version that the client shows.
  /// - Returns: The ticket of the stream.
  func connect(known: Int) -> StreamTicket {
    let ticket = StreamTicket(known: known, now: configuration.clock.now)
    streams.append(ticket)
    while streams.count > max(1, configuration.streamLimit) {
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

  /// Has a sign of life sent to streams that have long given none.
  func beat() {
    let now = configuration.clock.now
    let due = streams.filter { now - $0.lastBeat >= configuration.heartbeat }
    for ticket in due { ticket.isBeatDue = true }
    if !due.isEmpty { web.wake() }
  }

  func close() {
    web.close()
    for ticket in streams { ticket.end() }
    streams = []
  }

  /// What a stream is to write next; waits until there is something.
  func next(for ticket: StreamTicket) async -> StreamStep {
    while !ticket.isEnded, !web.isClosed, !Task.isCancelled {
      let frames = web.frames(after: ticket.known)
      if let last = frames.last {
        ticket.known = last.version
        return .frames(frames)
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

/// What a stream is to do.
enum StreamStep: Sendable {
  case frames([WebFrame])
  case beat
  case end
}
#endif
