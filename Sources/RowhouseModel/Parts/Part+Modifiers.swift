// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What goes around a part.
///
/// Each modifier goes around what stood before it, so their order matters: a background after a padding
/// is behind the padding too.
extension Part {
  /// Leaves the same room at all edges.
  ///
  /// - Parameter points: How much, in points.
  /// - Returns: The part with room around it.
  public func padding(_ points: Double) -> Part {
    padding(BoxPart.Edges(horizontal: points, vertical: points))
  }

  /// Leaves room at the edges.
  ///
  /// - Parameter edges: How much at each.
  /// - Returns: The part with room around it.
  public func padding(_ edges: BoxPart.Edges) -> Part {
    boxed(.padding) { $0.padding = edges }
  }

  /// Gives the part a width, a height or both.
  ///
  /// - Parameters:
  ///   - width: In points; as before, unless given.
  ///   - height: In points; as before, unless given.
  ///   - horizontal: Where the part stands from side to side; from edge to edge, unless given.
  ///   - vertical: Where the part stands from top to bottom; from edge to edge, unless given.
  /// - Returns: The part in a frame.
  public func frame(
    width: Double? = nil, height: Double? = nil,
    horizontal: StackPart.Alignment = .fill, vertical: StackPart.Alignment = .fill
  ) -> Part {
    boxed(.frame) { box in
      box.width = BoxPart.Extent(fixed: width)
      box.height = BoxPart.Extent(fixed: height)
      box.horizontalAlignment = horizontal
      box.verticalAlignment = vertical
    }
  }

  /// Sets limits to the part's width and height.
  ///
  /// - Parameters:
  ///   - minimumWidth: In points; none, unless given.
  ///   - maximumWidth: In points; none, unless given.
  ///   - minimumHeight: In points; none, unless given.
  ///   - maximumHeight: In points; none, unless given.
  ///   - horizontal: Where the part stands from side to side; from edge to edge, unless given.
  ///   - vertical: Where the part stands from top to bottom; from edge to edge, unless given.
  /// - Returns: The part in a frame.
  public func frame(
    minimumWidth: Double? = nil, maximumWidth: Double? = nil,
    minimumHeight: Double? = nil, maximumHeight: Double? = nil,
    horizontal: StackPart.Alignment = .fill, vertical: StackPart.Alignment = .fill
  ) -> Part {
    boxed(.frame) { box in
      box.width = BoxPart.Extent(minimum: minimumWidth, maximum: maximumWidth)
      box.height = BoxPart.Extent(minimum: minimumHeight, maximum: maximumHeight)
      box.horizontalAlignment = horizontal
      box.verticalAlignment = vertical
    }
  }

  /// Makes the part as wide as it can be, and as tall as the ratio then says.
  ///
  /// - Parameter ratio: Its width divided by its height.
  /// - Returns: The part in a frame.
  public func aspectRatio(_ ratio: Double) -> Part { boxed(.frame) { $0.aspectRatio = ratio } }

  /// Puts a colour behind the part.
  ///
  /// - Parameter color: The colour.
  /// - Returns: The part before the colour.
  public func background(_ color: StyleColor) -> Part {
    boxed(.background) { $0.background = color }
  }

  /// Draws a line at the edge of the part, which takes room for it.
  ///
  /// - Parameter border: The line; a thin one, unless given.
  /// - Returns: The part with a line around it.
  public func border(_ border: BoxPart.Border = BoxPart.Border()) -> Part {
    boxed(.border) { $0.border = border }
  }

  /// Makes the corners of the part round.
  ///
  /// - Parameter points: The radius, in points.
  /// - Returns: The part with round corners.
  public func cornerRadius(_ points: Double) -> Part {
    boxed(.corners) { $0.cornerRadius = points }
  }

  /// Says what the part is to those who cannot see it, in place of what is in it.
  ///
  /// - Parameter label: The words.
  /// - Returns: The part, read as one thing.
  public func accessibility(label: String) -> Part {
    boxed(.accessibility) { $0.accessibility = .label(label) }
  }

  /// Says that the part is a decoration.
  ///
  /// - Returns: The part, read by nobody.
  public func accessibilityHidden() -> Part { boxed(.accessibility) { $0.accessibility = .hidden } }

  /// This part in a box with a further layer: in the one it is in, if that has nothing further out.
  private func boxed(_ layer: BoxPart.Layer, _ change: (inout BoxPart) -> Void) -> Part {
    var box = BoxPart(self)
    if case .box(let own) = self, own.outermost < layer { box = own }
    change(&box)
    return .box(box)
  }
}

extension BoxPart {
  /// What a box has, from the inside out.
  fileprivate enum Layer: Int, Comparable {
    case content, padding, frame, background, border, corners, accessibility

    static func < (one: Layer, other: Layer) -> Bool { one.rawValue < other.rawValue }
  }

  /// The layer beyond which there is nothing.
  fileprivate var outermost: Layer {
    if accessibility != nil { return .accessibility }
    if cornerRadius != 0 { return .corners }
    if border != nil { return .border }
    if background != nil { return .background }
    let hasFrame = width != Extent() || height != Extent() || aspectRatio != nil
    if hasFrame || horizontalAlignment != .fill || verticalAlignment != .fill { return .frame }
    return padding == Edges() ? .content : .padding
  }
}
