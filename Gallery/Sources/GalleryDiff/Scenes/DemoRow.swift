// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of a demo page: a title and, at the other edge, a value.
public struct DemoRow: Identifiable, Hashable, Sendable {
  /// The id of the row.
  public let id: String
  /// The text at the row's leading edge.
  public let title: String
  /// The text at the row's trailing edge, which may be empty.
  public let value: String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The text at the row's leading edge.
  ///   - value: The text at the row's trailing edge.
  ///   - id: The id of the row. Defaults to the title.
  public init(_ title: String, _ value: String = "", id: String? = nil) {
    self.id = id ?? title
    self.title = title
    self.value = value
  }
}
