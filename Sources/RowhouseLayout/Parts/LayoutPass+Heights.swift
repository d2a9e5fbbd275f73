// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension LayoutPass {
  /// Gives a part and all in it their widths.
  ///
  /// - Parameters:
  ///   - index: The part.
  ///   - width: Its width.
  /// - Returns: The height that it takes at that width.
  @discardableResult
  mutating func layOut(_ index: Int, width: Double) -> Double {
    nodes[index].width = width
    let height = findHeight(index, width)
    nodes[index].height = height
    return height
  }

  private mutating func findHeight(_ index: Int, _ width: Double) -> Double {
    let metrics = environment.controls
    switch nodes[index].part {
    case .text(let text): return height(of: text, index, width)
    case .image(let image): return size(of: image).height
    case .horizontal(let stack): return height(ofHorizontal: stack, index, width)
    case .vertical(let stack): return height(ofVertical: stack, index, width)
    case .layered(let stack): return tallest(in: index, width, fills: stack.alignment == .fill)
    case .spacer: return 0
    case .divider: return environment.hairline
    case .toggle: return scaled(metrics.toggle.height)
    case .button(let button):
      let inset = scaled(metrics.buttonInset)
      let title = measure(button, width: max(0, width - 2 * inset.width)).height
      return max(title + 2 * inset.height, scaled(metrics.button.height))
    case .field(let field):
      let line = measurer.size(
        of: TextQuery("x", font: field.font, scale: environment.textScale, lineLimit: 1))
      let lines = Double(min(max(1, field.input.lines), 100))
      return max(line.height * lines + 2 * metrics.fieldInset.height, scaled(metrics.field.height))
    case .progress(let progress):
      return scaled(progress.fraction == nil ? metrics.spinner.height : metrics.bar.height)
    case .accessory(let accessory): return scaled(metrics.size(of: accessory).height)
    case .box(let box):
      let content = tallest(
        in: index, max(0, width - limits(box).insetWidth), fills: box.horizontalAlignment == .fill)
      if let fixed = box.fixedHeight { return max(fixed, limits(box).insetHeight) }
      if let ratio = box.flexibleRatio { return max(width / ratio, limits(box).insetHeight) }
      return limits(box).limited(height: content + limits(box).insetHeight)
    case .badge(let badge): return size(of: badge).height
    case .grid(let grid): return height(of: grid, index, width)
    case .pager, .pressable: return tallest(in: index, width, fills: true)
    }
  }

  private mutating func height(of text: TextPart, _ index: Int, _ width: Double) -> Double {
    let node = nodes[index]
    // It is known to fit. What a limit of width has cut is wider, and is no ideal of its lines.
    if width >= node.ideal, text.widthLimit == nil || text.drawableLimit == 1 {
      return node.idealHeight
    }
    if text.drawableLimit == 1, !node.ideal.isNaN { return node.idealHeight }
    return measurer.size(
      of: TextQuery(
        text.text, font: text.font, scale: environment.textScale, lineLimit: text.drawableLimit,
        width: width)
    ).height
  }

  private mutating func height(
    ofHorizontal stack: StackPart, _ index: Int, _ width: Double
  ) -> Double {
    shareWidth(width, of: index, stack: stack)
    var height = 0.0
    var next = first(of: index)
    while let child = next {
      let own = self.width(of: child, in: nodes[child].width, fills: true)
      height = max(height, layOut(child, width: own))
      next = after(child)
    }
    return height
  }

  private mutating func height(
    ofVertical stack: StackPart, _ index: Int, _ width: Double
  ) -> Double {
    var (sum, most) = (0.0, 0.0)
    var next = first(of: index)
    while let child = next {
      let own = self.width(of: child, in: width, fills: stack.alignment == .fill)
      var height = layOut(child, width: own)
      if case .spacer(let minimum) = nodes[child].part, stack.distribution != .equal {
        height = minimum.drawableLength
      }
      nodes[child].height = height
      sum += height
      most = max(most, height)
      next = after(child)
    }
    let count = Double(self.count(of: index))
    return stack.spacing.drawableLength * max(0, count - 1)
      + (stack.distribution == .equal ? most * count : sum)
  }

  /// The height of the tallest part, each in the same place.
  private mutating func tallest(in index: Int, _ width: Double, fills: Bool) -> Double {
    var height = 0.0
    var next = first(of: index)
    while let child = next {
      let own = self.width(of: child, in: width, fills: fills)
      height = max(height, layOut(child, width: own))
      next = after(child)
    }
    return height
  }

  private mutating func height(of grid: GridPart, _ index: Int, _ width: Double) -> Double {
    let columns = GridColumns(grid, width: width)
    var (sum, line, column) = (0.0, 0.0, 0)
    var next = first(of: index)
    while let child = next {
      let own = self.width(of: child, in: columns.width, fills: true)
      line = max(line, layOut(child, width: own))
      column += 1
      next = after(child)
      if column == columns.count || next == nil {
        sum += line + (next == nil ? 0 : grid.lineSpacing.drawableLength)
        (line, column) = (0, 0)
      }
    }
    return sum
  }
}
