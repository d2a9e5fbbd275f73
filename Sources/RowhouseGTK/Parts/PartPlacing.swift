// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A visitor that creates a mark or the frame of a control from the frame of each part of a row, in
/// order.
@MainActor
struct PartPlacing {
  let context: DrawingContext
  let style: ResolvedStyle
  /// True if the row shows the rows below it.
  private let isOpen: Bool
  private let controls: [any ControlView]
  private(set) var marks: [PartMark] = []
  /// The frames of the controls, in order.
  private(set) var frames: [PartFrame] = []
  /// The addresses of images.
  private(set) var addresses: [String] = []
  /// The addresses of images that must be loaded.
  private(set) var missingImages: [String] = []

  init(
    context: DrawingContext, style: ResolvedStyle, isOpen: Bool, controls: [any ControlView]
  ) {
    self.context = context
    self.style = style
    self.isOpen = isOpen
    self.controls = controls
  }

  /// Creates the marks and frames of a part and its children.
  mutating func setFrames(of placed: PlacedPart, movedBy offset: (x: Double, y: Double)) {
    let scale = context.environment.pixelScale
    let frame = placed.frame.moved(by: offset).snapped(toPixelsAt: scale).limited
    if placed.part.hasControl {
      guard frames.count < controls.count else { return }
      let control = controls[frames.count]
      frames.append(frame)
      marks.append(.control(control))
      control.setFrames(of: placed, movedBy: offset, in: context)
      return
    }
    switch placed.part {
    case .text(let text): add(text, frame, width: placed.frame.width)
    case .image(let image): add(image, frame)
    case .divider: marks.append(.fill(frame, radius: 0, context.color(.separator)))
    case .badge(let badge): add(badge, frame, width: placed.frame.width)
    case .accessory(.disclosure):
      // The icon theme has a mirrored image for the other direction.
      let name = isOpen ? "go-down-symbolic" : "go-next-symbolic"
      marks.append(.icon(name, frame, context.color(style.accessoryColor)))
    case .accessory(.checkmark):
      marks.append(.icon("object-select-symbolic", frame, context.color(style.accessoryColor)))
    case .box(let box): return add(box, frame, of: placed, movedBy: offset)
    case .horizontal where placed.hasSignBeforeField:
      return addSign(of: placed, movedBy: offset)
    case .accessory, .horizontal, .vertical, .layered, .grid, .spacer, .control, .progress, .pager:
      break
    }
    for child in placed.children { setFrames(of: child, movedBy: offset) }
  }
}

extension PartPlacing {
  /// Adds the sign of a number and its field, which is as wide as the row, with its text at the
  /// other edge.
  private mutating func addSign(of placed: PlacedPart, movedBy offset: (x: Double, y: Double)) {
    let field = frames.count < controls.count ? controls[frames.count] as? FieldPartView : nil
    if let field { marks.append(.sign(of: field)) }
    for child in placed.children.dropLast() { setFrames(of: child, movedBy: offset) }
    if field != nil { marks.append(.endOfSign) }
    if let last = placed.children.last { setFrames(of: last, movedBy: offset) }
  }

  /// Adds text with the width at which it was measured, so that its lines break in the same way on
  /// whole pixels.
  private mutating func add(_ text: TextPart, _ frame: PartFrame, width: Double) {
    guard !text.text.isEmpty else { return }
    let layout = context.layout(
      text.text, text.font, lineLimit: text.drawableLimit, width: width, text.alignment)
    marks.append(.text(layout, x: frame.x, y: frame.y, context.color(text.color)))
  }

  private mutating func add(_ badge: BadgePart, _ frame: PartFrame, width: Double) {
    marks.append(
      .fill(frame, radius: min(frame.width, frame.height) / 2, context.color(badge.color)))
    guard !badge.text.isEmpty else { return }
    let query = TextQuery(
      badge.text, font: badge.font, scale: context.environment.textScale, lineLimit: 1)
    let height = context.fonts.size(of: query).height
    let layout = context.layout(
      badge.text, badge.font, lineLimit: 1, width: width, .center)
    marks.append(
      .text(
        layout, x: frame.x, y: frame.y + ((frame.height - height) / 2).rounded(),
        context.color(badge.textColor)))
  }

