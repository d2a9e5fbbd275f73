// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension LayoutPass {
  /// The width that a part takes where there is room.
  mutating func ideal(_ index: Int) -> Double {
    let known = nodes[index].ideal
    if !known.isNaN { return known }
    let ideal = findIdeal(index)
    nodes[index].ideal = ideal
    return ideal
  }

  private mutating func findIdeal(_ index: Int) -> Double {
    let metrics = environment.controls
    switch nodes[index].part {
    case .text(let text):
      let size = measurer.size(
        of: TextQuery(
          text.text, font: text.font, scale: environment.textScale,
          lineLimit: text.drawableLimit))
      nodes[index].idealHeight = size.height
      guard case .text(let limit) = nodes[index].kind else { return size.width }
      return min(size.width, limit)
    case .image(let image): return size(of: image).width
    case .horizontal(let stack):
      let (count, sum, most) = ideals(in: index)
      let gaps = stack.spacing.drawableLength * Double(max(0, count - 1))
      return gaps + (stack.distribution == .equal ? most * Double(count) : sum)
    case .vertical, .layered: return ideals(in: index).most
    case .spacer: return 0
    case .divider: return environment.hairline
    case .toggle: return scaled(metrics.toggle.width)
    case .button(let button):
      let title = measure(button).width + 2 * scaled(metrics.buttonInset.width)
      return max(title, scaled(metrics.button.width))
    case .field: return scaled(metrics.field.width)
    case .progress(let progress):
      return scaled(progress.fraction == nil ? metrics.spinner.width : metrics.bar.width)
    case .accessory(let accessory): return scaled(metrics.size(of: accessory).width)
    case .box(let box):
      if let fixed = box.fixedWidth { return max(fixed, limits(box).insetWidth) }
      if box.flexibleRatio != nil {
        return max(limits(box).insetWidth, box.width.minimum?.drawableLength ?? 0)
      }
      return limits(box).limited(width: ideals(in: index).most + limits(box).insetWidth)
    case .badge(let badge): return size(of: badge).width
    case .grid(let grid):
      let (count, _, most) = ideals(in: index)
      guard case .count(let columns) = grid.columns else { return count == 0 ? 0 : most }
      let drawn = GridPart.drawableCount(columns)
      return most * Double(drawn) + grid.spacing.drawableLength * Double(drawn - 1)
    case .pager: return 0
    case .pressable: return ideals(in: index).most
    }
  }

  /// How many parts a part is made of, and the sum and the greatest of their ideal widths.
  private mutating func ideals(in index: Int) -> (count: Int, sum: Double, most: Double) {
    var (count, sum, most) = (0, 0.0, 0.0)
    var next = first(of: index)
    while let child = next {
      let width = ideal(child)
      count += 1
      sum += max(width, nodes[child].least)
      most = max(most, width)
      next = after(child)
    }
    return (count, sum, most)
  }

  /// The width of a part that is offered one.
  ///
  /// - Parameters:
  ///   - index: The part.
  ///   - offered: The width of the place where it stands.
  ///   - fills: Whether it takes all of it if it has no width of its own.
  /// - Returns: The width in points.
  mutating func width(of index: Int, in offered: Double, fills: Bool) -> Double {
    let grows = nodes[index].growsAcross
    switch nodes[index].kind {
    case .text(let limit):
      return fills || grows ? min(limit, offered) : min(ideal(index), limit, offered)
    case .group, .spacer: return fills || grows ? offered : min(ideal(index), offered)
    case .other: break
    }
    switch nodes[index].part {
    case .image(let image): return grows ? offered : size(of: image).width
    case .toggle, .progress, .accessory: return grows ? offered : ideal(index)
    case .badge(let badge) where badge.text.isEmpty: return ideal(index)
    case .box(let box):
      if box.fixedWidth != nil { return ideal(index) }
      return limits(box).limited(width: fills || grows ? offered : min(ideal(index), offered))
    case .divider: return max(offered, environment.hairline)
    case .badge:
      return fills ? max(offered, scaled(environment.controls.badge.width)) : ideal(index)
    case .button:
      let least = scaled(environment.controls.button.width)
      return fills ? max(offered, least) : min(ideal(index), max(offered, least))
    case .field: return max(offered, 2 * environment.controls.fieldInset.width)
    default: return fills || grows ? offered : min(ideal(index), offered)
    }
  }

  /// How large a picture is, unless it fills its box.
  func size(of image: ImagePart) -> Dimensions {
    switch image.size {
    case .fixed(let size): return size.drawable
    case .filling: return .square(0)
    case .natural(let most):
      let size = (measurer.size(of: image.source) ?? .square(30)).drawable
      guard size.height > most, size.height > 0 else { return size }
      return Dimensions(width: size.width * most / size.height, height: most).drawable
    }
  }

  func size(of badge: BadgePart) -> Dimensions {
    let metrics = environment.controls
    guard !badge.text.isEmpty else { return scaled(metrics.dot) }
    let text = measurer.size(
      of: TextQuery(badge.text, font: badge.font, scale: environment.textScale, lineLimit: 1))
    let least = scaled(metrics.badge)
    return Dimensions(
      width: max(text.width + 2 * scaled(metrics.badgeInset), least.width),
      height: max(text.height, least.height))
  }

  func measure(_ button: ButtonPart, width: Double = .infinity) -> Dimensions {
    measurer.size(
      of: TextQuery(
        button.title, font: environment.controls.buttonFont, scale: environment.textScale,
        width: width))
  }
}

extension TextPart {
  /// The most lines it takes, unless that is no number of lines.
  var drawableLimit: Int? { lineLimit.flatMap { $0 > 0 ? $0 : nil } }
}
