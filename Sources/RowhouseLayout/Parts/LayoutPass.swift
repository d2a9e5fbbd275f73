// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// One layout of one row.
///
/// Widths go from a part to those that it is made of, heights the other way, so each part is visited a
/// fixed number of times: for its ideal width, for its height, and for its frame. It is taken apart
/// into numbers first, because to hold on to parts costs more than to lay them out.
///
/// The measurer is of any type, so that this code is compiled for itself: generic over a type of
/// another module each access to a node would ask how the pass is laid out in memory.
struct LayoutPass: ~Copyable {
  let measurer: any PartMeasuring
  let environment: LayoutEnvironment
  var nodes = RowBuffer<LayoutNode>()
  /// The texts of the row, those of buttons, badges and fields included.
  var texts = RowBuffer<TextQuery>()
  var boxes = RowBuffer<BoxLimits>()
  var grids = RowBuffer<GridTracks>()
  /// The parts themselves, in the order of the nodes, if anybody wants them back.
  var parts: [Part] = []
  private let keepsParts: Bool

  init(_ measurer: any PartMeasuring, _ environment: LayoutEnvironment, keepsParts: Bool = false) {
    self.measurer = measurer
    self.environment = environment
    self.keepsParts = keepsParts
  }

  /// Takes a part and all that it is made of; its node is the first.
  mutating func take(_ part: Part) {
    nodes.removeAll()
    texts.removeAll()
    boxes.removeAll()
    grids.removeAll()
    if keepsParts { parts.removeAll(keepingCapacity: true) }
    append(part)
  }

  /// - Returns: The index of its node.
  @discardableResult
  private mutating func append(_ part: Part) -> Int {
    let index = nodes.count
    if keepsParts { parts.append(part) }
    switch part {
    case .horizontal(let stack): append(stack, .horizontal)
    case .vertical(let stack): append(stack, .vertical)
    case .layered(let stack): append(stack, .layered)
    case .box(let box): append(box)
    case .pressable(let pressable):
      nodes.append(LayoutNode(.pressable))
      append(pressable.content, to: index)
    case .grid(let grid):
      var node = LayoutNode(.grid)
      node.detail = Int32(truncatingIfNeeded: grids.count)
      grids.append(GridTracks(grid))
      nodes.append(node)
      append(grid.parts, to: index)
      nodes[index].growsAcross = true
      nodes[index].growsDown = false
    case .pager(let pager):
      nodes.append(LayoutNode(.pager))
      append(pager.pages, to: index)
      nodes[index].growsAcross = true
      nodes[index].growsDown = false
    default: nodes.append(leaf(part))
    }
    return index
  }

  private mutating func append(_ stack: StackPart, _ kind: LayoutNode.Kind) {
    let index = nodes.count
    var node = LayoutNode(kind)
    node.alignment = stack.alignment
    node.distribution = stack.distribution
    node.spacing = stack.spacing.drawableLength
    node.growsAcross = kind == .horizontal && stack.distribution != .start
    node.growsDown = kind == .vertical && stack.distribution != .start
    nodes.append(node)
    append(stack.parts, to: index)
  }

  private mutating func append(_ box: BoxPart) {
    let index = nodes.count
    let limits = BoxLimits(box, in: environment)
    var node = LayoutNode(.box)
    node.detail = Int32(truncatingIfNeeded: boxes.count)
    node.alignment = box.horizontalAlignment
    node.isRigid = limits.fixedWidth != nil
    node.least = node.isRigid ? 0 : limits.minimumWidth
    boxes.append(limits)
    nodes.append(node)
    append(box.content, to: index)
    if limits.ratio != nil { nodes[index].growsAcross = true }
    if limits.fixedWidth != nil { nodes[index].growsAcross = false }
    if limits.fixedHeight != nil || limits.ratio != nil { nodes[index].growsDown = false }
  }

  /// Takes what a part is made of.
  private mutating func append(_ children: [Part], to index: Int) {
    var last = -1
    for part in children where !part.isNothing { last = append(part, to: index, after: last) }
  }

  /// Takes one of the parts that a part is made of, which grows if this one does.
  ///
  /// - Returns: The index of its node.
  @discardableResult
  private mutating func append(_ part: Part, to index: Int, after last: Int = -1) -> Int {
    let child = append(part)
    let link = Int32(truncatingIfNeeded: child)
    if last < 0 { nodes[index].firstChild = link } else { nodes[last].next = link }
    nodes[index].take(nodes[child])
    return child
  }

  /// A length that grows with the reader's text.
  func scaled(_ points: Double) -> Double { points * environment.textScale }

  func scaled(_ size: Dimensions) -> Dimensions {
    Dimensions(width: scaled(size.width), height: scaled(size.height))
  }
}
