// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// An observable number that any thread may change.
final class SharedCount: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Guarded(0)

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return storage.value
    }
    set {
      registrar.withMutation(of: self, keyPath: \.count) { storage.change { $0 = newValue } }
    }
  }
}
