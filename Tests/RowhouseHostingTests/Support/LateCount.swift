// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Observation

/// An observable number whose change is announced long before it is made, as by a thread that is
/// interrupted in between.
final class LateCount: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Guarded(0)

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return storage.value
  }

  /// Announces a change on another thread, and waits for that thread.
  func announceOnThread() {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      self.registrar.willSet(self, keyPath: \.count)
      isDone.signal()
    }
    isDone.wait()
  }

  /// Makes the change, which no observer notices.
  func makeChange(_ count: Int) { storage.change { $0 = count } }
}
