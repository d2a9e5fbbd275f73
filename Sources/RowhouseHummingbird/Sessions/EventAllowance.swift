// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// How many events a session may send: a bucket that fills steadily and is emptied by events.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
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

  /// Takes one.
  ///
  /// - Returns: Whether one was left.
  mutating func take(at now: Duration) -> Bool {
    left = min(burst, left + max(0, (now - last) / .seconds(1)) * perSecond)
    last = max(last, now)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
#endif
