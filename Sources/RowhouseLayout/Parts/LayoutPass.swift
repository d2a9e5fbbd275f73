// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// One layout pass over one row.
///
/// Each part is visited a fixed number of times: for its ideal width, its height, and its frame.
/// Only the widths of the *k* children of a narrow horizontal stack may take *k* rounds over them.
/// The pass works on numbers, because retaining parts costs more than laying them out.
///
/// The measurer is an existential. If the pass were generic over a type of another module, each
/// access to a node would look up the memory layout of the pass.
struct LayoutPass: ~Copyable {
  let measurer: any PartMeasuring
  let environment: LayoutEnvironment
  var nodes = RowBuffer<LayoutNode>()
  /// The texts of the row, including those of buttons, badges, and fields.
  var texts = RowBuffer<TextQuery>()
  var boxes = RowBuffer<BoxLimits>()
  var grids = RowBuffer<GridSpacing>()
  /// The parts in the order of the nodes; empty if `keepsParts` is false.
  var parts: [Part] = []
  private let keepsParts: Bool

  init(_ measurer: any PartMeasuring, _ environment: LayoutEnvironment, keepsParts: Bool = false) {
    self.measurer = measurer
    self.environment = environment
    self.keepsParts = keepsParts
  }

  /// Adds a part and its descendants; the part's node is the first.
  mutating func take(_ part: Part) {
    nodes.removeAll()
    texts.removeAll()
    boxes.removeAll()
    grids.removeAll()
    if keepsParts { parts.removeAll(keepingCapacity: true) }
    append(part)
  }

  /// Appends a part and its descendants, and returns the index of the part's node.
  @discardableResult
  private mutating func append(_ part: Part) -> Int {
    let index = nodes.count
    if keepsParts { parts.append(part) }
    switch part {
    case .horizontal(let stack): append(stack, .horizontal)
    case .vertical(let stack): append(stack, .vertical)
    case .layered(let stack): append(stack, .layered)
    case .box(let box): append(box)
    case .control(let control): append(control)
    case .grid(let grid):
      var node = LayoutNode(.grid)
      node.detail = Int32(truncatingIfNeeded: grids.count)
      grids.append(GridSpacing(grid))
      nodes.append(node)
      append(grid.parts, to: index)
      nodes[index].growsAcross = true
      nodes[index].growsDown = false
    case .pager(let pager):
      nodes.append(LayoutNode(.pager))
      append(pager.pages, to: index)
      nodes[index].growsAcross = true
      nodes[index].growsDown = false
    case .accessory(.detailDisclosure):
      if keepsParts { parts[index] = .horizontal(.detailDisclosure) }
      append(.detailDisclosure, .horizontal)
      nodes[index].isRigid = part.isRigid
    case .text, .image, .spacer, .divider, .progress, .accessory, .badge: nodes.append(leaf(part))
    }
    return index
  }

  private mutating func append(_ stack: StackPart, _ kind: LayoutNode.Kind) {
    let index = nodes.count
    nodes.append(LayoutNode(stack, kind))
    append(stack.parts, to: index)
  }

  private mutating func append(_ box: BoxPart) {
    let index = nodes.count
    let limits = BoxLimits(box, in: environment)
    var node = LayoutNode(box, limits)
    node.detail = Int32(truncatingIfNeeded: boxes.count)
    boxes.append(limits)
    nodes.append(node)
    append(box.content, to: index)
    if limits.ratio != nil { nodes[index].growsAcross = true }
    if limits.fixedWidth != nil { nodes[index].growsAcross = false }
    if limits.fixedHeight != nil || limits.ratio != nil { nodes[index].growsDown = false }
  }

  mutating func append(_ children: [Part], to index: Int) {
    var last = -1
    for part in children where !part.isNothing { last = append(part, to: index, after: last) }
  }

  /// Appends a child to a part, which grows if the child grows, and returns the index of its node.
  @discardableResult
  private mutating func append(_ part: Part, to index: Int, after last: Int = -1) -> Int {
    let child = append(part)
    if last < 0 { nodes[index].link(firstChild: child) } else { nodes[last].link(next: child) }
    nodes[index].take(nodes[child])
    return child
  }

  /// Returns a length scaled with the reader's text.
  func scaled(_ points: Double) -> Double { points * environment.textScale }

  func scaled(_ size: Dimensions) -> Dimensions {
    Dimensions(width: scaled(size.width), height: scaled(size.height))
  }
}
