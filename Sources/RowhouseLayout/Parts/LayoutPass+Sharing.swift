// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension LayoutPass {
  /// Divides a width among the children of a horizontal stack, and sets their offsets.
  ///
  /// Each child gets its minimum width, then an equal share of the rest up to its ideal width. The
  /// children that grow share the remaining width. If none grows, the distribution determines where
  /// the stack leaves it empty.
  mutating func shareWidth(_ width: Double, of index: Int) {
    let stack = nodes[index]
    let (spacing, count) = (stack.spacing, Int(stack.count))
    var free = width - spacing * Double(max(0, count - 1))
    if stack.distribution == .equal {
      let share = max(0, free) / Double(max(1, count))
      var child = Int(nodes[index].firstChild)
      while child >= 0 {
        nodes[child].width = share
        child = Int(nodes[child].next)
      }
      return begin(index, at: 0, spacing: spacing)
    }
    var growing = 0
    var compressedCount = 0
    var child = Int(nodes[index].firstChild)
    while child >= 0 {
      let least = nodes[child].isRigid ? ideal(child) : nodes[child].least
      nodes[child].width = least
      free -= least
      if nodes[child].kind == .spacer || nodes[child].growsAcross { growing += 1 }
      if ideal(child) > least { compressedCount += 1 }
      child = Int(nodes[child].next)
    }
    fillToIdealWidths(index, compressedCount: compressedCount, free: &free)
    if free > 0, growing > 0 {
      grow(index, by: free / Double(growing))
      return begin(index, at: 0, spacing: spacing)
    }
    if growing > 0 { return begin(index, at: 0, spacing: spacing) }
    switch stack.distribution {
    case .start, .equal: begin(index, at: 0, spacing: spacing)
    case .center: begin(index, at: free / 2, spacing: spacing)
    case .end: begin(index, at: free, spacing: spacing)
    case .spaceBetween:
      let more = count > 1 ? max(0, free) / Double(count - 1) : 0
      begin(index, at: 0, spacing: spacing + more)
    }
  }

  /// Divides free space equally among children until each has its ideal width.
  private mutating func fillToIdealWidths(_ index: Int, compressedCount: Int, free: inout Double) {
    var compressedCount = compressedCount
    while compressedCount > 0, free > 0 {
      let share = free / Double(compressedCount)
      var hasFilledChild = false
      var child = Int(nodes[index].firstChild)
      while child >= 0 {
        let missing = nodes[child].ideal - nodes[child].width
        // A child that needs less than its share increases the shares of the others.
        if missing > 0, missing <= share {
          nodes[child].width = nodes[child].ideal
          free -= missing
          compressedCount -= 1
          hasFilledChild = true
        }
        child = Int(nodes[child].next)
      }
      if hasFilledChild { continue }
      child = Int(nodes[index].firstChild)
      while child >= 0 {
        if nodes[child].ideal > nodes[child].width { nodes[child].width += share }
        child = Int(nodes[child].next)
      }
      free = 0
    }
  }

  private mutating func grow(_ index: Int, by share: Double) {
    var child = Int(nodes[index].firstChild)
    while child >= 0 {
      if nodes[child].kind == .spacer || nodes[child].growsAcross { nodes[child].width += share }
      child = Int(nodes[child].next)
    }
  }

  private mutating func begin(_ index: Int, at start: Double, spacing: Double) {
    var offset = start
    var child = Int(nodes[index].firstChild)
    while child >= 0 {
      nodes[child].offset = offset
      offset += nodes[child].width + spacing
      child = Int(nodes[child].next)
    }
  }
}
