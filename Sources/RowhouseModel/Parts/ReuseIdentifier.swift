// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What rows have in common that one cell can draw: the shape of their parts.
///
/// Parts of one shape are of the same kinds and nested in the same way. What they say and how they
/// look is no matter, since a cell sets that for each row. So a cell that is used again has exactly
/// the views that its row needs: none is missing, and none is left over from the row before.
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
  /// The kinds of the parts, those that a part is made of in brackets.
  public let description: String

  init(_ part: Part) {
    var description = ""
    part.writeShape(into: &description)
    self.description = description
  }
}

extension Part {
  /// What the part has in common with all that one cell can draw.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(self) }

  fileprivate func writeShape(into text: inout String) {
    text += kind
    switch self {
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      Self.writeShapes(of: stack.parts, into: &text)
    case .text, .image, .spacer, .divider, .toggle, .button, .field, .progress, .accessory, .badge:
      break
    case .box, .grid, .pager, .pressable: Self.writeShapes(of: children, into: &text)
    }
  }

  private static func writeShapes(of parts: [Part], into text: inout String) {
    var isFirst = true
    for part in parts where part.isDrawn {
      text += isFirst ? "(" : ","
      isFirst = false
      part.writeShape(into: &text)
    }
    if !isFirst { text += ")" }
  }

  /// Whether something is drawn for the part: room takes none.
  private var isDrawn: Bool {
    switch self {
    case .spacer, .accessory(.none): false
    default: true
    }
  }

  /// Which view draws the part, by name.
  private var kind: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .layered: "layered"
    case .spacer: "spacer"
    case .divider: "divider"
    case .toggle: "toggle"
    case .button: "button"
    // Platforms have one view for one line and another for several.
    case .field(let field): field.input.lines > 1 ? "lines" : "field"
    case .progress(let progress): progress.fraction == nil ? "spinner" : "progress"
    case .accessory(.none): "none"
    case .accessory(.disclosure): "disclosure"
    case .accessory(.checkmark): "checkmark"
    case .accessory(.detail): "detail"
    case .box: "box"
    case .badge: "badge"
    case .grid: "grid"
    case .pager: "pager"
    case .pressable: "pressable"
    }
  }
}

extension AnyRow {
  /// What the row has in common with all that one cell can draw.
  ///
  /// - Parameter style: The style of the row, all levels of the cascade taken together.
  /// - Returns: The identifier, which the style changes only if the row's parts follow from it.
  /// - Complexity: O(*n*) in the number of parts.
  public func reuseIdentifier(style: ResolvedStyle) -> ReuseIdentifier {
    body(style: style).reuseIdentifier
  }
}
