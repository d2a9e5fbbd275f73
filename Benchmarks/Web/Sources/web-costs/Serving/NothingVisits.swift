// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Synchronization

/// Who looks at the page that does nothing, and what is switched on there.
final class NothingVisits: Sendable {
  private struct Visit {
    var isOn = false
    var stream: AsyncStream<String>.Continuation?
  }

  private let visits = Mutex<[String: Visit]>([:])

  /// Takes note of a new visit, and names it.
  func add() -> String {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    visits.withLock { $0[name] = Visit() }
    return name
  }

  /// What is to be written to the stream of a visit.
  func stream(_ name: String) -> AsyncStream<String>? {
    visits.withLock { visits in
      guard visits[name] != nil else { return nil }
      let (texts, continuation) = AsyncStream<String>.makeStream()
      visits[name]?.stream = continuation
      return texts
    }
  }

  /// Turns the switch of a visit.
  ///
  /// - Returns: What it says now, or nothing if there is no such visit.
  func turn(_ name: String, tellsStream: Bool) -> String? {
    visits.withLock { visits in
      guard var visit = visits[name] else { return nil }
      visit.isOn.toggle()
      visits[name] = visit
      let text = visit.isOn ? "on" : "off"
      if tellsStream { visit.stream?.yield(text) }
      return text
    }
  }
}
