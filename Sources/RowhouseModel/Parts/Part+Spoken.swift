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
  package var spokenTexts: [String] { texts(belowLabels: false) }

  /// The texts by which a search finds the part: ``spokenTexts``, and the visible texts of parts that have a label.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  package var searchedTexts: [String] { texts(belowLabels: true) }

  private func texts(belowLabels: Bool) -> [String] {
    switch self {
    case .box(let box):
      let texts = { box.content.texts(belowLabels: belowLabels) }
      switch box.accessibility {
      case .label(let label): return (label.isEmpty ? [] : [label]) + (belowLabels ? texts() : [])
      case .hidden: return []
      case .description, nil: return texts()
      }
    case .badge, .text: return spoken
    case .control(let control) where control.children.isEmpty: return control.texts
    case .horizontal, .vertical, .layered, .grid, .pager, .control:
      return children.flatMap { $0.texts(belowLabels: belowLabels) }
    case .image, .spacer, .divider, .progress, .accessory: return []
    }
  }
}
