// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff

/// A section of a demo page.
public typealias DemoSection = HeadedSection<DemoHead, DemoRow>

extension DemoSection {
  /// Creates a section whose id is its title.
  ///
  /// - Parameters:
  ///   - title: The text above the rows.
  ///   - rows: The rows, in order.
  public init(_ title: String, _ rows: DemoRow...) {
    self.init(head: DemoHead(title), rows: rows)
  }
}
