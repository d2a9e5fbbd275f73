// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The layout state of a part, as numbers, so that accessing a node retains no object.
///
/// All nodes of a row are in one array, each part before its children, which are linked. Texts,
/// boxes, and grids are in separate arrays.
struct LayoutNode {
  let kind: Kind
  private(set) var alignment = StackPart.Alignment.fill
  /// The distribution of space along a stack that no child takes.
  private(set) var distribution = StackPart.Distribution.start
  /// True if a horizontal stack that is too narrow does not compress the part.
  var isRigid = false
  /// True if the part takes unused space from side to side.
  var growsAcross = false
  /// True if the part takes unused space from top to bottom.
  var growsDown = false
  /// The index of the node's text, box, or grid in the row's array; for a field, that of one line.
  var detail: Int32 = 0
  /// The index of the first child, or -1.
  private(set) var firstChild: Int32 = -1
  /// The index of the next sibling, or -1.
  private(set) var next: Int32 = -1
  /// The number of children.
  private(set) var count: Int32 = 0
  /// The width below which no horizontal stack compresses the part.
  private(set) var least = 0.0
  /// The space between children; see also ``minimumLength`` and ``lines``.
  var spacing = 0.0
  /// The maximum width of a text; see also ``maximumLines``.
  var limit = Double.infinity
  /// The fixed size of a part, or the minimum size of a control.
  var own = Dimensions(width: 0, height: 0)
  /// The ideal width; NaN until it is first computed.
  var ideal = Double.nan
  /// The height of a text at its ideal width.
  var idealHeight = Double.nan
  var width = 0.0
  /// The height of the part at that width.
  var height = 0.0
  /// The offset of the part along a horizontal stack.
  var offset = 0.0

  init(_ kind: Kind) { self.kind = kind }

  init(_ stack: StackPart, _ kind: Kind) {
    self.kind = kind
    alignment = stack.alignment
    distribution = stack.distribution
    spacing = stack.spacing.drawableLength
    growsAcross = kind == .horizontal && stack.distribution != .start
    growsDown = kind == .vertical && stack.distribution != .start
  }

  init(_ box: BoxPart, _ limits: BoxLimits) {
    kind = .box
    alignment = box.horizontalAlignment
    isRigid = limits.fixedWidth != nil
    least = isRigid ? 0 : limits.minimumWidth
  }

  /// Creates the node of a spacer with a minimum length.
  init(spacer minimum: Double) {
    kind = .spacer
    minimumLength = minimum.drawableLength
    least = minimumLength
  }

  enum Kind: UInt8 {
    case text
    case spacer
    case divider
    /// A part with its own size, such as an image, a switch, or an accessory.
    case sized
    case badge
    case button
    case field
    case horizontal
    case vertical
    /// A layered stack.
    case layered
    case grid
    case pager
    case pressable
    case box
  }
}

// Properties of spacers and fields, which share the storage of those that they do not have.
extension LayoutNode {
  /// The minimum length of a spacer.
  var minimumLength: Double {
    get { spacing }
    set { spacing = newValue }
  }

  /// The minimum number of lines of a field.
  var lines: Double {
    get { spacing }
    set { spacing = newValue }
  }

  /// The maximum number of lines of a field that grows; infinite for any other.
  var maximumLines: Double {
    get { limit }
    set { limit = newValue }
  }

  /// The index of the text of a field that grows, which is added before that of a line.
  var fieldText: Int32 { detail - 1 }
}

extension LayoutNode {
  /// Makes the node at an index the first child.
  mutating func link(firstChild index: Int) { firstChild = Int32(truncatingIfNeeded: index) }

  /// Makes the node at an index the next sibling.
  mutating func link(next index: Int) { next = Int32(truncatingIfNeeded: index) }

  /// Counts a child, and makes the node grow if the child grows.
  mutating func take(_ child: LayoutNode) {
    count += 1
    let isSpacer = child.kind == .spacer
    if child.growsAcross || isSpacer && kind == .horizontal { growsAcross = true }
    if child.growsDown || isSpacer && kind == .vertical { growsDown = true }
  }
}
