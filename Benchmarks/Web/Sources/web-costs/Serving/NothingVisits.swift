// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Synchronization

/// The visits of the bare page, and the state of each switch.
final class NothingVisits: Sendable {
  private struct Visit {
    var isOn = false
    var stream: AsyncStream<String>.Continuation?
  }

  private let visits = Mutex<[String: Visit]>([:])

  /// Adds a visit, and returns its name.
  func add() -> String {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    visits.withLock { $0[name] = Visit() }
    return name
  }

  /// Returns the messages for the stream of a visit.
  func stream(_ name: String) -> AsyncStream<String>? {
    visits.withLock { visits in
      guard visits[name] != nil else { return nil }
      let (texts, continuation) = AsyncStream<String>.makeStream()
      visits[name]?.stream = continuation
      return texts
    }
  }

  /// Toggles the switch of a visit.
  ///
  /// - Returns: The new text, or `nil` if the visit is unknown.
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
