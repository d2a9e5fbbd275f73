// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What stands above or below the rows of a section, or of a page.
///
/// How much room it takes is a matter of style: ``StyleOverrides/headerHeight`` and
/// ``StyleOverrides/footerHeight``.
public enum HeaderFooter: Hashable, Sendable {
  /// Nothing; what is left is the gap that the style asks for.
  case none
  /// A line of text, drawn in the font of headers or of footers.
  case title(String)
  /// Parts of your own.
  case parts(Part)
}

extension HeaderFooter {
  /// The title, or nothing where the text is missing or empty.
  public init(_ title: String?) {
    self = if let title, !title.isEmpty { .title(title) } else { .none }
  }

  /// What it says, in reading order.
  public var texts: [String] {
    switch self {
    case .none: []
    case .title(let title): [title]
    case .parts(let part): part.texts
    }
  }
}

extension HeaderFooter: ExpressibleByStringLiteral {
  /// A title.
  public init(stringLiteral value: String) { self.init(value) }
}
