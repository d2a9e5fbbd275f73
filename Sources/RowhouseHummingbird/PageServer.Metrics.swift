// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Metrics
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// The metrics of a server, which it sends to a backend of swift-metrics.
  struct Metrics: Sendable {
    private let sessions: Meter
    private let streams: Meter
    private let eventTime: Timer
    private let updateTime: Timer
    private let documentTime: Timer
    private let events: [EventOutcome: Counter]
    private let bytes: [Sent: Counter]

    init(_ factory: any MetricsFactory) {
      sessions = Meter(label: "rowhouse.sessions", factory: factory)
      streams = Meter(label: "rowhouse.streams", factory: factory)
      eventTime = Timer(label: "rowhouse.event.duration", factory: factory)
      updateTime = Timer(label: "rowhouse.update.duration", factory: factory)
      documentTime = Timer(label: "rowhouse.document.duration", factory: factory)
      events = Self.counters("rowhouse.events", "outcome", factory)
      bytes = Self.counters("rowhouse.sent.bytes", "kind", factory)
    }

    private static func counters<Value: Hashable & CaseIterable & RawRepresentable<String>>(
      _ label: String, _ dimension: String, _ factory: any MetricsFactory
    ) -> [Value: Counter] {
      var counters: [Value: Counter] = [:]
      for value in Value.allCases {
        counters[value] = Counter(
          label: label, dimensions: [(dimension, value.rawValue)], factory: factory)
      }
      return counters
    }
  }

  /// The outcome of an event that a browser sent.
  enum EventOutcome: String, CaseIterable {
    case accepted, replayed, gone, malformed, refused

    init(_ answer: Result<WebAnswer, RefusedRequest>) {
      self =
        switch answer {
        case .success(let answer): Self(answer.outcome)
        case .failure: .refused
        }
    }

    private init(_ outcome: WebAnswer.Outcome) {
      self =
        switch outcome {
        case .accepted: .accepted
        case .replayed: .replayed
        case .gone: .gone
        case .malformed: .malformed
        }
    }
  }

  /// A kind of response whose bytes are counted, without headers.
  enum Sent: String, CaseIterable {
    case document, answer, stream
  }
}

@available(hummingbird 2.0, *)
extension PageServer.Metrics {
  func addSessions(_ count: Int) { Self.add(count, to: sessions) }

  func addStreams(_ count: Int) { Self.add(count, to: streams) }

  /// Changes a number by a difference, because all servers of a process share the meter.
  private static func add(_ count: Int, to meter: Meter) {
    if count > 0 { meter.increment(by: Double(count)) }
    if count < 0 { meter.decrement(by: Double(-count)) }
  }

  /// Records an event, with the time that it used on the main actor.
  func record(_ outcome: PageServer.EventOutcome, time: Duration) {
    events[outcome]?.increment()
    eventTime.record(duration: time)
  }

  /// Records a part of an update that no event has caused.
  func recordUpdate(time: Duration) { updateTime.record(duration: time) }

  /// Records a document, with the time to open its page and write the document.
  func recordDocument(time: Duration) { documentTime.record(duration: time) }

  func recordBytes(_ count: Int, of kind: PageServer.Sent) { bytes[kind]?.increment(by: count) }
}
#endif
