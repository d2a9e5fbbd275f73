// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value that all copies of what holds it share: they are made many times in each update.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
