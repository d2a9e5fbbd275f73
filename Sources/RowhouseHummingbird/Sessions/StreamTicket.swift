// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// One event stream of a session.
@available(hummingbird 2.0, *)
@MainActor
final class StreamTicket: Sendable {
  /// A sequence that ends when the stream must end.
  nonisolated let ended: AsyncStream<Never>
  private nonisolated let ending: AsyncStream<Never>.Continuation
  private(set) var isEnded = false
  /// The version that the client shows once it has received all messages.
  var known: Int
  /// The time at which the lifetime of the stream is over.
  let lastTime: Duration
  /// The time of the last heartbeat.
  var lastBeat: Duration
  /// True if a heartbeat must be sent.
  var isBeatDue = false

  init(known: Int, now: Duration, lifetime: Duration) {
    self.known = known
    (ended, ending) = AsyncStream.makeStream()
    lastTime = now + lifetime
    lastBeat = now
  }

  /// Ends the stream, even while it is waiting or writing.
  func end() {
    isEnded = true
    ending.finish()
  }
}
#endif
