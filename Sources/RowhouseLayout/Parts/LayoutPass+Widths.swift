// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension LayoutPass {
  /// Returns the ideal width of a part, which it takes if there is enough space.
  mutating func ideal(_ index: Int) -> Double {
    let known = nodes[index].ideal
    if !known.isNaN { return known }
    let ideal = findIdeal(index)
    nodes[index].ideal = ideal
    return ideal
  }

  private mutating func findIdeal(_ index: Int) -> Double {
    let node = nodes[index]
    switch node.kind {
    case .text:
      let size = measure(node)
      nodes[index].idealHeight = size.height
      return min(size.width, node.limit)
    case .horizontal:
      let (sum, most) = ideals(in: index)
      let gaps = node.spacing * Double(max(0, node.count - 1))
      return gaps + (node.distribution == .equal ? most * Double(node.count) : sum)
    case .vertical, .layered, .pressable: return ideals(in: index).most
    case .spacer, .pager: return 0
    case .divider, .sized, .field: return node.own.width
    case .button:
      return max(
        measure(node).width + 2 * scaled(environment.controls.button.inset.width), node.own.width)
    case .badge:
      let size = measure(node)
      nodes[index].idealHeight = max(size.height, node.own.height)
      return max(size.width + 2 * scaled(environment.controls.badge.inset), node.own.width)
    case .box:
      let box = boxes[Int(node.detail)]
      if let fixed = box.fixedWidth { return max(fixed, box.insetWidth) }
      if box.ratio != nil { return max(box.insetWidth, box.minimumWidth) }
      return box.limited(width: ideals(in: index).most + box.insetWidth)
    case .grid:
      let most = ideals(in: index).most
      let grid = grids[Int(node.detail)]
      guard case .count(let columns) = grid.columns else { return node.count == 0 ? 0 : most }
      let drawn = GridPart.drawableCount(columns)
      return most * Double(drawn) + grid.spacing * Double(drawn - 1)
    }
  }

  /// Returns the sum and the maximum of the ideal widths of a part's children.
  private mutating func ideals(in index: Int) -> (sum: Double, most: Double) {
    var (sum, most) = (0.0, 0.0)
    var child = Int(nodes[index].firstChild)
    while child >= 0 {
      let width = ideal(child)
      sum += max(width, nodes[child].least)
      most = max(most, width)
      child = Int(nodes[child].next)
    }
    return (sum, most)
  }

  /// Returns the width of a part in an area.
  ///
  /// With `fills`, a part without a width fills the area.
  mutating func width(of index: Int, in offered: Double, fills: Bool) -> Double {
    let node = nodes[index]
    let takesAll = fills || node.growsAcross
    switch node.kind {
    case .text:
      if takesAll { return min(node.limit, offered) }
      return min(ideal(index), node.limit, max(offered, widestLetter(of: node, in: offered)))
    case .horizontal, .vertical, .layered, .grid, .pager, .pressable, .spacer:
      return takesAll ? offered : min(ideal(index), offered)
    case .sized: return node.growsAcross ? offered : node.own.width
    case .box:
      let box = boxes[Int(node.detail)]
      if box.fixedWidth != nil { return ideal(index) }
      return box.limited(width: takesAll ? offered : min(ideal(index), offered))
    case .divider: return max(offered, node.own.width)
    case .badge: return fills ? max(offered, node.own.width) : ideal(index)
    case .button:
      let room = max(offered, node.own.width)
      return fills ? room : min(ideal(index), room)
    case .field: return max(offered, 2 * environment.controls.field.inset.width)
    }
  }

  /// Returns the minimum width of a width-limited text that is not stretched.
  ///
  /// CSS replaces the width of the container by the limit, so the widest letter always fits.
  private mutating func widestLetter(of node: LayoutNode, in offered: Double) -> Double {
    let text = Int(node.detail)
    // Hardly any letter is wider than twice the font size, so the measurer is rarely called.
    guard node.limit < .infinity, offered < 2 * texts[text].font.size * texts[text].scale else {
      return 0
    }
    // A browser can break even a text of one line, which then shows only its first letters.
    var query = texts[text]
    query.lineLimit = nil
    query.width = 0
    return measurer.size(of: query).width
  }

  mutating func measure(_ node: LayoutNode, width: Double = .infinity) -> Dimensions {
    measure(text: node.detail, width: width)
  }

  mutating func measure(text: Int32, width: Double) -> Dimensions {
    measurer.size(of: &texts[Int(text)], width: width)
  }
}

extension PartMeasuring {
  /// Measures the text without a copy.
  fileprivate func size(of text: inout TextQuery, width: Double) -> Dimensions {
    text.width = width
    return size(of: text)
  }
}
