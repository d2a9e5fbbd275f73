// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// The time for which a session has used the main actor of late.
///
/// An eighth of the time is free: what is used beyond that makes the session wait for others.
@available(hummingbird 2.0, *)
struct UsedTime {
  private var used = Duration.zero
  private var last = Duration.zero

  /// Returns the time that is left of what was used, after the free share of the time since.
  func value(at now: Duration) -> Duration { max(.zero, used - (now - last) / 8) }

  /// Adds time.
  mutating func add(_ duration: Duration, at now: Duration) {
    used = value(at: now) + duration
    last = now
  }
}
#endif
