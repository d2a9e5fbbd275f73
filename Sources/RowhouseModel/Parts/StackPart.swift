// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Parts that share a direction.
public struct StackPart: Hashable, Sendable {
  /// The parts, in order.
  public var parts: [Part]
  /// Points between two neighbours; of no meaning to a layered stack.
  public var spacing: Double
  /// Where the parts stand across the stack.
  public var alignment: StackPart.Alignment
  /// What becomes of room along the stack that no part takes; of no meaning to a layered stack.
  public var distribution: StackPart.Distribution

  /// Where parts stand across their stack.
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

  /// What becomes of room that is left along a stack.
  ///
  /// A part that grows, such as a spacer, takes all that is left, and then only ``equal`` differs
  /// from the others.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// It is left after the last part.
    case start
    /// Half of it is left before the first part, half after the last.
    case center
    /// It is left before the first part.
    case end
    /// It goes between the parts, the same between any two.
    case spaceBetween
    /// Each part gets the same share of the stack, whatever it needs by itself.
    case equal
  }

  /// Describes a stack.
  public init(
    _ parts: [Part],
    spacing: Double,
    alignment: StackPart.Alignment,
    distribution: StackPart.Distribution = .start
  ) {
    self.parts = parts
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }
}
