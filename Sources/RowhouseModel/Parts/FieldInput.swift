// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The text of a field, and the texts that it accepts.
public struct FieldInput: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The text that an empty field shows; none by default.
  public var placeholder = ""
  /// The kind of text; any by default.
  public var kind = FieldKind.text
  /// The number of lines that the field shows, at least 1, which is the default.
  ///
  /// Only a field of more than one line takes line breaks, which are CR and LF.
  public var lines = 1
  /// The maximum number of UTF-16 code units, as counted by browsers and UIKit; 4,000 by default.
  ///
  /// A number out of range counts as the nearest one in range, see ``allowedLength``.
  public var lengthLimit = FieldInput.greatestLength
  /// The moment at which the row reports the text; when the user has finished, by default.
  public var reporting = ControlReporting.onCommit

  /// The greatest possible ``lengthLimit``, in UTF-16 code units.
  public static let greatestLength = 4_000

  /// Creates the input of a field of one line that takes any text.
  public init(_ text: String) { self.text = text }
}

extension FieldInput {
  /// The text, or `nil` if it is empty or only its user may read it.
  public var legibleText: String? { kind == .secure || text.isEmpty ? nil : text }

  /// The maximum number of UTF-16 code units, between 0 and ``greatestLength``.
  public var allowedLength: Int { min(max(0, lengthLimit), Self.greatestLength) }

  /// The number of lines of text that a host draws: 1 to 100.
  package var shownLines: Int { min(max(1, lines), 100) }

  /// Returns `true` if a user can type this text into the field.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func takes(_ text: String) -> Bool {
    text.utf16.count <= allowedLength
      && (lines > 1 || !text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
  }
}

/// The kind of text in a field, for the keyboard, corrections and autofill; it checks nothing.
public enum FieldKind: Hashable, Sendable, CaseIterable {
  /// Any text.
  case text
  /// A text such as a password that only its user may read, shown as dots.
  case secure
  /// An e-mail address.
  case email
  /// A telephone number.
  case phone
  /// An address on the web.
  case url
  /// A number, with a fraction or without.
  case number
  /// A text to search for.
  case search
}
