// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Modifiers that surround a part.
///
/// Each modifier surrounds the result of the modifiers before it, so their order matters: a
/// background that is added after padding is behind the padding, too.
extension Part {
  /// Adds the same padding in points at all edges.
  public func padding(_ points: Double) -> Part {
    padding(BoxPart.Insets(horizontal: points, vertical: points))
  }

  /// Adds padding at the edges.
  public func padding(_ edges: BoxPart.Insets) -> Part {
    boxed(.padding) { $0.padding = edges }
  }

  /// Sets the width, the height, or both, in points; an extent that is `nil` does not change.
  ///
  /// By default, the part fills the frame.
  public func frame(
    width: Double? = nil, height: Double? = nil,
    horizontal: StackPart.Alignment = .fill, vertical: StackPart.Alignment = .fill
  ) -> Part {
    framed(
      BoxPart.Extent(fixed: width), BoxPart.Extent(fixed: height), horizontal, vertical)
  }

  /// Limits the width and the height, in points; `nil` sets no limit.
  ///
  /// By default, the part fills the frame.
  public func frame(
    minimumWidth: Double? = nil, maximumWidth: Double? = nil,
    minimumHeight: Double? = nil, maximumHeight: Double? = nil,
    horizontal: StackPart.Alignment = .fill, vertical: StackPart.Alignment = .fill
  ) -> Part {
    framed(
      BoxPart.Extent(minimum: minimumWidth, maximum: maximumWidth),
      BoxPart.Extent(minimum: minimumHeight, maximum: maximumHeight), horizontal, vertical)
  }

  private func framed(
    _ width: BoxPart.Extent, _ height: BoxPart.Extent,
    _ horizontal: StackPart.Alignment, _ vertical: StackPart.Alignment
  ) -> Part {
    boxed(.frame) { box in
      box.width = width
      box.height = height
      box.horizontalAlignment = horizontal
      box.verticalAlignment = vertical
    }
  }

  /// Makes the part as wide as possible, with a height that is its width divided by the ratio.
  public func aspectRatio(_ ratio: Double) -> Part { boxed(.frame) { $0.aspectRatio = ratio } }

  /// Puts a color behind the part.
  public func background(_ color: StyleColor) -> Part {
    boxed(.background) { $0.background = color }
  }

  /// Draws a line at the edge, by default one point wide, for which the part makes space.
  public func border(_ border: BoxPart.Border = BoxPart.Border()) -> Part {
    boxed(.border) { $0.border = border }
  }

  /// Rounds the corners of the part with a radius in points.
  public func cornerRadius(_ points: Double) -> Part {
    boxed(.corners) { $0.cornerRadius = points }
  }

  /// Sets the text that is read in place of the content of the part.
  public func accessibility(label: String) -> Part {
    boxed(.accessibility) { $0.accessibility = .label(label) }
  }

  /// Marks the part as a decoration, which is not read.
  public func accessibilityHidden() -> Part { boxed(.accessibility) { $0.accessibility = .hidden } }

  /// Returns the part with another layer in its box, or in a new box if that has a layer outside.
  private func boxed(_ layer: BoxPart.Layer, _ change: (inout BoxPart) -> Void) -> Part {
    var box = BoxPart(self)
    if case .box(let own) = self, own.outermost < layer { box = own }
    change(&box)
    return .box(box)
  }
}

extension BoxPart {
  /// The layers of a box, from the inside out.
  fileprivate enum Layer: Int, Comparable {
    case content, padding, frame, background, border, corners, accessibility

    static func < (one: Layer, other: Layer) -> Bool { one.rawValue < other.rawValue }
  }

  /// The outermost layer that is not empty.
  fileprivate var outermost: Layer {
    if accessibility != nil { return .accessibility }
    if cornerRadius != 0 { return .corners }
    if border != nil { return .border }
    if background != nil { return .background }
    let hasFrame = width != Extent() || height != Extent() || aspectRatio != nil
    if hasFrame || horizontalAlignment != .fill || verticalAlignment != .fill { return .frame }
    return padding == Insets() ? .content : .padding
  }
}
