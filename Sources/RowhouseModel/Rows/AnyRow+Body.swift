// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension AnyRow {
  /// Returns the parts between the margins of the row: content and accessory, with notes below.
  public func body(style: ResolvedStyle) -> Part { body(style: style, isLarge: false) }

  /// Returns the parts of the row.
  ///
  /// A row of a standard kind arranges them differently for large text.
  package func body(style: ResolvedStyle, isLarge: Bool) -> Part {
    // Most rows are drawn in the unchanged style, and copying it is expensive.
    let body =
      hasDrawnStyle
      ? upperBody(style: drawnStyle(style), isLarge: isLarge)
      : upperBody(style: style, isLarge: isLarge)
    return hasState || counter != nil ? noted(body, style: style) : body
  }

  /// Returns the parts of the row without its accessory.
  package func bodyWithoutAccessory(style: ResolvedStyle) -> Part {
    noted(contentBody(style: drawnStyle(style), isLarge: false), style: style)
  }

  /// Returns the style in which the row is drawn.
  ///
  /// A disabled row has different colors. The height of a row with a subtitle, or with a control
  /// below its texts, is that of its lines and the padding, unless the row sets a height.
  package func drawnStyle(_ style: ResolvedStyle) -> ResolvedStyle {
    guard hasDrawnStyle else { return style }
    var style = isDisabled ? style.disabled() : style
    if hasSeveralLines, case .fixed(let height) = style.rowHeight, height > 0,
      fields.value.style.rowHeight == nil
    {
      style.rowHeight = .automatic(minimum: height)
    }
    return style
  }

  /// True if the row is drawn in a style other than its resolved style.
  private var hasDrawnStyle: Bool { isDisabled || hasSeveralLines }

  private var hasSeveralLines: Bool {
    fields.value.custom == nil && fields.value.standard.hasSeveralLines
  }

  private func upperBody(style: ResolvedStyle, isLarge: Bool) -> Part {
    let body = contentBody(style: style, isLarge: isLarge)
    guard accessory != .none else { return body }
    return .horizontal(spacing: style.margin) {
      body
      if needsCheckmark { Part.accessory(.checkmark) }
      Part.accessory(accessory)
    }
  }

  /// True if the row is a chosen option whose checkmark was replaced by another accessory.
  private var needsCheckmark: Bool {
    guard accessory != .checkmark else { return false }
    switch role {
    case .check(let isChosen): return isChosen == true
    case .radio(let isChosen): return isChosen
    case .expander, .link, .page, nil: return false
    }
  }

  /// Returns the parts of the content.
  ///
  /// Reads only the content from the box, because a method of the fields would copy all of them.
  private func contentBody(style: ResolvedStyle, isLarge: Bool) -> Part {
    if let custom = fields.value.custom { return custom.content.body(style: style) }
    let spoken = hasState ? state.accessibility : RowAccessibility()
    return isLarge
      ? standard.largeBody(style: style, spoken: spoken)
      : standard.body(style: style, spoken: spoken)
  }

  /// Returns parts above the texts of the state, if there are any.
  private func noted(_ upper: Part, style: ResolvedStyle) -> Part {
    let notes = notes
    guard !notes.isEmpty else { return upper }
    let isCentered = hasCenteredTitle
    let texts = notes.map { Part.text($0.part(style: style, isCentered: isCentered)) }
    var box = BoxPart(
      .vertical(
        StackPart(texts, spacing: style.subtitleGap, alignment: isCentered ? .center : .start)))
    box.padding.leading = isCentered ? 0 : notesInset(style: style)
    box.accessibility = .description
    return .vertical(
      StackPart([upper, .box(box)], spacing: style.subtitleGap, alignment: .fill))
  }

  /// The texts below the row: those of its state, followed by the length of the text in its field.
  package var notes: [RowState.Note] {
    let counter = counter.map { [RowState.Note(kind: .counter, text: $0)] } ?? []
    return hasState ? state.notes + counter : counter
  }

  private var counter: String? {
    guard case .field(let input) = standard.control else { return nil }
    return input.counter
  }

  /// True if the row is a button, whose title is in the middle.
  private var hasCenteredTitle: Bool {
    guard fields.value.custom == nil, case .button = standard.control else { return false }
    return true
  }

  /// The distance from the leading edge of the content to the texts below the row.
  ///
  /// The texts begin at the title.
  private func notesInset(style: ResolvedStyle) -> Double {
    standardContent?.titleInset(style: style) ?? 0
  }

  /// The texts of the row.
  public var texts: [String] { texts(\.texts) }

  /// The texts of the row as they are read aloud, the first of which names the row.
  ///
  /// The letters of an avatar, which ``texts`` contains, are hidden.
  package var spokenTexts: [String] { texts(\.spokenTexts) }

  /// The texts by which a search finds the row: ``spokenTexts``, and the visible texts of parts that have a label.
  package var searchedTexts: [String] { texts(\.searchedTexts) }

  /// Returns the texts of the row, those of custom content by a closure that receives its parts.
  private func texts(_ textsOfPart: (Part) -> [String]) -> [String] {
    (standardContent?.texts ?? textsOfPart(content.body(style: ResolvedStyle())))
      + notes.map(\.text)
  }
}

extension RowState.Note {
  /// Returns the text as a part, for a row whose title is in the middle or at the leading edge.
  package func part(style: ResolvedStyle, isCentered: Bool) -> TextPart {
    TextPart(
      text, font: style.subtitleFont,
      color: kind == .error ? style.errorColor : style.subtitleColor,
      alignment: isCentered ? .center : .leading)
  }
}

extension Part {
  /// The parts of a row with notes: its own, and the box with its notes; `nil` without notes.
  package var noted: (upper: Part, notes: BoxPart)? {
    guard case .vertical(let stack) = self, stack.parts.count == 2,
      case .box(let box) = stack.parts[1], box.accessibility == .description
    else { return nil }
    return (stack.parts[0], box)
  }
}

extension ResolvedStyle {
  /// Returns the style of the parts of a disabled row, in the color of a subtitle.
  fileprivate func disabled() -> ResolvedStyle {
    var style = self
    style.titleColor = subtitleColor
    style.valueColor = subtitleColor
    style.buttonColor = subtitleColor
    style.destructiveColor = subtitleColor
    style.tint = subtitleColor
    style.accessoryColor = subtitleColor
    return style
  }
}
