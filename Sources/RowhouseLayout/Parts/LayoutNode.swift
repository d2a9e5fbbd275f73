// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A part while it is laid out.
///
/// All nodes of a row stand in one array, a part before those that it is made of, which are linked.
struct LayoutNode {
  let part: Part
  /// What has to be known of it again and again, read once.
  let kind: Kind
  /// Whether a horizontal stack that is too narrow leaves it its width.
  let isRigid: Bool
  /// The points below which no horizontal stack presses it.
  let least: Double
  /// The first part that it is made of; none if negative.
  var firstChild: Int32 = -1
  /// The next part of what it stands in; none if negative.
  var next: Int32 = -1
  /// Whether it takes room from side to side that nobody needs.
  var growsAcross = false
  /// Whether it takes room from top to bottom that nobody needs.
  var growsDown = false
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

  /// What decides on the width of a part.
  enum Kind {
    /// A text, which is at most so many points wide.
    case text(limit: Double)
    /// Room that grows.
    case spacer
    /// Parts that are as wide as their place, or as they want to be.
    case group
    /// What has a width of its own in one way or another.
    case other
  }

  init(_ part: Part, in environment: LayoutEnvironment) {
    self.part = part
    switch part {
    case .text(let text):
      let limit = text.widthLimit ?? .infinity
      kind = .text(
        limit: limit == .infinity ? limit : limit.drawableLength * environment.textScale)
    case .spacer: kind = .spacer
    case .horizontal, .vertical, .layered, .grid, .pager, .pressable: kind = .group
    default: kind = .other
    }
    switch kind {
    case .text, .group:
      isRigid = false
      least = 0
    case .spacer, .other:
      isRigid = part.isRigid
      least = part.minimumExtent(along: .horizontal)
    }
  }

  /// Whether it is nothing but room.
  var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }
}
