// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The content above or below the rows of a section or of a page.
///
/// For a section, the style sets its height: ``ResolvedStyle/headerHeight`` and ``ResolvedStyle/footerHeight``. A header
/// or footer of a page is as tall as its content.
public enum HeaderFooter: Hashable, Sendable {
  /// No content, but, except on a plain page, a gap of the height in the style.
  case none
  /// A line of text, drawn in the font of headers or of footers.
  case title(String)
  /// Custom parts.
  ///
  /// Only rows have handlers, so a control in a header or footer has no effect and is reported as a diagnostic.
  /// ``TableSection/headerButton(_:action:)`` shows a button with a handler in a header.
  case parts(Part)

  /// Creates a title, or no content if the text is `nil` or empty.
  public init(_ title: String?) {
    self = if let title, !title.isEmpty { .title(title) } else { .none }
  }

  /// The texts, in reading order.
  public var texts: [String] {
    switch self {
    case .none: []
    case .title(let title): [title]
    case .parts(let part): part.texts
    }
  }
}

extension HeaderFooter: ExpressibleByStringLiteral {
  /// Creates a title.
  public init(stringLiteral value: String) { self.init(value) }
}

/// A type of header or footer that a section accepts: a string, an optional string, or a ``HeaderFooter``.
public protocol HeaderFooterConvertible {
  /// The content of the header or footer.
  var headerFooter: HeaderFooter { get }
}

extension HeaderFooter: HeaderFooterConvertible {
  /// The content itself.
  public var headerFooter: HeaderFooter { self }
}

extension String: HeaderFooterConvertible {
  /// A title with this text, or no content if the text is empty.
  public var headerFooter: HeaderFooter { HeaderFooter(self) }
}

extension Optional: HeaderFooterConvertible where Wrapped == String {
  /// A title with this text, or no content if the text is `nil` or empty.
  public var headerFooter: HeaderFooter { HeaderFooter(self) }
}
