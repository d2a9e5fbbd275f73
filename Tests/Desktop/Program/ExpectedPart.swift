// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A part that the desktop host has to show, with the frame that RowhouseLayout computes.
struct ExpectedPart {
  /// The rule by which a widget takes its place in the frame of its part.
  enum Place {
    /// The whole frame.
    case whole
    /// The middle, in the widget's own size.
    case middle
    /// The middle from top to bottom, in the widget's own height.
    case line
    /// The trailing edge, in the widget's own height and no more than the width of the frame.
    case trailing
  }

  let kind: ShownPart.Kind
  let frame: PartFrame
  var place = Place.whole
  /// The name of the part in messages.
  let name: String
}

extension ExpectedPart {
  /// The difference that counts as none, in points: a pixel and a rounding error of 32 bits.
  private static let tolerance = 1.001

  /// Returns the message of a difference, or `nil` if there is none.
  func difference(to shown: ShownPart, isRightToLeft: Bool) -> String? {
    if shown.kind != kind { return "\(name) is shown as \(shown.kind)" }
    let allowed = allowed(for: shown, isRightToLeft: isRightToLeft)
    if allowed.isNear(shown.frame, within: Self.tolerance) { return nil }
    return "\(name) is at \(shown.frame), and belongs at \(allowed) in \(frame)"
  }

  /// Returns the frame of the part for a widget.
  ///
  /// GTK never makes a widget smaller than its minimum. It then reaches beyond the lower or the trailing edge.
  private func allowed(for shown: ShownPart, isRightToLeft: Bool) -> PartFrame {
    guard kind == .control else { return frame }
    var allowed = frame
    switch place {
    case .whole: allowed.height = max(frame.height, shown.minimum.height)
    case .middle, .line, .trailing:
      allowed.height = shown.frame.height
      allowed.y += (frame.height - allowed.height) / 2
    }
    switch place {
    case .middle:
      allowed.width = shown.frame.width
      allowed.x += (frame.width - allowed.width) / 2
    case .whole, .line, .trailing:
      let most = place == .trailing ? min(frame.width, shown.frame.width) : frame.width
      allowed.width = max(most, shown.minimum.width)
      let isAtLeft = (place == .trailing && allowed.width <= frame.width) == isRightToLeft
      if !isAtLeft { allowed.x += frame.width - allowed.width }
    }
    return allowed
  }
}

extension PartFrame {
  /// Returns true if no edge is farther away than a distance in points.
  func isNear(_ other: PartFrame, within distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
      && abs(x + width - other.x - other.width) <= distance
      && abs(y + height - other.y - other.height) <= distance
  }
}

extension ExpectedPart {
  /// Returns the parts to show for a placed part that is moved to the right, each before those inside it.
  static func parts<Measurer>(
    of placed: PlacedPart, movedBy distance: Double = 0, in layout: PartLayout<Measurer>
  ) -> [ExpectedPart] {
    var own = placed.frame
    own.x += distance
    func part(_ kind: ShownPart.Kind, _ name: String, _ frame: PartFrame? = nil) -> ExpectedPart {
      ExpectedPart(kind: kind, frame: frame ?? own, name: name)
    }
    func text(_ query: TextQuery, _ name: String, centered: Bool = false) -> [ExpectedPart] {
      guard !query.text.isEmpty else { return [] }
      var (query, frame) = (query, own)
      query.scale = layout.environment.textScale
      query.width = frame.width
      let height = layout.measurer.size(of: query).height
      if centered { frame.y += (frame.height - height) / 2 }
      frame.height = height
      return [part(.text, name, frame)]
    }
    let children = placed.children.flatMap { parts(of: $0, movedBy: distance, in: layout) }
    switch placed.part {
    case .text(let part):
      return text(
        TextQuery(part.text, font: part.font, lineLimit: part.lineLimit), "text “\(part.text)”")
    case .badge(let badge):
      return [part(.fill, "badge")]
        + text(
          TextQuery(badge.text, font: badge.font, lineLimit: 1), "badge “\(badge.text)”",
          centered: true)
    case .image(let image):
      guard image.tile != nil else { return [part(.image, "image")] }
      // The picture takes two thirds of each side.
      let picture = PartFrame(
        x: own.x + own.width / 6, y: own.y + own.height / 6, width: own.width * 2 / 3,
        height: own.height * 2 / 3)
      return [part(.fill, "tile"), part(.image, "image on a tile", picture)]
    case .divider: return [part(.fill, "divider")]
    case .accessory(.disclosure), .accessory(.checkmark): return [part(.icon, "accessory")]
    case .accessory(.detail): return [part(.control, "detail button")]
    case .box(let box):
      let background = box.background.map { _ in part(.fill, "background") }
      let border = box.border.flatMap { $0.width > 0 ? part(.border, "border") : nil }
      return [background].compactMap(\.self) + children + [border].compactMap(\.self)
    case .control(let control):
      var widget = part(.control, "\(control.kind)")
      widget.place = Place(of: control)
      return [widget] + children
    case .progress: return [part(.control, "progress")]
    case .pager: return [part(.control, "pager")] + pages(of: placed, in: own, layout)
    case .horizontal, .vertical, .layered, .grid, .spacer, .accessory(.none),
      .accessory(.detailDisclosure):
      return children
    }
  }
}

extension ExpectedPart {
  /// Returns the pages of a pager with their parts.
  ///
  /// A carousel puts its pages side by side on whole pixels, so that only the first one is where the layout has it.
  private static func pages<Measurer>(
    of placed: PlacedPart, in frame: PartFrame, _ layout: PartLayout<Measurer>
  ) -> [ExpectedPart] {
    let scale = layout.environment.pixelScale
    let whole = frame.snapped(toPixelsAt: scale)
    let distance = frame.x - placed.frame.x
    let direction = layout.environment.isRightToLeft ? -1.0 : 1
    return placed.children.enumerated().flatMap { number, child in
      var page = whole
      page.x += direction * Double(number) * whole.width
      let moved =
        distance + direction * Double(number) * (whole.width - placed.frame.width)
      return [ExpectedPart(kind: .page, frame: page, name: "page \(number)")]
        + parts(of: child, movedBy: moved, in: layout)
    }
  }
}

extension ExpectedPart.Place {
  fileprivate init(of control: ControlPart) {
    switch control {
    case .toggle, .stepper, .color: self = .middle
    case .date: self = .trailing
    case .picker(let picker): self = picker.style == .segmented ? .line : .trailing
    case .field(let field): self = field.input.lines > 1 ? .whole : .line
    case .button, .slider, .pressable: self = .whole
    }
  }
}
#endif
