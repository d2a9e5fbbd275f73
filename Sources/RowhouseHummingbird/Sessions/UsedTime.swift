// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// The recent use of the main actor by a session.
///
/// A session may use an eighth of the time; use beyond that makes it wait for others.
@available(hummingbird 2.0, *)
struct UsedTime {
  private var used = Duration.zero
  private var last = Duration.zero

  /// Returns the used time, reduced by an eighth of the time since it was recorded.
  func value(at now: Duration) -> Duration { max(.zero, used - (now - last) / 8) }

  /// Adds time.
  mutating func add(_ duration: Duration, at now: Duration) {
    used = value(at: now) + duration
    last = now
  }
}
#endif
