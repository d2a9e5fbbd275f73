// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension BoxPart {
  /// Room at each of the four edges, in points.
  public struct Edges: Hashable, Sendable {
    /// At the top.
    public var top: Double
    /// Where reading begins.
    public var leading: Double
    /// At the bottom.
    public var bottom: Double
    /// Where reading ends.
    public var trailing: Double

    /// Describes the room at each edge.
    ///
    /// - Parameters:
    ///   - top: At the top; none, unless given.
    ///   - leading: Where reading begins; none, unless given.
    ///   - bottom: At the bottom; none, unless given.
    ///   - trailing: Where reading ends; none, unless given.
    public init(
      top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// Describes the same room at opposite edges.
    ///
    /// - Parameters:
    ///   - horizontal: At both sides, in points.
    ///   - vertical: At top and bottom, in points.
    public init(horizontal: Double, vertical: Double) {
      self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
  }
}
