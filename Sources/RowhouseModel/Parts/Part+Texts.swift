// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// What the part says, in reading order: its texts, the titles of its buttons, and what stands in its
  /// fields, save what nobody else may read.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .button(let button): [button.title]
    case .field(let field): field.input.legibleText.map { [$0] } ?? []
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      stack.parts.flatMap(\.texts)
    case .image, .spacer, .divider, .toggle, .progress, .accessory: []
    }
  }

  /// The controls of the part, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var controls: [Part] {
    switch self {
    case .toggle, .button, .field: [self]
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      stack.parts.flatMap(\.controls)
    case .text, .image, .spacer, .divider, .progress, .accessory: []
    }
  }
}
