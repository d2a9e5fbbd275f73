// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

struct PartDrawing {
  let style: ResolvedStyle

  /// Draws a part.
  ///
  /// If `fills` is true, the block fills the width that its neighbors do not use.
  func block(_ part: Part, fills: Bool = true) -> TextBlock {
    switch part {
    case .text(let text): self.text(text, fills: fills)
    case .image(let image):
      TextBlock("[\(image.tile == nil ? "" : "■ ")\(image.source.name.drawable)]")
    case .horizontal(let stack): beside(stack.parts, fills: fills)
    case .layered(let stack): beside(stack.parts.filter { !$0.isSpacer }, fills: fills)
    case .vertical(let stack): below(stack, fills: fills)
    case .spacer: TextBlock()
    case .divider: TextBlock([TextLine([.rule])])
    case .control(let control): self.control(control, fills: fills)
    case .progress(let progress): TextBlock(sign(of: progress))
    case .accessory(let accessory): sign(of: accessory).map { TextBlock($0) } ?? TextBlock()
    case .box(let box): block(box.content, fills: fills)
    case .badge(let badge): TextBlock(badge.text.isEmpty ? "(•)" : "(\(badge.text.drawable))")
    case .grid(let grid): self.grid(grid, fills: fills)
    case .pager(let pager): beside(pager.pages.separated, fills: false)
    }
  }

  private func control(_ control: ControlPart, fills: Bool) -> TextBlock {
    switch control {
    case .toggle(let toggle): TextBlock(toggle.isOn ? "(on)" : "(off)")
    case .button(let button): TextBlock(title(of: button))
    case .field(let field): self.field(field, fills: fills)
    case .pressable(let pressable): self.pressable(pressable, fills: fills)
    case .slider(let slider): self.slider(slider, fills: fills)
    case .stepper: TextBlock("(−|+)")
    case .picker(let picker): self.picker(picker, fills: fills)
    case .date(let date):
      self.date(date, fills: fills)
    case .color(let color): TextBlock("(\(color.shownColor.hexDigits))")
    }
  }

  /// Draws the date, or the text of a missing one.
  private func date(_ date: DatePart, fills: Bool) -> TextBlock {
    let block = TextBlock("(\(date.isMissing ? date.shownNoneTitle.drawable : "\(date.date)"))")
    return fills ? block.placed(.trailing) : block
  }

  /// Draws a slider with its thumb at one of eleven positions.
  private func slider(_ slider: SliderPart, fills: Bool) -> TextBlock {
    var track = Array(repeating: "─", count: 11)
    track[Int((slider.share(of: slider.shownNumber) * 10).rounded())] = "●"
    let block = TextBlock("(\(track.joined()))")
    return fills ? block.placed(.trailing) : block
  }

  /// Draws the chosen option with a sign, or all options with a dot before the chosen one.
  private func picker(_ picker: PickerPart, fills: Bool) -> TextBlock {
    if picker.style == .segmented {
      let segments = picker.entries.map { entry in
        (entry.key == picker.selection ? "●" : "") + entry.title.drawable
      }
      return TextBlock("(\(segments.joined(separator: "|")))")
    }
    let block = TextBlock("(\(picker.shownTitle.drawable) \(picker.style == .wheel ? "↕" : "▾"))")
    return fills && picker.style == .menu ? block.placed(.trailing) : block
  }

  /// Draws as many lines as the columns require, or one line if the number of columns is not known.
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
    return fills
      ? block.placed(text.alignment) : block.aligned(text.alignment, columns: block.columns)
  }

  /// Returns true if the color is the destructive or error color, unless all text has that color.
  private func isDestructive(_ color: StyleColor) -> Bool {
    (color == style.destructiveColor || color == style.errorColor) && color != style.titleColor
      && color != style.buttonColor
  }

  private func title(of button: ButtonPart) -> String {
    let title = button.title.drawable
    return button.role == .destructive ? "<! \(title) !>" : "<\(title)>"
  }

  /// Draws the text or placeholder of a field between brackets, across the width of the field.
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
    return fills ? block.placed(field.alignment) : block
  }

  private func sign(of progress: ProgressPart) -> String {
    guard let fraction = progress.shownFraction else { return "(…)" }
    return "(\(Int(fraction * 100 + 0.5))%)"
  }

  private func sign(of accessory: Accessory) -> String? {
    switch accessory {
    case .none: nil
    case .disclosure: ">"
    case .checkmark: "✓"
    case .detail: "(i)"
    case .detailDisclosure: "(i) >"
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
    // Views at the trailing edge are aligned in columns.
    if row.grows { row.square() }
    return row
  }

  private func below(_ stack: StackPart, fills: Bool) -> TextBlock {
    let parts = stack.parts.filter { !$0.isSpacer }
    let blocks = parts.map { block($0, fills: fills && ($0.hasRoom || $0.isAlignedText)) }
    // A separator is as wide as the other lines.
    let columns = blocks.filter { !$0.grows }.map(\.columns).max() ?? 0
    var column = TextBlock()
    for (part, block) in zip(parts, blocks) {
      if part == .divider, !fills {
        column.lines.append(TextLine(String(repeating: "─", count: max(3, columns))))
      } else if block.grows {
        column.lines += block.lines
      } else {
        let alignment = part.textAlignment ?? TextPart.Alignment(stack.alignment)
        let placed = block.aligned(alignment, columns: fills ? block.columns : columns)
        column.lines += (fills ? placed.placed(alignment) : placed).lines
      }
    }
    return column
  }
}

extension Part {
  /// True if part of the content grows to fill the available width.
  fileprivate var hasRoom: Bool {
    switch self {
    // A part that acts as a button is drawn with brackets directly around its content.
    case .control(let control): control.children.isEmpty && control.grows(along: .horizontal)
    case .horizontal(let stack): stack.parts.contains { $0.isSpacer || $0.hasRoom }
    case .vertical(let stack), .layered(let stack): stack.parts.contains { $0.hasRoom }
    case .box(let box): box.content.hasRoom
    case .text, .image, .spacer, .divider, .progress, .accessory, .badge, .grid, .pager: false
    }
  }

  fileprivate var textAlignment: TextPart.Alignment? {
    guard case .text(let text) = self, text.alignment != .leading else { return nil }
    return text.alignment
  }

  fileprivate var isAlignedText: Bool { textAlignment != nil }
}

extension [Part] {
  fileprivate var separated: [Part] {
    Array(map { [$0] }.joined(separator: [.divider]))
  }
}

extension TextPart.Alignment {
  fileprivate init(_ alignment: StackPart.Alignment) {
    self =
      switch alignment {
      case .start, .fill: .leading
      case .center: .center
      case .end: .trailing
      }
  }
}
