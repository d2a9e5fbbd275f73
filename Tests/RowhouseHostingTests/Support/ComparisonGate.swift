// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Rowhouse

/// A gate that blocks a comparison off the main actor until the gate opens or the comparison is canceled.
///
/// It blocks a thread, and on Linux the main actor needs one of the same pool. So only one comparison may
/// wait at a time.
final class ComparisonGate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isOpen = Guarded(true)

  /// Makes comparisons wait.
  func close() { isOpen.change { $0 = false } }

  /// Lets all waiting comparisons pass, and all later ones.
  func open() {
    isOpen.change { $0 = true }
    semaphore.signal()
  }

  /// Waits until the gate opens, or the comparison is canceled.
  func pass() {
    while !isOpen.value, !Task.isCancelled {
      _ = semaphore.wait(timeout: .now() + .milliseconds(2))
    }
  }
}

/// A datum whose comparison waits for a gate.
struct GatedItem: Equatable, Sendable {
  let text: String
  let gate: ComparisonGate

  static func == (first: Self, second: Self) -> Bool {
    first.gate.pass()
    return first.text == second.text
  }
}
