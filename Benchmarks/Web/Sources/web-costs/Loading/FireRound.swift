// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Events that are sent for a duration, on several connections.
final class FireRound {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let end: ContinuousClock.Instant
  private var busy: Int
  private let streamedBefore: Int
  private let done: (Volley) -> Void
  private var volley = Volley()

  init(
    seconds: Double, connections: Int, streamedBefore: Int, done: @escaping (Volley) -> Void
  ) {
    start = clock.now
    end = start + .seconds(seconds)
    busy = connections
    self.streamedBefore = streamedBefore
    self.done = done
  }

  /// Counts an answer.
  ///
  /// - Returns: True if the duration has not passed yet.
  func goesOn(after answer: Answer) -> Bool {
    volley.events += 1
    volley.answerBytes += answer.size
    return clock.now < end
  }

  /// Records that a connection has ended, and reports after the last one.
  func end(streamed: () -> Int) {
    busy -= 1
    guard busy == 0 else { return }
    volley.seconds = (clock.now - start) / .seconds(1)
    volley.streamed = streamed() - streamedBefore
    done(volley)
  }
}
