// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One of the two directions in which parts are laid out.
package enum PartAxis: Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// What hosts that lay parts out have to agree on.
extension Part {
  /// Whether the part takes room that nobody else needs.
  ///
  /// A spacer does so along the stack that it stands in, which is the stack's affair.
  package func grows(along axis: PartAxis) -> Bool {
    switch self {
    case .text(let text):
      axis == .horizontal && text.alignment == .center && text.widthLimit == nil
    case .image(let image): image.size == .filling
    case .field, .grid, .pager: axis == .horizontal
    case .progress(let progress): axis == .horizontal && progress.fraction != nil
    case .horizontal(let stack): stack.grows(along: axis, isAxis: axis == .horizontal)
    case .vertical(let stack): stack.grows(along: axis, isAxis: axis == .vertical)
    case .layered(let stack): stack.grows(along: axis, isAxis: false)
    case .box(let box): box.grows(along: axis)
    case .pressable(let pressable): pressable.content.grows(along: axis)
    case .spacer, .divider, .toggle, .button, .accessory, .badge: false
    }
  }

  /// Whether a horizontal stack that is too narrow leaves the part its width.
  package var isRigid: Bool {
    switch self {
    case .image(let image): image.size != .filling
    case .progress(let progress): progress.fraction == nil
    case .box(let box): box.fixedWidth != nil
    case .divider, .toggle, .accessory, .badge: true
    default: false
    }
  }

  /// The points below which no stack presses the part, along the stack.
  package func minimumExtent(along axis: PartAxis) -> Double {
    switch self {
    case .spacer(let minimum): return minimum.drawableLength
    case .box(let box):
      let extent = axis == .horizontal ? box.width : box.height
      return extent.minimum?.drawableLength ?? 0
    default: return 0
    }
  }

  /// Whether it is not drawn at all, and a stack goes on as if it were not there.
  package var isNothing: Bool {
    if case .accessory(.none) = self { true } else { false }
  }

  /// Whether it is nothing but room.
  package var isSpacer: Bool {
    if case .spacer = self { true } else { false }
  }
}

extension StackPart {
  /// Whether a part of the stack takes what room there is along it.
  package func growsInside(along axis: PartAxis) -> Bool {
    parts.contains { $0.isSpacer || $0.grows(along: axis) }
  }

  /// Whether the stack has a use for more room along an axis.
  fileprivate func grows(along axis: PartAxis, isAxis: Bool) -> Bool {
    if isAxis { return distribution != .start || growsInside(along: axis) }
    return parts.contains { $0.grows(along: axis) }
  }
}

extension BoxPart {
  /// Its aspect ratio, unless it is no ratio.
  package var drawableRatio: Double? {
    aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The width that is fixed, by itself or by height and aspect ratio.
  package var fixedWidth: Double? {
    if let width = width.fixed, width.isFinite, width >= 0 { return width }
    guard let ratio = drawableRatio, let height = height.fixed else { return nil }
    return height.isFinite && height >= 0 ? height * ratio : nil
  }

  /// The height that is fixed, by itself or by width and aspect ratio.
  package var fixedHeight: Double? {
    if let height = height.fixed, height.isFinite, height >= 0 { return height }
    guard let ratio = drawableRatio, let width = width.fixed else { return nil }
    return width.isFinite && width >= 0 ? width / ratio : nil
  }

  /// The aspect ratio by which the height follows from a width that is not fixed.
  package var flexibleRatio: Double? {
    fixedWidth == nil && fixedHeight == nil ? drawableRatio : nil
  }

  fileprivate func grows(along axis: PartAxis) -> Bool {
    switch axis {
    case .horizontal:
      fixedWidth == nil && (flexibleRatio != nil || content.grows(along: axis))
    case .vertical:
      fixedHeight == nil && flexibleRatio == nil && content.grows(along: axis)
    }
  }
}
