// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Values of a picker under a title.
public struct OptionGroup<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The title of the group, or `nil` if the values have none.
  public var title: String?
  /// The values, in order.
  public var values: [Value]

  /// Creates a group of values without a title.
  public init(_ values: [Value]) { self.values = values }

  /// Creates a group of values with a title.
  public init(_ title: String, _ values: [Value]) {
    self.title = title
    self.values = values
  }
}
