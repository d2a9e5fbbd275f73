// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StandardContent: RowContent {
  /// Image, title and subtitle, then room or a field, then value and control; or a title in the
  /// middle.
  public func body(style: ResolvedStyle) -> Part {
    if case .button(let role) = control { return buttonTitle(role, style) }
    let (first, last) = (leading(style), trailing(style))
    guard case .field(let input) = control else { return line(first + [.spacer()] + last, style) }
    let field = Part.field(field(input, style))
    if input.lines <= 1 || (first + last).isEmpty { return line(first + [field] + last, style) }
    let lines = [line(first + [.spacer()] + last, style), field]
    return .vertical(StackPart(lines, spacing: style.subtitleGap, alignment: .fill))
  }

  private func line(_ parts: [Part], _ style: ResolvedStyle) -> Part {
    .horizontal(StackPart(parts, spacing: style.margin, alignment: .center))
  }

  private func leading(_ style: ResolvedStyle) -> [Part] {
    let heading = heading(style)
    guard let image else { return heading }
    let picture = Part.image(ImagePart(image, size: style.imageSizing))
    return [.horizontal(spacing: style.imageGap) { [picture] + heading }]
  }

  /// A field beside a title is what the value is in other rows; by itself it begins where reading does.
  private func field(_ input: FieldInput, _ style: ResolvedStyle) -> FieldPart {
    let isValue = !title.isEmpty && input.lines <= 1
    return FieldPart(
      input,
      label: title.isEmpty ? input.placeholder : title,
      font: style.valueFont,
      color: style.titleColor,
      alignment: isValue ? .trailing : .leading)
  }

  private func buttonTitle(_ role: ButtonRole, _ style: ResolvedStyle) -> Part {
    .text(
      TextPart(
        title,
        font: style.buttonFont,
        color: role == .destructive ? style.destructiveColor : style.buttonColor,
        lineLimit: 1,
        alignment: .center))
  }

  /// The title, with the subtitle below if there is one; nothing if both are empty.
  private func heading(_ style: ResolvedStyle) -> [Part] {
    let title = Part.text(
      TextPart(
        title, font: style.titleFont, color: style.titleColor, lineLimit: 1,
        widthLimit: style.titleWidthLimit))
    var lines = self.title.isEmpty ? [] : [title]
    if let subtitle, !subtitle.isEmpty {
      lines.append(
        .text(subtitle, font: style.subtitleFont, color: style.subtitleColor, lineLimit: 1))
    }
    if lines.count < 2 { return lines }
    return [.vertical(StackPart(lines, spacing: style.subtitleGap, alignment: .start))]
  }

  private func trailing(_ style: ResolvedStyle) -> [Part] {
    var parts: [Part] = []
    if let value, !value.isEmpty {
      parts.append(
        .text(
          TextPart(
            value, font: style.valueFont, color: style.valueColor, lineLimit: 1,
            widthLimit: style.valueWidthLimit, alignment: .trailing)))
    }
    if let valueImage {
      let picture = Part.image(ImagePart(valueImage, size: style.valueImageSizing))
      parts.insert(picture, at: valueOrder == .imageAtEdge ? parts.count : 0)
    }
    if parts.count > 1 {
      parts = [.horizontal(StackPart(parts, spacing: style.valueGap, alignment: .center))]
    }
    if case .toggle(let isOn) = control { parts.append(.toggle(isOn: isOn, label: title)) }
    return parts
  }
}

extension ResolvedStyle {
  /// How large the picture before the title is drawn.
  fileprivate var imageSizing: ImagePart.Size {
    switch imageSize {
    case .natural: .natural(maximumHeight: .infinity)
    case .fixed(let size): .fixed(size)
    }
  }

  /// How large the picture at the trailing edge is drawn: never so tall that it fills the row.
  fileprivate var valueImageSizing: ImagePart.Size {
    let height = rowHeight.points
    switch valueImageSize {
    case .natural: return .natural(maximumHeight: max(0, height - 2 * imageInset))
    case .fixed(let size): return .fixed(valueImageSize(natural: size, rowHeight: height))
    }
  }
}
