// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Lays parts and rows out as a browser does, without one.
///
/// The rules are in <doc:HowRowsAreLaidOut>. A layout is a value that any thread may use.
///
/// ```swift
/// let layout = PartLayout(measuring: fonts, in: LayoutEnvironment(textScale: 1.2))
/// let height = layout.height(of: row, style: style, width: 375)
/// for part in layout.place(row, style: style, width: 375).body.all { print(part.frame) }
/// ```
public struct PartLayout<Measurer: PartMeasuring>: Sendable {
  /// What tells how large texts and pictures are.
  public let measurer: Measurer
  /// What the layout depends on besides the parts.
  public let environment: LayoutEnvironment

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - measurer: What tells how large texts and pictures are.
  ///   - environment: What the layout depends on besides the parts; the standard, unless given.
  public init(
    measuring measurer: Measurer, in environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.measurer = measurer
    self.environment = environment
  }

  /// The height that parts take.
  ///
  /// - Parameters:
  ///   - part: The parts.
  ///   - width: How wide their place is, in points.
  /// - Returns: The height in points.
  /// - Complexity: O(*n*) in the number of parts; each text is measured twice at most.
  public func height(of part: Part, width: Double) -> Double {
    var pass = LayoutPass(measurer, environment)
    return pass.height(of: part, in: width)
  }

  /// Where parts are.
  ///
  /// - Parameters:
  ///   - part: The parts.
  ///   - width: How wide their place is, in points.
  ///   - height: How tall their place is, in points, which parts that grow fill; as tall as they take,
  ///     unless given.
  /// - Returns: The parts with their frames; the place begins at 0.
  /// - Complexity: O(*n*) in the number of parts; each text is measured twice at most.
  public func place(_ part: Part, width: Double, height: Double? = nil) -> PlacedPart {
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
    return layOut(0, width: own)
  }

  /// Places what was laid out in the middle of a height, or over all of it if it grows.
  func place(_ index: Int, in height: Double) -> PlacedPart {
    let room = PartFrame(x: 0, y: 0, width: nodes[index].width, height: height)
    return place(index, in: room, across: .fill, down: .center)
  }
}
