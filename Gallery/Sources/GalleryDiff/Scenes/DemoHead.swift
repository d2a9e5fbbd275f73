// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What stands above a section of a demo page.
public struct DemoHead: Identifiable, Hashable, Sendable {
  /// What names the section.
  public let id: String
  /// The text above its rows.
  public let title: String

  /// Makes a head whose id is its title, unless another one is given.
  public init(_ title: String, id: String? = nil) {
    self.id = id ?? title
    self.title = title
  }
}
