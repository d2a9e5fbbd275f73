// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

extension RowCell {
  /// Describes the row to assistive technologies: as one element, unless it contains controls.
  func describe(_ drawing: RowDrawing) {
    let (row, body) = (drawing.row, drawing.body)
    let isOneThing = !body.isInteractive && !drawing.isHidden
    isAccessibilityElement = isOneThing
    accessibilityElementsHidden = drawing.isHidden
    accessibilityCustomActions = host?.accessibilityActions(of: self, row)
    let names = Set(body.controls.map(\.label))
    for case let label as TextPartView in partViews {
      // The title is read as the name of the switch, and must not be read twice.
      label.isAccessibilityElement = !names.contains(label.text ?? "")
    }
    var traits: UIAccessibilityTraits = []
    if row.isSelectable { traits.insert(.button) }
    if row.accessory == .checkmark { traits.insert(.selected) }
    accessibilityTraits = traits
    guard isOneThing else {
      accessibilityLabel = nil
      accessibilityValue = nil
      return
    }
    if let content = row.standardContent {
      let heading = [content.title, content.subtitle ?? ""].filter { !$0.isEmpty }
      accessibilityLabel = heading.joined(separator: ", ")
      accessibilityValue = content.value
    } else {
      accessibilityLabel = body.spoken.joined(separator: ", ")
      accessibilityValue = nil
    }
  }
}

extension Part {
  /// The texts that are read aloud, in reading order.
  var spoken: [String] {
    switch self {
    case .box(let box):
      switch box.accessibility {
      case .label(let label): return [label]
      case .hidden: return []
      case nil: return box.content.spoken
      }
    case .image(let image): return image.label.map { [$0] } ?? []
    case .badge(let badge):
      let text = badge.label ?? badge.text
      return text.isEmpty ? [] : [text]
    case .progress(let progress): return [progress.label]
    case .text(let text): return text.text.isEmpty ? [] : [text.text]
    case .horizontal, .vertical, .layered, .grid, .pager, .control:
      return children.flatMap(\.spoken)
    case .spacer, .divider, .accessory: return []
    }
  }
}
#endif
