// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// The time that a session has recently used on the main actor.
///
/// A session may use one eighth of the time. If it uses more, its events wait for those of other
/// sessions.
@available(hummingbird 2.0, *)
struct UsedTime {
  private var used = Duration.zero
  private var last = Duration.zero

  /// Returns the used time, reduced by one eighth of the time that has passed since it was
  /// recorded.
  func value(at now: Duration) -> Duration { max(.zero, used - (now - last) / 8) }

  mutating func add(_ duration: Duration, at now: Duration) {
    used = value(at: now) + duration
    last = now
  }
}
#endif
