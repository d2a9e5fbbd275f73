// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The shape of the parts of a row: their kinds and nesting, regardless of their text and style.
///
/// One cell can draw all rows of one shape, because it has exactly the views that they need.
///
/// ```swift
/// let part = Part.horizontal {
///   Part.image(.named("avatar"), size: .square(56))
///   Part.vertical {
///     Part.text("Jane")
///     Part.text("Online", color: .secondaryLabel)
///   }
/// }
/// print(part.reuseIdentifier)
/// // horizontal(image,vertical(text,text))
/// ```
public struct ReuseIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of the parts, each followed in parentheses by the parts that it contains.
  public let description: String

  init(_ part: Part) {
    // Collects bytes, because a string validates each piece that is appended to it.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(96)
    part.writeShape(into: &bytes)
    description = String(decoding: bytes, as: UTF8.self)
  }
}

extension Part {
  /// The shape of the part.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(self) }

  fileprivate func writeShape(into bytes: inout [UInt8]) {
    kind.withUTF8Buffer { bytes.append(contentsOf: $0) }
    switch self {
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      Self.writeShapes(of: stack.parts, into: &bytes)
    case .control(let control): Self.writeShapes(of: control.children, into: &bytes)
    case .text, .image, .spacer, .divider, .progress, .accessory, .badge: break
    case .box, .grid, .pager: Self.writeShapes(of: children, into: &bytes)
    }
  }

  private static func writeShapes(of parts: [Part], into bytes: inout [UInt8]) {
    var isFirst = true
    for part in parts where !part.isSpacer && !part.isNothing {
      bytes.append(UInt8(ascii: isFirst ? "(" : ","))
      isFirst = false
      part.writeShape(into: &bytes)
    }
    if !isFirst { bytes.append(UInt8(ascii: ")")) }
  }

  /// The name of the view that draws the part.
  private var kind: StaticString {
    switch self {
    case .text: "text"
    case .image(let image): image.tile == nil ? "image" : "tile"
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .layered: "layered"
    case .spacer: "spacer"
    case .divider: "divider"
    case .control(let control): control.shape
    case .progress(let progress): progress.fraction == nil ? "spinner" : "progress"
    case .accessory(.none): "none"
    case .accessory(.disclosure): "disclosure"
    case .accessory(.checkmark): "checkmark"
    case .accessory(.detail): "detail"
    case .accessory(.detailDisclosure): "detail-disclosure"
    case .box: "box"
    case .badge: "badge"
    case .grid: "grid"
    case .pager: "pager"
    }
  }
}

extension AnyRow {
  /// Returns the shape of the parts of the row in a resolved style.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public func reuseIdentifier(style: ResolvedStyle) -> ReuseIdentifier {
    body(style: style).reuseIdentifier
  }
}
