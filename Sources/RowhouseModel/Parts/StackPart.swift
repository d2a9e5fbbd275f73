// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Parts that are laid out in the same direction.
public struct StackPart: Hashable, Sendable {
  /// The parts, in order.
  public var parts: [Part]
  /// The space between two adjacent parts, in points; has no effect in a layered stack.
  public var spacing: Double
  /// The alignment of the parts across the stack.
  public var alignment: Alignment
  /// The use of space along the stack that no part takes; has no effect in a layered stack.
  public var distribution: Distribution

  /// The alignment of parts across their stack.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the top, or at the edge where reading begins.
    case start
    /// In the middle.
    case center
    /// At the bottom, or at the edge where reading ends.
    case end
    /// From edge to edge.
    case fill
  }

  /// The use of the space along a stack that no growing part, such as a spacer, takes.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// The space is after the last part.
    case start
    /// Half of the space is before the first part, half after the last.
    case center
    /// The space is before the first part.
    case end
    /// The space is divided equally between the parts.
    case spaceBetween
    /// Each part has the same share of the stack, regardless of its own size and of spacers.
    case equal
  }

  /// Creates a stack.
  public init(
    _ parts: [Part], spacing: Double, alignment: Alignment, distribution: Distribution = .start
  ) {
    self.parts = parts
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }
}
