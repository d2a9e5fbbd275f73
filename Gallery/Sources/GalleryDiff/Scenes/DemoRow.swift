// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of a demo page: a title and, at the other edge, a value.
public struct DemoRow: Identifiable, Hashable, Sendable {
  /// What names the row.
  public let id: String
  /// What stands at the row's beginning.
  public let title: String
  /// What stands at the row's end; may be empty.
  public let value: String

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: What stands at the row's beginning.
  ///   - value: What stands at the row's end.
  ///   - id: What names the row; its title, unless given.
  public init(_ title: String, _ value: String = "", id: String? = nil) {
    self.id = id ?? title
    self.title = title
    self.value = value
  }
}
