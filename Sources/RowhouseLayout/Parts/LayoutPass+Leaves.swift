// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

// Nodes of parts without children, except controls.
extension LayoutPass {
  /// Returns the node of a part without children.
  mutating func leaf(_ part: Part) -> LayoutNode {
    let controls = environment.controls
    var node: LayoutNode
    switch part {
    case .text(let text): return self.text(text, growsAcross: part.grows(along: .horizontal))
    case .spacer(let minimum): return LayoutNode(spacer: minimum)
    case .divider:
      node = LayoutNode(.divider)
      node.own = Dimensions(width: environment.hairline, height: environment.hairline)
    case .image(let image):
      node = sized(size(of: image))
      node.isRigid = image.size != .filling
      node.growsAcross = !node.isRigid
      node.growsDown = !node.isRigid
      return node
    case .progress(let progress):
      let metrics = controls.progress
      node = sized(scaled(progress.fraction == nil ? metrics.spinner : metrics.bar))
    case .accessory(let accessory): node = sized(scaled(controls.accessories.size(of: accessory)))
    case .badge(let badge) where badge.text.isEmpty: node = sized(scaled(controls.badge.dot))
    case .badge(let badge):
      node = LayoutNode(.badge)
      node.own = scaled(controls.badge.size)
      note(badge.text, badge.font, lineLimit: 1, in: &node)
    case .control, .horizontal, .vertical, .layered, .grid, .pager, .box:
      preconditionFailure("\(part) has children. This is a bug in Rowhouse; please report it")
    }
    node.isRigid = part.isRigid
    node.growsAcross = part.grows(along: .horizontal)
    node.growsDown = part.grows(along: .vertical)
    return node
  }

  // The function is inlined, so that only the text query retains the text.
  @inline(__always)
  private mutating func text(_ text: TextPart, growsAcross: Bool) -> LayoutNode {
    var node = LayoutNode(.text)
    if let limit = text.widthLimit, limit != .infinity {
      node.limit = scaled(limit.drawableLength)
    }
    node.growsAcross = growsAcross
    note(text.text, text.font, lineLimit: text.drawableLimit, in: &node)
    return node
  }

  private func sized(_ size: Dimensions) -> LayoutNode {
    var node = LayoutNode(.sized)
    node.own = size
    return node
  }

  @inline(__always)
  mutating func note(
    _ text: String, _ font: StyleFont, lineLimit: Int?, in node: inout LayoutNode
  ) {
    node.detail = Int32(truncatingIfNeeded: texts.count)
    texts.append(
      TextQuery(text, font: font, scale: environment.textScale, lineLimit: lineLimit))
  }

  /// Returns the size of an image, or zero if it fills its box.
  private func size(of image: ImagePart) -> Dimensions {
    switch image.size {
    case .fixed(let size): return size.drawable
    case .filling: return .square(0)
    case .natural(let most):
      let size = (measurer.size(of: image.source) ?? .square(30)).drawable
      guard size.height > most, size.height > 0 else { return size }
      return Dimensions(width: size.width * most / size.height, height: most).drawable
    }
  }
}

extension LayoutPass {
  mutating func append(_ control: ControlPart) {
    let index = nodes.count
    let metrics = environment.controls
    var node: LayoutNode
    switch metrics.rule(for: control) {
    case .content:
      nodes.append(LayoutNode(.pressable))
      return append(control.children, to: index)
    case .sized(let size):
      node = LayoutNode(.sized)
      node.own = scaled(size)
    case .title(let title):
      node = LayoutNode(.button)
      node.own = scaled(metrics.button.size)
      note(title, metrics.button.font, lineLimit: nil, in: &node)
    case .lines(let field):
      node = LayoutNode(.field)
      node.own = scaled(metrics.field.size)
      node.lines = Double(field.input.shownLines)
      if let most = field.input.maximumShownLines {
        node.maximumLines = Double(most)
        // Measured after the height of a line, see `height(ofField:)`.
        note(field.input.text + "\u{200B}", field.font, lineLimit: nil, in: &node)
      }
      note("x", field.font, lineLimit: 1, in: &node)
    }
    node.isRigid = control.isRigid
    node.growsAcross = control.grows(along: .horizontal)
    node.growsDown = control.grows(along: .vertical)
    nodes.append(node)
  }
}
