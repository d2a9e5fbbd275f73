// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A direction in which parts are laid out.
package enum PartAxis: Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}

// The rules of growing and compressing parts, which all hosts share.
extension Part {
  /// Returns `true` if the part takes unused space along an axis; `false` for spacers in stacks.
  package func grows(along axis: PartAxis) -> Bool {
    switch self {
    case .text(let text):
      axis == .horizontal && text.alignment == .center && text.widthLimit == nil
    case .image(let image): image.size == .filling
    case .grid, .pager: axis == .horizontal
    case .control(let control): control.grows(along: axis)
    case .progress(let progress): axis == .horizontal && progress.fraction != nil
    case .horizontal(let stack): stack.grows(along: axis, isAxis: axis == .horizontal)
    case .vertical(let stack): stack.grows(along: axis, isAxis: axis == .vertical)
    case .layered(let stack): stack.grows(along: axis, isAxis: false)
    case .box(let box): box.grows(along: axis)
    case .spacer, .divider, .accessory, .badge: false
    }
  }

  /// True if a horizontal stack that is too narrow does not compress the part.
  package var isRigid: Bool {
    switch self {
    case .image(let image): image.size != .filling
    case .progress(let progress): progress.fraction == nil
    case .box(let box): box.fixedWidth != nil
    case .control(let control): control.isRigid
    case .divider, .accessory, .badge: true
    case .text, .horizontal, .vertical, .layered, .spacer, .grid, .pager: false
    }
  }

  /// Returns the minimum length in points to which a stack compresses the part.
  package func minimumExtent(along axis: PartAxis) -> Double {
    switch self {
    case .spacer(let minimum): return minimum.drawableLength
    case .box(let box):
      let extent = axis == .horizontal ? box.width : box.height
      return extent.minimum?.drawableLength ?? 0
    case .text, .image, .horizontal, .vertical, .layered, .divider, .control, .progress,
      .accessory, .badge, .grid, .pager:
      return 0
    }
  }

  /// True if the part is not drawn and takes no space in a stack.
  package var isNothing: Bool {
    if case .accessory(.none) = self { true } else { false }
  }

  package var isSpacer: Bool {
    if case .spacer = self { true } else { false }
  }
}

extension StackPart {
  /// Returns `true` if a part of the stack takes the unused space along it.
  package func growsInside(along axis: PartAxis) -> Bool {
    parts.contains { $0.isSpacer || $0.grows(along: axis) }
  }

  /// Returns `true` if the stack can use more space along an axis.
  fileprivate func grows(along axis: PartAxis, isAxis: Bool) -> Bool {
    if isAxis { return distribution != .start || growsInside(along: axis) }
    return parts.contains { $0.grows(along: axis) }
  }
}

extension Part {
  /// The first aspect ratio that hosts ignore, or `nil` if there is none.
  package var invalidRatio: Double? {
    if case .box(let box) = self, let ratio = box.aspectRatio, box.drawableRatio == nil {
      return ratio
    }
    for part in children {
      if let ratio = part.invalidRatio { return ratio }
    }
    return nil
  }
}

extension BoxPart {
  /// The aspect ratio, or `nil` if it is not a positive, finite number.
  package var drawableRatio: Double? {
    aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The fixed width, or the width that follows from a fixed height and the aspect ratio.
  package var fixedWidth: Double? {
    if let width = width.fixed, width.isFinite, width >= 0 { return width }
    guard let ratio = drawableRatio, let height = height.fixed else { return nil }
    return height.isFinite && height >= 0 ? height * ratio : nil
  }

  /// The fixed height, or the height that follows from a fixed width and the aspect ratio.
  package var fixedHeight: Double? {
    if let height = height.fixed, height.isFinite, height >= 0 { return height }
    guard let ratio = drawableRatio, let width = width.fixed else { return nil }
    return width.isFinite && width >= 0 ? width / ratio : nil
  }

  /// The aspect ratio if it determines the height for a width that is not fixed, or `nil`.
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
