// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A part while it is laid out: numbers alone, so that whoever reads or writes one holds on to nothing.
///
/// All nodes of a row stand in one array, a part before those that it is made of, which are linked.
/// Texts and boxes, of which there is more to know, stand in arrays of their own.
struct LayoutNode {
  /// What decides how it is laid out.
  let kind: Kind
  /// Where the parts of a stack or box stand across it.
  var alignment = StackPart.Alignment.fill
  /// What becomes of room along a stack that no part takes.
  var distribution = StackPart.Distribution.start
  /// Whether a horizontal stack that is too narrow leaves it its width.
  var isRigid = false
  /// Whether it takes room from side to side that nobody needs.
  var growsAcross = false
  /// Whether it takes room from top to bottom that nobody needs.
  var growsDown = false
  /// Which text, box or grid it is, among those of the row.
  var detail: Int32 = 0
  /// The first part that it is made of; none if negative.
  var firstChild: Int32 = -1
  /// The next part of what it stands in; none if negative.
  var next: Int32 = -1
  /// How many parts it is made of.
  var count: Int32 = 0
  /// The points below which no horizontal stack presses it.
  var least = 0.0
  /// Points between the parts of a stack; of a spacer, the least that it is along a stack.
  var spacing = 0.0
  /// The most points that a text is wide.
  var limit = Double.infinity
  /// The size of what has one whatever its place; of other controls the least.
  var own = Dimensions(width: 0, height: 0)
  /// The width that it takes where there is room; not a number before somebody asks.
  var ideal = Double.nan
  /// The height of a text where there is room for all its width.
  var idealHeight = Double.nan
  /// The width that it has.
  var width = 0.0
  /// The height that it takes at that width.
  var height = 0.0
  /// Where it begins along a horizontal stack.
  var offset = 0.0

  init(_ kind: Kind) { self.kind = kind }

  /// What decides how a part is laid out.
  enum Kind: UInt8 {
    case text
    case spacer
    case divider
    /// A picture, a switch, a sign: what has a size of its own.
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

extension LayoutNode {
  /// Counts a part that it is made of, and grows if that does.
  mutating func take(_ child: LayoutNode) {
    count += 1
    let isSpacer = child.kind == .spacer
    if child.growsAcross || isSpacer && kind == .horizontal { growsAcross = true }
    if child.growsDown || isSpacer && kind == .vertical { growsDown = true }
  }
}
