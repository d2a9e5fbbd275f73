// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A line of a drawing: text in several inks.
public struct Line: Hashable, Sendable {
  /// The pieces, from left to right.
  public private(set) var spans: [Span]

  /// Puts pieces of text next to each other.
  public init(_ spans: Span...) {
    self.spans = spans
  }

  /// Writes a line in one ink.
  public init(_ text: String, _ ink: Ink = .plain) {
    spans = text.isEmpty ? [] : [Span(text, ink)]
  }
}

extension Line {
  /// How many terminal columns the line takes.
  public var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// The line as a terminal takes it, without spaces at its end.
  ///
  /// - Parameter inColor: Whether to select the inks; otherwise the text stands alone.
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

  /// This line and another one to its right.
  func followed(by other: Line) -> Line {
    var line = self
    line.spans += other.spans
    return line
  }

  /// The line after so many spaces.
  func indented(by columns: Int) -> Line {
    spans.isEmpty ? self : Line(String(repeating: " ", count: columns)).followed(by: self)
  }

  /// The line with spaces after it, at least this many columns wide.
  func padded(to columns: Int) -> Line {
    followed(by: Line(String(repeating: " ", count: max(0, columns - self.columns))))
  }
}

extension Sequence<Line> {
  /// The lines as a terminal takes them, each ended by a line break.
  ///
  /// - Parameter inColor: Whether to select the inks; otherwise the text stands alone.
  /// - Returns: As many lines as there are.
  public func text(inColor: Bool) -> String {
    map { $0.text(inColor: inColor) + "\n" }.joined()
  }
}
