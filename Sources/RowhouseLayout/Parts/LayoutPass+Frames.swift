// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Frames, from left to right; a right-to-left layout mirrors the result as a whole.
extension LayoutPass {
  /// Returns the part with its frames; `height` may be more than the part needs.
  func place(_ index: Int, x: Double, y: Double, height: Double) -> PlacedPart {
    let node = nodes[index]
    var placed = PlacedPart(
      part: parts[index], frame: PartFrame(x: x, y: y, width: node.width, height: height),
      children: [])
    switch node.kind {
    case .horizontal:
      placed.children.reserveCapacity(Int(node.count))
      each(of: index) { child in
        placed.children.append(
          place(
            child,
            in: PartFrame(
              x: x + nodes[child].offset, y: y, width: nodes[child].width, height: height),
            across: .start, down: node.alignment))
      }
    case .vertical: placed.children = children(inVertical: index, placed.frame)
    case .layered:
      each(of: index) { child in
        var room = placed.frame
        if nodes[child].kind == .divider {
          room.y += (height - environment.hairline) / 2
          room.height = environment.hairline
        }
        placed.children.append(
          place(child, in: room, across: node.alignment, down: node.alignment))
      }
    case .box:
      let box = boxes[Int(node.detail)]
      let room = PartFrame(
        x: x + box.leadingInset, y: y + box.topInset,
        width: max(0, node.width - box.insetWidth), height: max(0, height - box.insetHeight))
      each(of: index) { child in
        placed.children.append(
          place(child, in: room, across: node.alignment, down: box.verticalAlignment))
      }
    case .pressable:
      each(of: index) { child in
        placed.children.append(place(child, in: placed.frame, across: .fill, down: .fill))
      }
    case .grid: placed.children = children(inGrid: index, placed.frame)
    case .pager:
      var page = placed.frame
      each(of: index) { child in
        placed.children.append(place(child, in: page, across: .fill, down: .fill))
        page.x += page.width
      }
    case .text, .spacer, .divider, .sized, .badge, .button, .field: break
    }
    return placed
  }

  private func each(of index: Int, _ body: (Int) -> Void) {
    var child = Int(nodes[index].firstChild)
    while child >= 0 {
      body(child)
      child = Int(nodes[child].next)
    }
  }

  /// Places a part in an area that may be larger than the part.
  func place(
    _ index: Int, in room: PartFrame, across: StackPart.Alignment, down: StackPart.Alignment
  ) -> PlacedPart {
    let node = nodes[index]
    // A divider is stretched, so if the area is too small, the divider begins where the area does.
    // So does a part that grows, but a box with an aspect ratio may have a maximum width.
    let hasRatio = node.kind == .box && boxes[Int(node.detail)].ratio != nil
    let fills = node.kind == .divider || (node.growsAcross && !hasRatio)
    let across = fills ? .fill : across
    let x = room.x + across.offset(of: node.width, in: room.width)
    guard let stretched = stretched(index, down: down, to: room.height) else {
      let y = room.y + down.offset(of: node.height, in: room.height)
      return place(index, x: x, y: y, height: node.height)
    }
    return place(index, x: x, y: room.y, height: stretched)
  }

  /// Returns the height of a part that fills `height`, or `nil` if the part does not fill it.
  private func stretched(_ index: Int, down: StackPart.Alignment, to height: Double) -> Double? {
    let node = nodes[index]
    let grows = down == .fill || node.growsDown
    switch node.kind {
    case .divider: return max(height, node.own.height)
    case .sized: return node.growsDown ? height : nil
    case .box:
      let box = boxes[Int(node.detail)]
      if box.fixedHeight != nil || box.ratio != nil { return nil }
      return grows ? box.limited(height: height) : nil
    case .badge, .button, .field: return grows ? max(height, node.own.height) : nil
    case .text, .spacer, .horizontal, .vertical, .layered, .grid, .pager, .pressable:
      return grows ? max(height, 0) : nil
    }
  }

  private func children(inVertical index: Int, _ frame: PartFrame) -> [PlacedPart] {
    let stack = nodes[index]
    let count = Int(stack.count)
    guard count > 0 else { return [] }
    var growing = 0
    each(of: index) { child in
      if nodes[child].kind == .spacer || nodes[child].growsDown { growing += 1 }
    }
    var spacing = stack.spacing
    let gaps = spacing * Double(count - 1)
    var free = frame.height - gaps
    let share = max(0, free) / Double(count)
    each(of: index) { free -= nodes[$0].height }
    var y = frame.y
    if growing == 0 {
      switch stack.distribution {
      case .start, .equal: break
      case .center: y += free / 2
      case .end: y += free
      case .spaceBetween: if count > 1 { spacing += max(0, free) / Double(count - 1) }
      }
    }
    let more = growing > 0 ? max(0, free) / Double(growing) : 0
    var placed: [PlacedPart] = []
    each(of: index) { child in
      var height = nodes[child].height
      if stack.distribution == .equal {
        height = share
      } else if nodes[child].kind == .spacer || nodes[child].growsDown {
        height += more
      }
      let room = PartFrame(x: frame.x, y: y, width: frame.width, height: height)
      placed.append(place(child, in: room, across: stack.alignment, down: .fill))
      y += height + spacing
    }
    return placed
  }

  private func children(inGrid index: Int, _ frame: PartFrame) -> [PlacedPart] {
    let grid = grids[Int(nodes[index].detail)]
    let columns = GridColumns(grid, width: frame.width)
    var line: [Int] = []
    var placed: [PlacedPart] = []
    var y = frame.y
    each(of: index) { child in
      line.append(child)
      guard line.count == columns.count || nodes[child].next < 0 else { return }
      let height = line.reduce(0) { max($0, nodes[$1].height) }
      for (column, cell) in line.enumerated() {
        let room = PartFrame(
          x: frame.x + Double(column) * (columns.width + columns.spacing), y: y,
          width: columns.width, height: height)
        placed.append(place(cell, in: room, across: .fill, down: .fill))
      }
      y += height + grid.lineSpacing
      line = []
    }
    return placed
  }
}

extension StackPart.Alignment {
  /// Returns the distance from the beginning of an area to that of a part.
  fileprivate func offset(of length: Double, in room: Double) -> Double {
    switch self {
    case .start, .fill: 0
    case .center: (room - length) / 2
    case .end: room - length
    }
  }
}
