// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension LayoutPass {
  /// Sets the widths of a part and its descendants, and returns the height at that width.
  @discardableResult
  mutating func size(_ index: Int, width: Double) -> Double {
    nodes[index].width = width
    let height = findHeight(index, width)
    nodes[index].height = height
    return height
  }

  private mutating func findHeight(_ index: Int, _ width: Double) -> Double {
    let node = nodes[index]
    switch node.kind {
    case .text: return height(ofText: node, width)
    case .sized, .divider: return node.own.height
    case .horizontal:
      shareWidth(width, of: index)
      return tallest(in: index) { $0.width }
    case .vertical: return height(ofVertical: node, width)
    case .layered:
      let fills = node.alignment == .fill
      return tallest(in: index, fills: fills) { _ in width }
    case .spacer: return 0
    case .button:
      let inset = scaled(environment.controls.button.inset)
      let title = measure(node, width: max(0, width - 2 * inset.width)).height
      return max(title + 2 * inset.height, node.own.height)
    case .field:
      let inset = environment.controls.field.inset
      let lines = height(ofField: node, width: max(0, width - 2 * inset.width))
      return max(lines + 2 * inset.height, node.own.height)
    case .box:
      let box = boxes[Int(node.detail)]
      let room = max(0, width - box.insetWidth)
      let content = tallest(in: index, fills: node.alignment == .fill) { _ in room }
      if let fixed = box.fixedHeight { return max(fixed, box.insetHeight) }
      if let ratio = box.ratio { return max(width / ratio, box.insetHeight) }
      return box.limited(height: content + box.insetHeight)
    case .badge:
      _ = ideal(index)
      return nodes[index].idealHeight
    case .grid: return height(ofGrid: node, width)
    case .pager, .pressable: return tallest(in: index) { _ in width }
    }
  }

  private mutating func height(ofText node: LayoutNode, _ width: Double) -> Double {
    let isOneLine = texts[Int(node.detail)].lineLimit == 1
    // The whole text fits. Text that a width limit cuts off is wider, and its ideal height is not
    // that of its lines.
    if width >= node.ideal, node.limit == .infinity || isOneLine { return node.idealHeight }
    if isOneLine, !node.ideal.isNaN { return node.idealHeight }
    return measure(node, width: width).height
  }

  private mutating func height(ofVertical node: LayoutNode, _ width: Double) -> Double {
    var (sum, most) = (0.0, 0.0)
    var child = Int(node.firstChild)
    while child >= 0 {
      let own = self.width(of: child, in: width, fills: node.alignment == .fill)
      var height = size(child, width: own)
      if nodes[child].kind == .spacer, node.distribution != .equal {
        height = nodes[child].minimumLength
        nodes[child].height = height
      }
      sum += height
      most = max(most, height)
      child = Int(nodes[child].next)
    }
    return node.spacing * Double(max(0, node.count - 1))
      + (node.distribution == .equal ? most * Double(node.count) : sum)
  }

  /// Returns the height of the tallest child, each laid out in its own width.
  private mutating func tallest(
    in index: Int, fills: Bool = true, width: (LayoutNode) -> Double
  ) -> Double {
    var height = 0.0
    var child = Int(nodes[index].firstChild)
    while child >= 0 {
      let own = self.width(of: child, in: width(nodes[child]), fills: fills)
      height = max(height, size(child, width: own))
      child = Int(nodes[child].next)
    }
    return height
  }

  private mutating func height(ofGrid node: LayoutNode, _ width: Double) -> Double {
    let grid = grids[Int(node.detail)]
    let columns = GridColumns(grid, width: width)
    var (sum, line, column) = (0.0, 0.0, 0)
    var child = Int(node.firstChild)
    while child >= 0 {
      let own = self.width(of: child, in: columns.width, fills: true)
      line = max(line, size(child, width: own))
      column += 1
      child = Int(nodes[child].next)
      if column == columns.count || child < 0 {
        sum += line + (child < 0 ? 0 : grid.lineSpacing)
        (line, column) = (0, 0)
      }
    }
    return sum
  }
}

extension LayoutPass {
  /// Returns the height of the lines of a field, which may grow with its text.
  private mutating func height(ofField node: LayoutNode, width: Double) -> Double {
    let line = measure(node).height
    guard node.maximumLines < .infinity, line > 0 else { return line * node.lines }
    let lines = (measure(text: node.fieldText, width: width).height / line).rounded()
    return line * min(max(lines, node.lines), node.maximumLines)
  }
}
