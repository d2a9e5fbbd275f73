// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// The parts that the part is made of, in reading order; none for those that are drawn themselves.
  public var children: [Part] {
    switch self {
    case .horizontal(let stack), .vertical(let stack), .layered(let stack): stack.parts
    case .grid(let grid): grid.parts
    case .pager(let pager): pager.pages
    case .box(let box): [box.content]
    case .pressable(let pressable): [pressable.content]
    case .text, .image, .spacer, .divider, .toggle, .button, .field, .progress, .accessory,
      .badge:
      []
    }
  }

  /// What the part says, in reading order: its texts, the titles of its buttons, and what stands in its
  /// fields, save what nobody else may read.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .button(let button): [button.title]
    case .field(let field): field.input.legibleText.map { [$0] } ?? []
    case .badge(let badge): badge.text.isEmpty ? [] : [badge.text]
    default: children.flatMap(\.texts)
    }
  }

  /// The controls of the part, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var controls: [Part] {
    switch self {
    case .toggle, .button, .field, .pressable: [self]
    default: children.flatMap(\.controls)
    }
  }
}
