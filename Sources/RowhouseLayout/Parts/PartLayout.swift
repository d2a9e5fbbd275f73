// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A layout of parts and rows like that of a browser, by the rules in <doc:HowRowsAreLaidOut>.
///
/// ```swift
/// let layout = PartLayout(measuring: fonts, in: LayoutEnvironment(textScale: 1.2))
/// let height = layout.height(of: row, style: style, width: 375)
/// for part in layout.layOut(row, style: style, width: 375).body.all { print(part.frame) }
/// ```
///
/// A layout is a value that any thread can use.
public struct PartLayout<Measurer: PartMeasuring>: Sendable {
  /// The measurer of texts and images.
  public let measurer: Measurer
  /// The settings of the layout.
  public let environment: LayoutEnvironment

  /// Creates a layout, in the standard environment by default.
  public init(
    measuring measurer: Measurer, in environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.measurer = measurer
    self.environment = environment
  }

  /// Returns the height that parts take in an area of this width, both in points.
  ///
  /// - Complexity: O(*n*) in the number of parts; each text is measured at most three times.
  public func height(of part: Part, width: Double) -> Double {
    var pass = LayoutPass(measurer, environment)
    return pass.height(of: part, in: width)
  }

  /// Returns parts with their frames, relative to an area of these extents in points.
  ///
  /// `height`, which parts that grow fill, defaults to the height that the parts take.
  ///
  /// - Complexity: O(*n*) in the number of parts; each text is measured at most three times.
  public func layOut(_ part: Part, width: Double, height: Double? = nil) -> PlacedPart {
    var pass = LayoutPass(measurer, environment, keepsParts: true)
    let own = pass.height(of: part, in: width)
    let placed = pass.place(0, in: max(height ?? own, own))
    return environment.isRightToLeft ? placed.mirrored(in: width) : placed
  }
}

extension LayoutPass {
  mutating func height(of part: Part, in width: Double) -> Double {
    take(part)
    let own = self.width(of: 0, in: max(0, width), fills: true)
    return size(0, width: own)
  }

  /// Places a part in the middle of a height, or fills the height if the part grows.
  func place(_ index: Int, in height: Double, x: Double = 0, y: Double = 0) -> PlacedPart {
    let room = PartFrame(x: x, y: y, width: nodes[index].width, height: height)
    return place(index, in: room, across: .fill, down: .center)
  }
}
