// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// A token bucket that limits the events of a session.
@available(hummingbird 2.0, *)
struct EventAllowance {
  private let perSecond: Double
  private let burst: Double
  private var left: Double
  private var last: Duration

  init(perSecond: Double, burst: Double, now: Duration) {
    self.perSecond = perSecond
    self.burst = burst
    left = burst
    last = now
  }

  /// Takes one event from the allowance, and returns `false` if none was left.
  mutating func take(at now: Duration) -> Bool {
    left = min(burst, left + max(0, (now - last) / .seconds(1)) * perSecond)
    last = max(last, now)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
#endif
