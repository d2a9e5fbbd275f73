// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ResolvedStyle {
  /// Room above and below the parts of a row, in points, on which hosts that lay rows out have to agree.
  ///
  /// - Parameter body: The parts.
  /// - Returns: ``rowPadding`` where the height follows from the parts, or where there is a field of
  ///   several lines among them; else none.
  package func padding(around body: Part) -> Double {
    switch rowHeight {
    case .automatic: rowPadding.drawableLength
    case .fixed: body.hasFieldOfLines ? rowPadding.drawableLength : 0
    }
  }
}

extension Part {
  /// Whether there is a field of several lines in it.
  fileprivate var hasFieldOfLines: Bool {
    switch self {
    case .field(let field): field.input.lines > 1
    case .text, .image, .spacer, .divider, .toggle, .button, .progress, .accessory, .badge: false
    default: children.contains { $0.hasFieldOfLines }
    }
  }
}
