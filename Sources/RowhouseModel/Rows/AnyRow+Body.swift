// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension AnyRow {
  /// The parts to draw between the margins of the row: its content, then its accessory.
  ///
  /// - Parameter style: The style of the row, all levels of the cascade taken together.
  /// - Returns: The parts.
  public func body(style: ResolvedStyle) -> Part {
    let body = fields.value.body(style: style)
    guard accessory != .none else { return body }
    return .horizontal(spacing: style.margin) {
      body
      Part.accessory(accessory)
    }
  }

  /// What the row says, for search and for those who look for a row by its text.
  public var texts: [String] {
    if let content = standardContent {
      var texts: [String?] = [content.title]
      switch content.control {
      case .none, .toggle: texts += [content.subtitle, content.value]
      case .field(let input) where input.lines > 1:
        texts += [content.subtitle, content.value, input.legibleText]
      case .field(let input): texts += [content.subtitle, input.legibleText, content.value]
      // It shows nothing but its title.
      case .button: break
      }
      return texts.compactMap(\.self).filter { !$0.isEmpty }
    }
    return content.body(style: ResolvedStyle()).texts
  }
}

extension RowFields {
  /// The parts of the content; standard content is not taken out of its place for it.
  fileprivate func body(style: ResolvedStyle) -> Part {
    if let custom { custom.content.body(style: style) } else { standard.body(style: style) }
  }
}
