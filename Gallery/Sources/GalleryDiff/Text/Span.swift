// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Text in one ink.
public struct Span: Hashable, Sendable {
  /// The text, without line breaks.
  public let text: String
  /// The ink of the text.
  public let ink: Ink

  /// Creates text in an ink.
  public init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}
