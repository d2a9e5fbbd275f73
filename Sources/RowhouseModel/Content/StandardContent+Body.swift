// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StandardContent: RowContent {
  /// Returns the image, titles, value, and control, or, for a button, the image and titles in the middle.
  public func body(style: ResolvedStyle) -> Part { body(style: style, spoken: RowAccessibility()) }

  /// Returns the same parts, with a control that is read with other texts.
  func body(style: ResolvedStyle, spoken: RowAccessibility) -> Part {
    switch control.placement(in: self, style: style, spoken: spoken) {
    case .none: return line(leading(style) + [.spacer()] + trailing(style), style)
    case .trailing(let control):
      return line(leading(style) + [.spacer()] + trailing(style) + [.control(control)], style)
    case .beside(.field(let field)): return line(leading(style) + signed(field, style), style)
    case .beside(let control):
      return line(leading(style) + [.control(control)] + trailing(style), style)
    case .progress(let progress) where progress.fraction == nil:
      return line(leading(style) + [.spacer()] + trailing(style) + [.progress(progress)], style)
    case .progress(let progress):
      return line(leading(style) + [.progress(progress)] + trailing(style), style)
    case .below(let control):
      let (first, last) = (leading(style), trailing(style))
      if first.isEmpty && last.isEmpty { return line([.control(control)], style) }
      let lines = [line(first + [.spacer()] + last, style), .control(control)]
      return .vertical(StackPart(lines, spacing: style.subtitleGap, alignment: .fill))
    case .title(let role): return button(role, style)
    }
  }

  /// Returns the same parts for large text: stacked vertically, with as many lines as they need.
  ///
  /// Only a control at the trailing edge, such as a switch, stays next to the text. The lines below
  /// the title begin at the title.
  func largeBody(style: ResolvedStyle, spoken: RowAccessibility) -> Part {
    let (first, last) = (leading(style, isLarge: true), trailing(style, isLarge: true))
    switch control.placement(in: self, style: style, spoken: spoken) {
    case .none: return stack(first + last, style)
    case .trailing(let control):
      return line([stack(first + last, style), .control(control)], style)
    case .beside(.field(var field)):
      // The text begins at the leading edge, like a value. A unit after it is at the trailing edge, and the text next to it.
      field.alignment = field.input.number.signPlace == .after ? .trailing : .leading
      let input = signed(field, style, isLarge: true)
      return stack(first + [input.count == 1 ? input[0] : line(input, style)], style)
    case .beside(let control): return stack(first + [.control(control)] + last, style)
    case .progress(let progress): return stack(first + [.progress(progress)] + last, style)
    case .below(let control): return stack(first + last, below: [.control(control)], style)
    case .title(let role): return button(role, style, isLarge: true)
    }
  }

  /// Returns the parts as lines, of which those in `below` are as wide as the row.
  private func stack(_ parts: [Part], below: [Part] = [], _ style: ResolvedStyle) -> Part {
    let inset = titleInset(style: style)
    let lines = parts.enumerated().map { index, part in
      var isControl = false
      if case .control = part { isControl = true }
      let line =
        isControl || part.grows(along: .horizontal) ? part : line([part, .spacer()], style)
      return index > 0 && inset > 0 ? line.padding(BoxPart.Insets(leading: inset)) : line
    }
    return .vertical(StackPart(lines + below, spacing: style.subtitleGap, alignment: .fill))
  }

  /// The distance from the leading edge of the content to the title.
  ///
  /// It is 0 if the width of the image is unknown.
  func titleInset(style: ResolvedStyle) -> Double {
    guard image != nil, case .fixed(let size) = style.imageSize else { return 0 }
    return size.width.drawableLength + style.imageGap.drawableLength
  }

  /// True if a subtitle or a control is below the title.
  var hasSeveralLines: Bool {
    !title.isEmpty && (subtitle?.isEmpty == false || control.isBelowTexts)
  }

  /// The texts of the row, in reading order.
  var texts: [String] {
    let texts: [String?] =
      switch control.placement(in: self, style: ResolvedStyle()) {
      case .none, .progress: [title, subtitle, value]
      case .trailing(let control): [title, subtitle, value] + control.texts
      case .beside(.field(let field)) where field.input.number.signPlace == .before:
        [title, subtitle, value] + field.texts
      case .beside(let control): [title, subtitle] + control.texts + [value]
      case .below(let control): [title, subtitle, value] + control.texts
      case .title: [title, subtitle]
      }
    return texts.compactMap(\.self).filter { !$0.isEmpty }
  }

  private func line(_ parts: [Part], _ style: ResolvedStyle) -> Part {
    .horizontal(StackPart(parts, spacing: style.margin, alignment: .center))
  }

  private func leading(
    _ style: ResolvedStyle, isLarge: Bool = false, alignment: StackPart.Alignment = .start
  ) -> [Part] {
    let heading = heading(style, isLarge: isLarge, alignment: alignment)
    guard let image else { return heading }
    var picture = ImagePart(image, size: style.imageSizing)
    if let imageTile {
      picture.tile = imageTile
      picture.shape = .rounded(style.tileRadius)
    }
    return [.horizontal(spacing: style.imageGap) { [.image(picture)] + heading }]
  }

  private func button(_ role: ButtonRole, _ style: ResolvedStyle, isLarge: Bool = false) -> Part {
    let color = role == .destructive ? style.destructiveColor : style.buttonColor
    let title = Part.text(
      title, font: style.buttonFont, color: color, lineLimit: isLarge ? nil : 1, alignment: .center)
    if image == nil {
      guard let subtitle, !subtitle.isEmpty else { return title }
      let below = Part.text(
        subtitle, font: style.subtitleFont, color: style.subtitleColor,
        lineLimit: isLarge ? nil : style.subtitleLineLimit.count, alignment: .center)
      if self.title.isEmpty { return below }
      return .vertical(StackPart([title, below], spacing: style.subtitleGap, alignment: .fill))
    }
    var style = style
    (style.titleFont, style.titleColor) = (style.buttonFont, color)
    (style.titleLineLimit, style.titleWidthLimit) = (1, .infinity)
    let parts = leading(style, isLarge: isLarge, alignment: .center)
    return line([.spacer()] + parts + [.spacer()], style)
  }

  /// Returns the title with the subtitle below, or an empty array if both are empty.
  private func heading(
    _ style: ResolvedStyle, isLarge: Bool, alignment: StackPart.Alignment
  ) -> [Part] {
    let title = Part.text(
      TextPart(
        title, font: style.titleFont, color: style.titleColor,
        lineLimit: isLarge ? nil : style.titleLineLimit.count,
        widthLimit: isLarge ? nil : style.titleWidthLimit))
    var lines = self.title.isEmpty ? [] : [title]
    if let subtitle, !subtitle.isEmpty {
      lines.append(
        .text(
          subtitle, font: style.subtitleFont, color: style.subtitleColor,
          lineLimit: isLarge ? nil : style.subtitleLineLimit.count))
    }
    if lines.count < 2 { return lines }
    return [.vertical(StackPart(lines, spacing: style.subtitleGap, alignment: alignment))]
  }

  /// Returns a field and the value after it, which is the sign next to the field if it contains a number with a sign.
  private func signed(
    _ field: FieldPart, _ style: ResolvedStyle, isLarge: Bool = false
  ) -> [Part] {
    let value = trailing(style, isLarge: isLarge)
    guard let place = field.input.number.signPlace, !value.isEmpty else {
      // Without a sign, the part before the field is the title.
      var field = field
      field.input.number.signPlace = nil
      return [.control(.field(field))] + value
    }
    let control = Part.control(.field(field))
    let parts = place == .before ? value + [control] : [control] + value
    return [.horizontal(StackPart(parts, spacing: style.valueGap, alignment: .center))]
  }

  private func trailing(_ style: ResolvedStyle, isLarge: Bool = false) -> [Part] {
    var parts: [Part] = []
    if let value, !value.isEmpty {
      parts.append(
        .text(
          TextPart(
            value, font: style.valueFont, color: style.valueColor, lineLimit: isLarge ? nil : 1,
            widthLimit: isLarge ? nil : style.valueWidthLimit,
            alignment: isLarge ? .leading : .trailing)))
    }
    if let valueImage {
      let picture = Part.image(ImagePart(valueImage, size: style.valueImageSizing))
      parts.insert(picture, at: valueOrder == .imageAtEdge ? parts.count : 0)
    }
    if parts.count > 1 {
      parts = [.horizontal(StackPart(parts, spacing: style.valueGap, alignment: .center))]
    }
    return parts
  }
}

extension ResolvedStyle {
  /// The size of the image before the title.
  fileprivate var imageSizing: ImagePart.Size {
    switch imageSize {
    case .natural: .natural(maximumHeight: .infinity)
    case .fixed(let size): .fixed(size)
    }
  }

  /// The radius of the corners of a tile before the title.
  fileprivate var tileRadius: Double {
    switch imageSize {
    case .natural: 30 * ImagePart.cornerShare
    case .fixed(let size): min(size.width, size.height).drawableLength * ImagePart.cornerShare
    }
  }

  /// The size of the image at the trailing edge, limited so that it never fills the row.
  fileprivate var valueImageSizing: ImagePart.Size {
    let height =
      switch rowHeight {
      case .fixed(let points): points
      // The row is at least as tall as its image, so a small minimum must not hide the image.
      case .automatic(let minimum): max(minimum, RowHeight.standardMinimum)
      }
    switch valueImageSize {
    case .natural: return .natural(maximumHeight: max(0, height - 2 * imageInset))
    case .fixed(let size): return .fixed(valueImageSize(natural: size, rowHeight: height))
    }
  }
}
