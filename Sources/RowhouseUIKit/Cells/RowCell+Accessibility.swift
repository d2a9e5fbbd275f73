// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

extension RowCell {
  /// Says what the row is to those who cannot see it: one thing, unless something in it can be used by
  /// itself.
  func describe(_ drawing: RowDrawing) {
    let (row, body) = (drawing.row, drawing.body)
    let isOneThing = !body.isInteractive && !drawing.isHidden
    isAccessibilityElement = isOneThing
    accessibilityElementsHidden = drawing.isHidden
    accessibilityCustomActions = host?.accessibilityActions(of: self, row)
    let names = Set(body.controls.compactMap(\.controlLabel))
    for case let label as TextPartView in partViews {
      // A switch has the title for its name, and is to be read once.
      label.isAccessibilityElement = !names.contains(label.text ?? "")
    }
    var traits: UIAccessibilityTraits = []
    if !row.handlers.events.isDisjoint(with: [.select, .willSelect]) { traits.insert(.button) }
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
  /// What is read of the part, in reading order.
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
    default: return children.flatMap(\.spoken)
    }
  }

  /// What a control is called.
  fileprivate var controlLabel: String? {
    switch self {
    case .toggle(let toggle): toggle.label
    case .field(let field): field.label
    case .button(let button): button.title
    case .pressable(let pressable): pressable.label
    default: nil
    }
  }
}
#endif
