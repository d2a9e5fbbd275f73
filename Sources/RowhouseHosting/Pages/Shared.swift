// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value shared by all copies of its owner, which each update copies many times.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