  private mutating func add(_ part: ImagePart, _ frame: PartFrame) {
    let radius =
      switch part.shape {
      case .rectangle: 0.0
      case .rounded(let radius): radius.drawableLength
      case .circle: min(frame.width, frame.height) / 2
      }
    if let tile = part.tile {
      marks.append(.fill(frame, radius: radius, context.color(tile)))
      return add(part, onTile: tile, frame)
    }
    guard let image = image(of: part) else {
      if let color = part.placeholder {
        marks.append(.fill(frame, radius: radius, context.color(color)))
      }
      return
    }
    marks.append(
      .image(
        image, frame.fitting(image.size, part.fit), clip: frame, radius: radius,
        context.color(style.tint)))
  }

  /// Returns the image of a part, or `nil` if it must be loaded first or does not exist.
  private mutating func image(of part: ImagePart) -> PageImage? {
    let image = context.images.image(part.source)
    if case .remote(let address) = part.source {
      addresses.append(address)
      if image == nil { missingImages.append(address) }
    }
    return image
  }

  /// Creates the mark of an image in the middle of a tile.
  private mutating func add(_ part: ImagePart, onTile tile: StyleColor, _ frame: PartFrame) {
    guard let image = image(of: part) else { return }
    let share = ImagePart.shareOfTile
    let inner = PartFrame(
      x: frame.x + frame.width * (1 - share) / 2, y: frame.y + frame.height * (1 - share) / 2,
      width: frame.width * share, height: frame.height * share)
    let color =
      if case .symbol = part.source { context.theme.symbolColor(onTile: tile) } else { style.tint }
    marks.append(
      .image(
        image, inner.fitting(image.size, .fit), clip: inner, radius: 0, context.color(color)))
  }

  private mutating func add(
    _ box: BoxPart, _ frame: PartFrame, of placed: PlacedPart,
    movedBy offset: (x: Double, y: Double)
  ) {
    let radius = box.cornerRadius.drawableLength
    if let color = box.background {
      marks.append(.fill(frame, radius: radius, context.color(color)))
    }
    if radius > 0 { marks.append(.clip(frame, radius: radius)) }
    for child in placed.children { setFrames(of: child, movedBy: offset) }
    if radius > 0 { marks.append(.endOfClip) }
    if let border = box.border, border.width.drawableLength > 0 {
      let scale = context.environment.pixelScale
      let wanted = min(border.width.drawableLength, frame.width, frame.height)
      let width = max(1, (wanted * scale).rounded(.down)) / scale
      marks.append(.border(frame, radius: radius, width: width, context.color(border.color)))
    }
  }
}

extension PartFrame {
  func moved(by offset: (x: Double, y: Double)) -> PartFrame {
    PartFrame(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The frame, limited to lengths that GTK supports, because a distance on a page can have any
  /// length.
  fileprivate var limited: PartFrame {
    func limited(_ length: Double) -> Double { max(-1e6, min(length, 1e6)) }
    return PartFrame(
      x: limited(x), y: limited(y), width: limited(width), height: limited(height))
  }

  /// Returns the frame of an image with a natural size that fills this frame or fits into it.
  fileprivate func fitting(_ size: Dimensions, _ fit: ImagePart.Fit) -> PartFrame {
    guard fit != .stretch, size.width > 0, size.height > 0 else { return self }
    let ratios = (width / size.width, height / size.height)
    let scale = fit == .fit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    let (fittedWidth, fittedHeight) = (size.width * scale, size.height * scale)
    return PartFrame(
      x: x + (width - fittedWidth) / 2, y: y + (height - fittedHeight) / 2, width: fittedWidth,
      height: fittedHeight)
  }
}
#endif
