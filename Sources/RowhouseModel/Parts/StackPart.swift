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

  /// Where parts stand across their stack.
  public enum Alignment: Hashable, Sendable {
    /// At the top, or at the edge where reading begins.
    case start
    /// In the middle.
    case center
    /// At the bottom, or at the edge where reading ends.
    case end
    /// From edge to edge.
    case fill
  }

  /// Describes a stack.
  public init(_ parts: [Part], spacing: Double, alignment: StackPart.Alignment) {
    self.parts = parts
    self.spacing = spacing
    self.alignment = alignment
  }
}
