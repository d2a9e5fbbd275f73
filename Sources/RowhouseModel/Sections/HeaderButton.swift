// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A button in the header of a section.
public struct HeaderButton: Sendable {
  /// The title of the button.
  public let title: String
  /// Called when the user presses the button.
  package let action: @MainActor () -> Void
}

extension HeaderFooter {
  /// Returns the parts of the header or footer, or `nil` for a gap.
  ///
  /// - Parameters:
  ///   - font: The font of a title.
  ///   - color: The color of a title.
  ///   - button: The title of the button at the end, or `nil` if there is none.
  /// - Returns: The parts.
  package func part(font: StyleFont, color: StyleColor, button: String?) -> Part? {
    let content: Part? =
      switch self {
      case .none: nil
      case .title(let title): .text(title, font: font, color: color)
      case .parts(let part): part
      }
    guard let button else { return content }
    return .horizontal(spacing: 12, alignment: .center) {
      if let content { content }
      Part.spacer()
      Part.control(.button(ButtonPart(button)))
    }
  }
}
