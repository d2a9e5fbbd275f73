// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A part, and where it is.
public struct PlacedPart: Hashable, Sendable {
  /// The part.
  public let part: Part
  /// Where it is in its row.
  public internal(set) var frame: PartFrame
  /// The parts that it is made of and that are drawn, in order: an accessory that is none is not.
  public internal(set) var children: [PlacedPart]
}

extension PlacedPart {
  /// The part and all that are in it, each before those that it is made of.
  public var all: [PlacedPart] { [self] + children.flatMap(\.all) }

  /// The part with all frames on whole pixels; see ``PartFrame/snapped(toPixelsAt:)``.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: The part.
  /// - Precondition: `scale` is finite and over 0.
  public func snapped(toPixelsAt scale: Double) -> PlacedPart {
    var part = self
    part.frame = frame.snapped(toPixelsAt: scale)
    part.children = children.map { $0.snapped(toPixelsAt: scale) }
    return part
  }

  /// The part with left and right exchanged.
  func mirrored(in width: Double) -> PlacedPart {
    var part = self
    part.frame.x = width - frame.x - frame.width
    part.children = children.map { $0.mirrored(in: width) }
    return part
  }
}
