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
  /// When the stream last gave a sign of life.
  var lastBeat: Duration
  /// Whether a sign of life is to be sent.
  var isBeatDue = false

  init(now: Duration) {
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
