// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension Part {
  /// The part drawn as a line of text: `[<lock> {Title / Subtitle} ... Value >]`.
  var outline: String {
    switch self {
    case .text(let text): "'\(text.text)'"
    case .image(let image): "<\(image.source.name)>"
    case .horizontal(let stack): "[\(stack.parts.map(\.outline).joined(separator: " "))]"
    case .vertical(let stack): "{\(stack.parts.map(\.outline).joined(separator: " / "))}"
    case .layered(let stack): "(\(stack.parts.map(\.outline).joined(separator: " | ")))"
    case .spacer: "..."
    case .divider: "--"
    case .control(let control): control.outline
    case .progress: "busy"
    case .accessory(.none): "no accessory"
    case .accessory(.disclosure): ">"
    case .accessory(.checkmark): "v"
    case .accessory(.detail): "i"
    case .accessory(.detailDisclosure): "i>"
    case .box(let box): "|\(box.content.outline)|"
    case .badge(let badge): "(\(badge.text))"
    case .grid(let grid): "#\(grid.parts.map(\.outline).joined(separator: " "))#"
    case .pager(let pager): "@\(pager.pages.map(\.outline).joined(separator: " "))@"
    }
  }

  /// All text parts in the part.
  var textParts: [TextPart] {
    switch self {
    case .text(let text): [text]
    case .horizontal, .vertical, .layered, .grid, .pager, .box, .control, .image, .spacer, .divider,
      .progress, .accessory, .badge:
      children.flatMap(\.textParts)
    }
  }

  /// All pictures in the part.
  var imageParts: [ImagePart] {
    switch self {
    case .image(let image): [image]
    case .horizontal, .vertical, .layered, .grid, .pager, .box, .control, .text, .spacer, .divider,
      .progress, .accessory, .badge:
      children.flatMap(\.imageParts)
    }
  }
}

extension ControlPart {
  fileprivate var outline: String {
    switch self {
    case .toggle(let toggle): toggle.isOn ? "on" : "off"
    case .button(let button): "button '\(button.title)'"
    case .field(let field): "[\(field.input.text)]"
    case .pressable(let pressable): "press \(pressable.content.outline)"
    case .slider(let slider): "slide \(slider.number)"
    case .date(let date): "date \(date.date)"
    case .color(let color): "color \(color.shownColor.hexDigits)"
    case .picker(let picker): "pick '\(picker.shownTitle)'"
    case .stepper(let stepper): "step \(stepper.number)"
    }
  }
}

extension RowElement {
  /// Returns the parts of the row with this content.
  func body(style: ResolvedStyle) -> Part { row.body(style: style) }

  /// The row drawn in the standard style, including its accessory.
  var outline: String { body(style: ResolvedStyle().applying(row.style)).outline }
}
