// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Draws parts as text.
struct PartDrawing {
  let style: ResolvedStyle

  /// Draws a part.
  ///
  /// - Parameters:
  ///   - part: What to draw.
  ///   - fills: Whether the part has all the width that its neighbours leave.
  /// - Returns: The lines; none for what says nothing.
  func block(_ part: Part, fills: Bool = true) -> TextBlock {
    switch part {
    case .text(let text): self.text(text, fills: fills)
    case .image(let image): TextBlock("[\(image.source.name.drawable)]")
    case .horizontal(let stack): beside(stack.parts, fills: fills)
    case .layered(let stack): beside(stack.parts.filter { !$0.isSpacer }, fills: fills)
    case .vertical(let stack): below(stack, fills: fills)
    case .spacer: TextBlock()
    case .divider: TextBlock([TextLine([.rule])])
    case .toggle(let toggle): TextBlock(toggle.isOn ? "(on)" : "(off)")
    case .button(let button): TextBlock(title(of: button))
    case .field(let field): self.field(field, fills: fills)
    case .progress(let progress): TextBlock(sign(of: progress))
    case .accessory(let accessory): sign(of: accessory).map { TextBlock($0) } ?? TextBlock()
    case .box(let box): block(box.content, fills: fills)
    case .badge(let badge): TextBlock(badge.text.isEmpty ? "(•)" : "(\(badge.text.drawable))")
    case .grid(let grid): self.grid(grid, fills: fills)
    case .pager(let pager): beside(pager.pages.separated, fills: false)
    case .pressable(let pressable): self.pressable(pressable, fills: fills)
    }
  }

  /// A grid of a known number of columns has their lines, any other has one.
  private func grid(_ grid: GridPart, fills: Bool) -> TextBlock {
    var columns = max(1, grid.parts.count)
    if case .count(let count) = grid.columns { columns = min(columns, max(1, count)) }
    var block = TextBlock()
    for start in stride(from: 0, to: grid.parts.count, by: columns) {
      let line = grid.parts[start..<min(start + columns, grid.parts.count)]
      block.lines += beside(Array(line), fills: fills).lines
    }
    return block
  }

  private func pressable(_ pressable: PressablePart, fills: Bool) -> TextBlock {
    var block = block(pressable.content, fills: fills)
    if block.isEmpty { block = TextBlock(pressable.label.drawable) }
    block.lines[0].pieces.insert(.text("<"), at: 0)
    block.lines[block.lines.count - 1].pieces.append(.text(">"))
    return block
  }

  private func text(_ text: TextPart, fills: Bool) -> TextBlock {
    guard !text.text.isEmpty else { return TextBlock() }
    var lines = text.text.drawableLines
    if isDestructive(text.color) {
      lines[0] = "! " + lines[0]
      lines[lines.count - 1] += " !"
    }
    let block = TextBlock(lines.map { TextLine($0) })
    let alignment = TextAlignment(text.alignment)
    return fills ? block.placed(alignment) : block.aligned(alignment, columns: block.columns)
  }

  /// Text in the colour of what takes something away, unless that is the colour of all text.
  private func isDestructive(_ color: StyleColor) -> Bool {
    color == style.destructiveColor && color != style.titleColor && color != style.buttonColor
  }

  private func title(of button: ButtonPart) -> String {
    let title = button.title.drawable
    return button.role == .destructive ? "<! \(title) !>" : "<\(title)>"
  }

  /// What stands in a field between brackets, over the width that it has.
  private func field(_ field: FieldPart, fills: Bool) -> TextBlock {
    let input = field.input
    let text =
      if input.text.isEmpty {
        input.placeholder.isEmpty ? "" : "\(input.placeholder)…"
      } else if input.kind == .secure {
        String(repeating: "•", count: input.text.count)
      } else {
        input.text
      }
    var lines = text.drawableLines.map { TextLine("[\($0)]") }
    lines += Array(repeating: TextLine("[]"), count: max(0, min(input.lines, 12) - lines.count))
    let block = TextBlock(lines)
    return fills ? block.placed(TextAlignment(field.alignment)) : block
  }

  private func sign(of progress: ProgressPart) -> String {
    guard let fraction = progress.fraction else { return "(…)" }
    let percent = fraction.isNaN ? 0 : min(max(fraction, 0), 1) * 100
    return "(\(Int(percent + 0.5))%)"
  }

  private func sign(of accessory: Accessory) -> String? {
    switch accessory {
    case .none: nil
    case .disclosure: ">"
    case .checkmark: "✓"
    case .detail: "(i)"
    }
  }

  private func beside(_ parts: [Part], fills: Bool) -> TextBlock {
    let hasRoom = parts.contains { $0.isSpacer || $0.hasRoom }
    let blocks = parts.map { part -> TextBlock? in
      part == .divider ? nil : block(part, fills: fills && (part.hasRoom || !hasRoom))
    }
    let height = blocks.compactMap { $0?.lines.count }.max() ?? 1
    var row = TextBlock()
    for (part, block) in zip(parts, blocks) {
      if part.isSpacer {
        row.appendRoom()
      } else {
        row.append(block ?? TextBlock(Array(repeating: TextLine("│"), count: max(1, height))))
      }
    }
    // What stands at the edge stands in columns.
    if row.grows { row.square() }
    return row
  }

  private func below(_ stack: StackPart, fills: Bool) -> TextBlock {
    let parts = stack.parts.filter { !$0.isSpacer }
    let blocks = parts.map { block($0, fills: fills && ($0.hasRoom || $0.isAlignedText)) }
    // A line is as long as the rest is wide.
    let columns = blocks.filter { !$0.grows }.map(\.columns).max() ?? 0
    var column = TextBlock()
    for (part, block) in zip(parts, blocks) {
      if part == .divider, !fills {
        column.lines.append(TextLine(String(repeating: "─", count: max(3, columns))))
      } else if block.grows {
        column.lines += block.lines
      } else {
        let alignment = part.textAlignment ?? TextAlignment(stack.alignment)
        let placed = block.aligned(alignment, columns: fills ? block.columns : columns)
        column.lines += (fills ? placed.placed(alignment) : placed).lines
      }
    }
    return column
  }
}

extension Part {
  /// Whether something in the part takes all the width that there is.
  fileprivate var hasRoom: Bool {
    switch self {
    case .field: true
    case .horizontal(let stack): stack.parts.contains { $0.isSpacer || $0.hasRoom }
    case .vertical(let stack), .layered(let stack): stack.parts.contains { $0.hasRoom }
    case .box(let box): box.content.hasRoom
    default: false
    }
  }

  /// Where the lines of a text stand, unless it is where reading begins.
  fileprivate var textAlignment: TextAlignment? {
    guard case .text(let text) = self, text.alignment != .leading else { return nil }
    return TextAlignment(text.alignment)
  }

  fileprivate var isAlignedText: Bool { textAlignment != nil }
}

extension [Part] {
  /// The parts with a line between any two.
  fileprivate var separated: [Part] {
    Array(map { [$0] }.joined(separator: [.divider]))
  }
}

extension TextAlignment {
  fileprivate init(_ alignment: TextPart.Alignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }

  fileprivate init(_ alignment: StackPart.Alignment) {
    self =
      switch alignment {
      case .start, .fill: .leading
      case .center: .center
      case .end: .trailing
      }
  }
}
