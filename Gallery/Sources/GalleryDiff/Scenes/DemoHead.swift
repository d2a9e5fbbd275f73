// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The header of a section of a demo page.
public struct DemoHead: Identifiable, Hashable, Sendable {
  /// The id of the section.
  public let id: String
  /// The text above its rows.
  public let title: String

  /// Creates a header.
  ///
  /// The id defaults to the title.
  public init(_ title: String, id: String? = nil) {
    self.id = id ?? title
    self.title = title
  }
}
