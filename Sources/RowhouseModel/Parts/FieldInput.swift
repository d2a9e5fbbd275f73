// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What stands in a field for text, and what may.
public struct FieldInput: Hashable, Sendable {
  /// The text.
  public var text: String
  /// What stands there while there is no text; nothing by default.
  public var placeholder = ""
  /// Which kind of text it is; any, by default.
  public var kind = FieldKind.text
  /// How many lines of text the field shows; 1 by default.
  ///
  /// Only a field of more than one line takes line breaks, which are CR and LF. Less than 1 counts as 1.
  public var lines = 1
  /// The most UTF-16 code units that a user can type; 4,000 by default, and at most.
  ///
  /// The code unit is what browsers and UIKit count in. What cannot be a limit counts as the nearest
  /// that can, see ``allowedLength``.
  public var lengthLimit = FieldInput.greatestLength
  /// When the row hears of what is typed; when the user is done, by default.
  public var reporting = FieldReporting.whenDone

  /// The most that ``lengthLimit`` can be, in UTF-16 code units.
  public static let greatestLength = 4_000

  /// Describes a field of one line that takes any text.
  public init(_ text: String) { self.text = text }
}

extension FieldInput {
  /// The text, unless there is none or nobody else may read it.
  public var legibleText: String? { kind == .secure || text.isEmpty ? nil : text }

  /// The most UTF-16 code units that a user can type, between 0 and ``greatestLength``.
  public var allowedLength: Int { min(max(0, lengthLimit), Self.greatestLength) }

  /// How many lines of text a host draws the field with: 1 to 100.
  package var shownLines: Int { min(max(1, lines), 100) }

  /// Whether a user can type this text into the field.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func takes(_ text: String) -> Bool {
    text.utf16.count <= allowedLength
      && (lines > 1 || !text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
  }
}
