// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting

/// A page drawn as text.
///
/// It is what a page looks like on a host that can only write, so a page can be compared with what
/// stands in a test or in a file:
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
/// - The title stands behind `#`. Headers and footers begin in the first column, rows in the third;
///   a blank line stands between two sections.
/// - What is behind the room that a row leaves ends at ``Options/width``. Nothing is ever cut: a
///   line that is too long gets longer.
/// - A picture is `[name]`, a switch `(on)` or `(off)`, a button `<Title>`, work going on `(…)` or
///   `(40%)`, a badge `(3)` or `(•)`, what acts as a button stands in `<…>`; accessories are `>`, `✓` and `(i)`. What takes something away stands in `! … !`.
/// - A row in which nothing is to be seen is `""`, and one without any height is left out.
///
/// The drawing knows the parts that rows are made of, and nothing of the kinds of rows.
public struct PageText: Hashable, Sendable {
  /// The lines, none with a blank at its end.
  public let lines: [String]

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - page: What to draw. Of its data sections the rows that are drawn are made.
  ///   - options: How to draw it.
  @MainActor
  public init(_ page: PageSnapshot, options: Options) {
    lines = PageDrawing(page: page, options: options).lines
  }

  /// Draws a page at a width.
  ///
  /// - Parameters:
  ///   - page: What to draw. Of its data sections the rows that are drawn are made.
  ///   - width: How many columns the page has; 60, unless given.
  @MainActor
  public init(_ page: PageSnapshot, width: Int = 60) {
    self.init(page, options: Options(width: width))
  }

  /// A drawing that was made before, such as that of a file.
  ///
  /// - Parameter drawing: The lines. Blanks at their ends do not count, nor blank lines at the end of
  ///   all.
  public init(_ drawing: String) {
    var lines = drawing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).withoutTrailingBlanks }
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }
}

extension PageText: ExpressibleByStringLiteral {
  /// A drawing that was made before.
  public init(stringLiteral value: String) { self.init(value) }
}

extension PageText: CustomStringConvertible {
  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }
}
