// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// The texts that are read aloud, in reading order, except those of controls and their
  /// descriptions.
  package var spoken: [String] {
    switch self {
    case .box(let box):
      switch box.accessibility {
      case .label(let label): return [label]
      case .hidden, .description: return []
      case nil: return box.content.spoken
      }
    case .image(let image): return image.label.map { [$0] } ?? []
    case .badge(let badge):
      let text = badge.label ?? badge.text
      return text.isEmpty ? [] : [text]
    case .progress(let progress):
      return [progress.label, progress.valueText ?? ""].filter { !$0.isEmpty }
    case .text(let text): return text.text.isEmpty ? [] : [text.text]
    case .horizontal, .vertical, .layered, .grid, .pager, .control:
      return children.flatMap(\.spoken)
    case .spacer, .divider, .accessory: return []
    }
  }

  /// The texts of the part and its controls as they are read aloud: ``texts`` without those of hidden parts, and with the labels
  /// of parts that have one.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  package var spokenTexts: [String] {
    switch self {
    case .box(let box):
      switch box.accessibility {
      case .label(let label): return label.isEmpty ? [] : [label]
      case .hidden: return []
      case .description, nil: return box.content.spokenTexts
      }
    case .badge, .text: return spoken
    case .horizontal, .vertical, .layered, .grid, .pager: return children.flatMap(\.spokenTexts)
    case .control(let control): return control.texts
    case .image, .spacer, .divider, .progress, .accessory: return []
    }
  }
}
