// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A part with its frame.
public struct PlacedPart: Hashable, Sendable {
  /// The part.
  public let part: Part
  /// The frame of the part in its row.
  public internal(set) var frame: PartFrame
  /// The children that are drawn, in order.
  public internal(set) var children: [PlacedPart]

  /// The part and its descendants, each part before its children.
  public var all: [PlacedPart] { [self] + children.flatMap(\.all) }

  /// True if the last child is a field for a number, and the children before it are its sign.
  package var hasSignBeforeField: Bool {
    guard case .horizontal = part, case .control(.field(let field)) = children.last?.part else {
      return false
    }
    return field.input.number.signPlace == .before
  }

  /// Returns the part with all frames on whole pixels; see ``PartFrame/snapped(toPixelsAt:)``.
  ///
  /// - Precondition: `scale`, the number of device pixels per point, is finite and greater than 0.
  public func snapped(toPixelsAt scale: Double) -> PlacedPart {
    var part = self
    part.frame = frame.snapped(toPixelsAt: scale)
    part.children = children.map { $0.snapped(toPixelsAt: scale) }
    return part
  }

  /// Returns the part with left and right exchanged.
  func mirrored(in width: Double) -> PlacedPart {
    var part = self
    part.frame.x = width - frame.x - frame.width
    part.children = children.map { $0.mirrored(in: width) }
    return part
  }
}

/// The position and size of a part, in points from the top left corner of its row.
public struct PartFrame: Hashable, Sendable {
  /// The position of the left edge.
  public var x: Double
  /// The position of the top edge.
  public var y: Double
  /// The distance from the left to the right edge.
  public var width: Double
  /// The distance from the top to the bottom edge.
  public var height: Double

  /// Creates a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the frame with each edge at the nearest pixel, or, in a tie, at the right or lower
  /// one.
  ///
  /// Adjacent parts stay adjacent. A centered part is off-center by at most half a pixel. An edge
  /// within a thousandth of a pixel of the middle between two pixels counts as in the middle, so
  /// that rounding errors do not determine the pixel.
  ///
  /// - Precondition: `scale`, the number of device pixels per point, is finite and greater than 0.
  public func snapped(toPixelsAt scale: Double) -> PartFrame {
    precondition(
      scale > 0 && scale.isFinite,
      "A scale of \(scale) pixels per point is invalid: it must be finite and greater than 0")
    let (left, top) = (x.nearestPixel(scale), y.nearestPixel(scale))
    return PartFrame(
      x: left, y: top,
      width: (x + width).nearestPixel(scale) - left,
      height: (y + height).nearestPixel(scale) - top)
  }
}

extension Double {
  /// The magnitude above which every `Double` is whole.
  ///
  /// Some of these numbers do not fit in an `Int64`.
  private static var wholeMagnitude: Double { 0x1p52 }

  /// Returns the nearest pixel edge, or, in a tie, the greater one.
  ///
  /// A position within a thousandth of a pixel of the middle between two edges is a tie.
  fileprivate func nearestPixel(_ scale: Double) -> Double {
    (self * scale + 0.501).roundedDown / scale
  }

  /// Returns the next pixel edge, or the length itself within a thousandth of a pixel of an edge.
  package func pixelUp(_ scale: Double) -> Double { -((0.001 - self * scale).roundedDown / scale) }

  /// Returns the previous pixel edge, or the nearest one within a thousandth of a pixel of an edge.
  ///
  /// This is the least width of a snapped frame with this width: without rounding errors, the
  /// distance between the pixels that are nearest to two edges is the exact one, rounded down or up.
  package func pixelDown(_ scale: Double) -> Double { (self * scale + 0.001).roundedDown / scale }

  /// The greatest whole number that is not greater; `floor` would require linking a C library.
  private var roundedDown: Double {
    guard magnitude < Self.wholeMagnitude else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
