// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting

/// A drawing of a page as text, which a test compares with text in its code or in a file.
///
/// ```swift
/// #expect(
///   test.text == """
///     # Settings
///
///     General
///       Night mode                                           (off)
///       Clear cache                                          12 MB
///     Pictures are kept for a week.
///
///                              ! Log out !
///     """)
/// ```
///
/// - The title follows `#`. Headers and footers begin in the first column, and rows begin in the
///   third. A blank line separates sections.
/// - Text at the trailing edge of a row ends at ``Options/width``. A line whose texts do not fit is
///   longer than that, and is never truncated.
/// - An image is `[name]`, a switch is `(on)` or `(off)`, a button is `<Title>`, an activity is
///   `(…)` or `(40%)`, and a badge is `(3)` or `(•)`. A part that acts as a button is inside `<…>`.
///   Accessories are `>`, `✓`, and `(i)`. Destructive text is inside `! … !`.
/// - A row without visible content is `""`. A row with a height of 0 is omitted.
///
/// <doc:DrawingsOfPages> contains a table of all signs.
///
/// Any kind of row can be drawn, because the drawing depends only on the parts of the row.
public struct PageText: Hashable, Sendable {
  /// The lines, without trailing spaces.
  public let lines: [String]

  /// Draws a page, and creates the rows of data sections that are drawn.
  @MainActor
  public init(_ page: PageSnapshot, options: Options) {
    lines = PageDrawing(page: page, options: options).lines
  }

  /// Draws a page at a width in columns.
  ///
  /// The width defaults to 60.
  @MainActor
  public init(_ page: PageSnapshot, width: Int = 60) {
    self.init(page, options: Options(width: width))
  }

  /// Reads an earlier drawing, and removes trailing spaces and trailing blank lines.
  public init(_ drawing: String) {
    var lines = drawing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).withoutTrailingBlanks }
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }
}

extension PageText: ExpressibleByStringLiteral {
  /// Reads an earlier drawing.
  public init(stringLiteral value: String) { self.init(value) }
}

extension PageText: CustomStringConvertible {
  /// The lines, joined by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}
