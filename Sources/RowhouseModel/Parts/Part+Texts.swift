// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// What the part says, in reading order: its texts and the titles of its buttons.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .button(let button): [button.title]
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
    case .toggle, .button: [self]
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      stack.parts.flatMap(\.controls)
    case .text, .image, .spacer, .divider, .progress, .accessory: []
    }
  }
}
