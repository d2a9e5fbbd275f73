// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A line of a drawing: text in several inks.
public struct Line: Hashable, Sendable {
  /// The pieces, from left to right.
  public private(set) var spans: [Span]

  /// Creates a line from pieces of text.
  public init(_ spans: Span...) {
    self.spans = spans
  }

  /// Creates a line in one ink.
  public init(_ text: String, _ ink: Ink = .plain) {
    spans = text.isEmpty ? [] : [Span(text, ink)]
  }
}

extension Line {
  /// The number of terminal columns of the line.
  public var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// Returns the line for a terminal, without spaces at its end.
  ///
  /// - Parameter inColor: If true, the text contains escape sequences for the inks.
  /// - Returns: One line, without a line break.
  public func text(inColor: Bool) -> String {
    var spans = spans[...]
    while let last = spans.last, last.text.isEmpty || last.text.hasSuffix(" ") {
      spans.removeLast()
      let text = String(last.text.reversed().drop { $0 == " " }.reversed())
      if !text.isEmpty { spans.append(Span(text, last.ink)) }
    }
    return spans.reduce(into: "") { text, span in
      if span.text.isEmpty { return }
      if inColor, let parameter = span.ink.parameter {
        text += "\u{1B}[\(parameter)m\(span.text)\u{1B}[0m"
      } else {
        text += span.text
      }
    }
  }

  /// Returns this line followed by another.
  func followed(by other: Line) -> Line {
    var line = self
    line.spans += other.spans
    return line
  }

  /// Returns the line after a number of spaces.
  func indented(by columns: Int) -> Line {
    spans.isEmpty ? self : Line(String(repeating: " ", count: columns)).followed(by: self)
  }

  /// Returns the line with trailing spaces, at least this many columns wide.
  func padded(to columns: Int) -> Line {
    followed(by: Line(String(repeating: " ", count: max(0, columns - self.columns))))
  }
}

extension Sequence<Line> {
  /// Returns the lines for a terminal, each with a line break.
  ///
  /// - Parameter inColor: If true, the text contains escape sequences for the inks.
  /// - Returns: One line of text for each line.
  public func text(inColor: Bool) -> String {
    map { $0.text(inColor: inColor) + "\n" }.joined()
  }
}
