// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The width of drawings, which determines whether two pages are side by side.
public struct Layout: Hashable, Sendable {
  /// The width of a drawing, in columns.
  public let width: Int

  /// Creates a layout for a terminal.
  ///
  /// - Parameter columns: The width of the terminal. It is limited to the range from 30 to 80,
  ///   because distant
  ///   titles and values are hard to read together.
  public init(columns: Int = 80) {
    width = min(max(columns, 30), 80)
  }
}

extension Layout {
  /// The indentation of everything except the rules.
  static let indentation = 2

  /// True if one page is below the other, because two columns would be too narrow.
  public var isStacked: Bool { width < 60 }

  /// The width of the text below a rule.
  var contentWidth: Int { width - Self.indentation }

  /// The width of each of two columns, or of the only one.
  var columnWidth: Int { isStacked ? contentWidth : (contentWidth - 3) / 2 }

  /// Returns two blocks with their names, side by side or one below the other.
  func pair(_ left: [Line], named leftName: String, _ right: [Line], named rightName: String)
    -> [Line]
  {
    let left = [Line(leftName, .faint)] + left
    let right = [Line(rightName, .faint)] + right
    if isStacked { return (left + [Line("")] + right).map { $0.indented(by: Self.indentation) } }
    return (0..<max(left.count, right.count)).map { index in
      (index < left.count ? left[index] : Line(""))
        .padded(to: columnWidth)
        .followed(by: Line(" │ ", .faint))
        .followed(by: index < right.count ? right[index] : Line(""))
        .indented(by: Self.indentation)
    }
  }

  /// Returns a sentence, broken into lines.
  func paragraph(_ text: String, _ ink: Ink = .plain) -> [Line] {
    if text.isEmpty { return [] }
    return text.wrapped(to: contentWidth).map {
      Line($0, ink).indented(by: Self.indentation)
    }
  }

  /// Returns a title in a rule across the whole width, with a name at its end.
  func rule(_ title: String, name: String) -> [Line] {
    let dashes = width - title.columns - name.columns - 8
    if isStacked || dashes < 2 {
      let rule = Line(String(repeating: "─", count: width), .faint)
      return [rule] + title.wrapped(to: width).map { Line($0, .strong) } + [Line(name, .faint)]
    }
    return [
      Line(
        Span("── ", .faint), Span(title, .strong),
        Span(" \(String(repeating: "─", count: dashes)) \(name) ──", .faint))
    ]
  }
}
