// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// One layout of one row.
///
/// Widths go from a part to those that it is made of, heights the other way, so each part is visited a
/// fixed number of times: for its ideal width, for its height, and for its frame.
struct LayoutPass<Measurer: PartMeasuring> {
  let measurer: Measurer
  let environment: LayoutEnvironment
  var nodes: [LayoutNode] = []

  init(_ measurer: Measurer, _ environment: LayoutEnvironment) {
    self.measurer = measurer
    self.environment = environment
  }

  /// Takes a part and all that it is made of; its node is the first.
  mutating func take(_ part: Part) {
    nodes.removeAll(keepingCapacity: true)
    append(part)
  }

  /// - Returns: The index of its node.
  @discardableResult
  private mutating func append(_ part: Part) -> Int32 {
    let index = nodes.count
    nodes.append(LayoutNode(part, in: environment))
    let children: [Part]
    switch part {
    case .horizontal(let stack), .vertical(let stack), .layered(let stack): children = stack.parts
    case .grid(let grid): children = grid.parts
    case .pager(let pager): children = pager.pages
    case .box(let box):
      nodes[index].firstChild = append(box.content)
      return grow(index)
    case .pressable(let pressable):
      nodes[index].firstChild = append(pressable.content)
      return grow(index)
    default: return grow(index)
    }
    var last: Int32 = -1
    for child in children where !child.isNothing {
      let next = append(child)
      if last < 0 { nodes[index].firstChild = next } else { nodes[Int(last)].next = next }
      last = next
    }
    return grow(index)
  }

  /// Says whether a node takes room that nobody needs, once that is known of its children.
  private mutating func grow(_ index: Int) -> Int32 {
    let part = nodes[index].part
    switch part {
    case .horizontal(let stack):
      nodes[index].growsAcross = stack.distribution != .start
      grow(index, across: true, down: false)
    case .vertical(let stack):
      nodes[index].growsDown = stack.distribution != .start
      grow(index, across: false, down: true)
    case .layered, .pressable: grow(index, across: false, down: false)
    case .box(let box):
      grow(index, across: false, down: false)
      if box.flexibleRatio != nil { nodes[index].growsAcross = true }
      if box.fixedWidth != nil { nodes[index].growsAcross = false }
      if box.fixedHeight != nil || box.flexibleRatio != nil { nodes[index].growsDown = false }
    default:
      nodes[index].growsAcross = part.grows(along: .horizontal)
      nodes[index].growsDown = part.grows(along: .vertical)
    }
    return Int32(truncatingIfNeeded: index)
  }

  private mutating func grow(_ index: Int, across: Bool, down: Bool) {
    var next = first(of: index)
    while let child = next {
      let isSpacer = nodes[child].isSpacer
      if nodes[child].growsAcross || across && isSpacer { nodes[index].growsAcross = true }
      if nodes[child].growsDown || down && isSpacer { nodes[index].growsDown = true }
      next = after(child)
    }
  }

  /// The first of what a part is made of.
  func first(of index: Int) -> Int? {
    let child = nodes[index].firstChild
    return child < 0 ? nil : Int(child)
  }

  /// The next part of what a part stands in.
  func after(_ index: Int) -> Int? {
    let next = nodes[index].next
    return next < 0 ? nil : Int(next)
  }

  /// A box as it is drawn.
  func limits(_ box: BoxPart) -> BoxLimits { BoxLimits(box, in: environment) }

  /// A length that grows with the reader's text.
  func scaled(_ points: Double) -> Double { points * environment.textScale }

  func scaled(_ size: Dimensions) -> Dimensions {
    Dimensions(width: scaled(size.width), height: scaled(size.height))
  }
}
