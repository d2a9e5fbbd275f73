// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// Returns the texts that are read aloud, in reading order, except those of controls and their
  /// descriptions.
  ///
  /// - Parameter language: The language of the percentages of bars.
  /// - Returns: The texts.
  package func spoken(language: String) -> [String] {
    switch self {
    case .box(let box):
      switch box.accessibility {
      case .label(let label): return [label]
      case .hidden, .description: return []
      case nil: return box.content.spoken(language: language)
      }
    case .image(let image): return image.label.map { [$0] } ?? []
    case .badge(let badge): return badge.spoken
    case .progress(let progress):
      let value = progress.spokenValue(language: language)
      return [progress.label, value ?? ""].filter { !$0.isEmpty }
    case .text(let text): return text.spoken
    case .horizontal, .vertical, .layered, .grid, .pager, .control:
      return children.flatMap { $0.spoken(language: language) }
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
    case .badge(let badge): return badge.spoken
    case .text(let text): return text.spoken
    case .control(let control) where control.children.isEmpty: return control.texts
    case .horizontal, .vertical, .layered, .grid, .pager, .control:
      return children.flatMap { $0.texts(belowLabels: belowLabels) }
    case .image, .spacer, .divider, .progress, .accessory: return []
    }
  }
}

extension BadgePart {
  /// The text that is read aloud, or an empty array if there is none.
  fileprivate var spoken: [String] {
    let text = label ?? text
    return text.isEmpty ? [] : [text]
  }
}

extension TextPart {
  /// The text, or an empty array if it is empty.
  fileprivate var spoken: [String] { text.isEmpty ? [] : [text] }
}
