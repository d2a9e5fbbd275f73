// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A part while it is laid out.
///
/// All nodes of a row stand in one array, a part before those that it is made of, which are linked.
struct LayoutNode {
  let part: Part
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
}
