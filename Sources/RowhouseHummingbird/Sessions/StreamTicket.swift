// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// One event stream of a session.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
@MainActor
final class StreamTicket: Sendable {
  /// Ends when the stream is to end.
  nonisolated let ended: AsyncStream<Never>
  private nonisolated let ending: AsyncStream<Never>.Continuation
  private(set) var isEnded = false
  /// The version that the client shows once it has what was sent to it.
  var known: Int
  /// When the stream last gave a sign of life.
  var lastBeat: Duration
  /// Whether a sign of life is to be sent.
  var isBeatDue = false

  init(known: Int, now: Duration) {
    self.known = known
    (ended, ending) = AsyncStream.makeStream()
    lastBeat = now
  }

  /// Ends the stream, be it that it waits or that it writes.
  func end() {
    isEnded = true
    ending.finish()
  }
}
#endif
