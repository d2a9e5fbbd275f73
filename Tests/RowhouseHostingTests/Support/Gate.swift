// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Rowhouse

/// Keeps a comparison that runs off the main actor from coming to an end, unless it is cancelled.
///
/// It takes a thread while it waits, and on Linux the main actor needs one of those too. So there
/// must never be more than one at a time.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isOpen = Guarded(true)

  /// From now on comparisons wait.
  func close() { isOpen.change { $0 = false } }

  /// Lets all go on that wait and will come.
  func open() {
    isOpen.change { $0 = true }
    semaphore.signal()
  }

  /// Waits for the gate to open, or for the comparison to be given up.
  func pass() {
    while !isOpen.value, !Task.isCancelled {
      _ = semaphore.wait(timeout: .now() + .milliseconds(2))
    }
  }
}

/// A datum that can be compared when a gate is open.
struct GatedItem: Equatable, Sendable {
  let text: String
  let gate: Gate

  static func == (first: Self, second: Self) -> Bool {
    first.gate.pass()
    return first.text == second.text
  }
}
