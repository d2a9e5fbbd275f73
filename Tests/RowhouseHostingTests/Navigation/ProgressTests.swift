// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// The progress of work, as a host shows it.
@MainActor
struct ProgressTests {
  private let host = NavigationRecorder()
  private let navigator = Navigator()

  init() { navigator.host = host }

  @Test("An invalid fraction becomes the nearest valid one")
  func clamped() {
    let handle = navigator.progress("a", fraction: .nan)
    for fraction in [-1, 2, .nan, .infinity, -.infinity, 0.25] as [Double] {
      handle.update(fraction)
    }
    handle.update(nil, message: "b")
    #expect(
      host.lines == [
        "progress 1 a 0.0", "progress 1 a 0.0", "progress 1 a 1.0", "progress 1 a 0.0",
        "progress 1 a 1.0", "progress 1 a 0.0", "progress 1 a 0.25", "progress 1 b unknown",
      ])
    handle.finish()
  }

  @Test("Progress finishes once, and ignores later calls")
  func finished() async {
    var handle: ProgressHandle? = navigator.progress("a")
    handle?.finish()
    handle?.finish()
    handle?.update(0.5)
    handle = nil
    for _ in 0..<20 { await nextTurn() }
    #expect(host.lines == ["progress 1 a unknown", "progress 1 a unknown finished"])
  }

  @Test("Progress finishes when no code retains it")
  func released() async {
    var handle: ProgressHandle? = navigator.progress("a", fraction: 0.5)
    handle?.update(0.75)
    handle = nil
    for _ in 0..<20 where host.lines.count < 3 { await nextTurn() }
    #expect(host.lines.last == "progress 1 a 0.75 finished")
  }

  @Test("Two progresses at a time have different numbers")
  func two() {
    let (first, second) = (navigator.progress("a"), navigator.progress("b"))
    first.finish()
    second.finish()
    #expect(
      host.lines.suffix(2) == ["progress 1 a unknown finished", "progress 2 b unknown finished"])
  }
}
