// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Synchronization

/// A value that several threads read and write, one at a time.
final class Guarded<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  func change(_ body: (inout sending Value) -> Void) { mutex.withLock { body(&$0) } }
}
