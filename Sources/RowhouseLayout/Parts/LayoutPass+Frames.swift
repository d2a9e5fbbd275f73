// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Where parts are, once widths and heights are known. From left to right: what reads from right to left
/// is mirrored as a whole.
extension LayoutPass {
  /// - Parameters:
  ///   - index: The part.
  ///   - x: Where it begins.
  ///   - y: Where its top is.
  ///   - height: The height that it has, which may be more than it takes.
  /// - Returns: The part with its frame, and all in it.
  func place(_ index: Int, x: Double, y: Double, height: Double) -> PlacedPart {
    let node = nodes[index]
    var placed = PlacedPart(
      part: node.part, frame: PartFrame(x: x, y: y, width: node.width, height: height), children: []
    )
    switch node.part {
    case .horizontal(let stack):
      each(of: index) { child in
        placed.children.append(
          place(
            child,
            in: PartFrame(
              x: x + nodes[child].offset, y: y, width: nodes[child].width, height: height),
            across: .start, down: stack.alignment))
      }
    case .vertical(let stack): placed.children = places(stack, index, placed.frame)
    case .layered(let stack):
      each(of: index) { child in
        var room = placed.frame
        if nodes[child].part == .divider {
          room.y += (height - environment.hairline) / 2
          room.height = environment.hairline
        }
        placed.children.append(
          place(child, in: room, across: stack.alignment, down: stack.alignment))
      }
    case .box(let box):
      let room = PartFrame(
        x: x + limits(box).leadingInset, y: y + limits(box).topInset,
        width: max(0, node.width - limits(box).insetWidth),
        height: max(0, height - limits(box).insetHeight))
      each(of: index) { child in
        placed.children.append(
          place(child, in: room, across: box.horizontalAlignment, down: box.verticalAlignment))
      }
    case .pressable:
      each(of: index) { child in
        placed.children.append(place(child, in: placed.frame, across: .fill, down: .fill))
      }
    case .grid(let grid): placed.children = places(grid, index, placed.frame)
    case .pager:
      var page = placed.frame
      each(of: index) { child in
        placed.children.append(place(child, in: page, across: .fill, down: .fill))
        page.x += page.width
      }
    default: break
    }
    return placed
  }

  private func each(of index: Int, _ body: (Int) -> Void) {
    var next = first(of: index)
    while let child = next {
      body(child)
      next = after(child)
    }
  }

  /// Places a part in a room that may be larger than it.
  func place(
    _ index: Int, in room: PartFrame, across: StackPart.Alignment, down: StackPart.Alignment
  ) -> PlacedPart {
    let node = nodes[index]
    let x = room.x + (node.growsAcross ? 0 : across.offset(of: node.width, in: room.width))
    guard let stretched = stretched(index, down: down, to: room.height) else {
      let y = room.y + down.offset(of: node.height, in: room.height)
      return place(index, x: x, y: y, height: node.height)
    }
    return place(index, x: x, y: room.y, height: stretched)
  }

  /// The height of a part that takes all there is; nothing for one that does not.
  private func stretched(_ index: Int, down: StackPart.Alignment, to height: Double) -> Double? {
    let node = nodes[index]
    switch node.part {
    case .divider: return max(height, environment.hairline)
    case .image(let image): return image.size == .filling ? height : nil
    case .toggle, .progress, .accessory: return nil
    case .badge(let badge) where badge.text.isEmpty: return nil
    case .box(let box):
      if box.fixedHeight != nil || box.flexibleRatio != nil { return nil }
      return down == .fill || node.growsDown ? limits(box).limited(height: height) : nil
    default:
      return down == .fill || node.growsDown ? max(height, leastHeight(node.part)) : nil
    }
  }

  /// The height below which a part is never drawn.
  private func leastHeight(_ part: Part) -> Double {
    let controls = environment.controls
    return switch part {
    case .badge: scaled(controls.badge.height)
    case .button: scaled(controls.button.height)
    case .field: scaled(controls.field.height)
    default: 0
    }
  }

  private func places(_ stack: StackPart, _ index: Int, _ frame: PartFrame) -> [PlacedPart] {
    var (growing, count) = (0, 0)
    each(of: index) { child in
      if nodes[child].isSpacer || nodes[child].growsDown { growing += 1 }
      count += 1
    }
    guard count > 0 else { return [] }
    var spacing = stack.spacing.drawableLength
    let gaps = spacing * Double(count - 1)
    var free = frame.height - gaps
    let share = max(0, free) / Double(count)
    each(of: index) { free -= nodes[$0].height }
    var y = frame.y
    switch stack.distribution {
    case .center where growing == 0: y += free / 2
    case .end where growing == 0: y += free
    case .spaceBetween where growing == 0 && count > 1: spacing += max(0, free) / Double(count - 1)
    default: break
    }
    let more = growing > 0 ? max(0, free) / Double(growing) : 0
    var placed: [PlacedPart] = []
    each(of: index) { child in
      var height = nodes[child].height
      if stack.distribution == .equal {
        height = share
      } else if nodes[child].isSpacer || nodes[child].growsDown {
        height += more
      }
      let room = PartFrame(x: frame.x, y: y, width: frame.width, height: height)
      placed.append(place(child, in: room, across: stack.alignment, down: .fill))
      y += height + spacing
    }
    return placed
  }

  private func places(_ grid: GridPart, _ index: Int, _ frame: PartFrame) -> [PlacedPart] {
    let columns = GridColumns(grid, width: frame.width)
    var line: [Int] = []
    var placed: [PlacedPart] = []
    var y = frame.y
    each(of: index) { child in
      line.append(child)
      guard line.count == columns.count || after(child) == nil else { return }
      let height = line.reduce(0) { max($0, nodes[$1].height) }
      for (column, cell) in line.enumerated() {
        let room = PartFrame(
          x: frame.x + Double(column) * (columns.width + columns.spacing), y: y,
          width: columns.width, height: height)
        placed.append(place(cell, in: room, across: .fill, down: .fill))
      }
      y += height + grid.lineSpacing.drawableLength
      line = []
    }
    return placed
  }
}

extension StackPart.Alignment {
  /// How far something begins after the beginning of its room.
  fileprivate func offset(of length: Double, in room: Double) -> Double {
    switch self {
    case .start, .fill: 0
    case .center: (room - length) / 2
    case .end: room - length
    }
  }
}
