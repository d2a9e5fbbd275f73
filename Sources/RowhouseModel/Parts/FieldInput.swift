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
  /// The number of lines that the field shows.
  ///
  /// Defaults to 1. Hosts show at least 1 and at most 100 lines.
  ///
  /// A secure field has one line, because platforms cannot show several lines as dots.
  public var lines: Int {
    get { kind == .secure ? 1 : storedLines }
    set { storedLines = newValue }
  }
  private var storedLines = 1
  /// The number of lines, at most 100, up to which the field grows with its text, or `nil` if it does not grow.
  public var growth: Int?
  /// The maximum number of UTF-16 code units, as counted by browsers and UIKit; 4,000 by default.
  ///
  /// The greatest limit is ``maximumLength``, or ``maximumLengthOfLines`` for a multiline field. If the
  /// limit is out of range, ``allowedLength`` is the nearest number of the range.
  ///
  /// The limit is that of text that users insert. No host shortens a longer text of the model, in which users can delete
  /// and replace text.
  public var lengthLimit = FieldInput.maximumLength
  /// The time at which the row reports the text.
  ///
  /// Defaults to the end of editing.
  public var reporting = ControlReporting.onCommit
  /// The traits of the field for the keyboard, autocorrection, and autofill.
  ///
  /// Defaults to those that the kind implies.
  public var traits = Traits()
  /// The signs of the number, if the ``kind`` is ``FieldKind/number``.
  public var number = NumberTraits()
  /// True if the row shows the length of the text and the ``lengthLimit`` below the field.
  public var showsCounter = false

  /// The greatest possible ``lengthLimit`` of a one-line field, in UTF-16 code units.
  public static let maximumLength = 4_000
  /// The greatest possible ``lengthLimit`` of a multiline field, in UTF-16 code units.
  ///
  /// An event of a browser can contain any text of this length.
  public static let maximumLengthOfLines = 50_000  // See decision 0151.

  /// Creates the input of a one-line field that accepts any text.
  public init(_ text: String) { self.text = text }
}

extension FieldInput {
  /// True if the field shows several lines, or grows to several lines with its text.
  ///
  /// Only such a field accepts line breaks, which are CR and LF.
  public var isMultiline: Bool { lines > 1 || maximumShownLines != nil }

  /// The text, or `nil` if it is empty or only its user may read it.
  public var legibleText: String? { kind == .secure || text.isEmpty ? nil : text }

  /// The maximum number of UTF-16 code units: the ``lengthLimit``, or the nearest possible one.
  public var allowedLength: Int {
    min(max(0, lengthLimit), isMultiline ? Self.maximumLengthOfLines : Self.maximumLength)
  }

  /// The maximum number of UTF-16 code units that the text has after a change: the ``allowedLength``, or the length of
  /// the text if it is already longer.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var greatestLength: Int { max(allowedLength, text.utf16.count) }

  /// The number of lines of text that a host draws, from 1 to 100.
  package var shownLines: Int { min(max(1, lines), 100) }

  /// The number of lines up to which a host lets the field grow, or `nil` if it does not grow.
  package var maximumShownLines: Int? {
    guard kind != .secure, let growth, growth > shownLines else { return nil }
    return min(growth, 100)
  }

  /// The length of the text and its limit, such as `12 / 140`, or `nil` if the row does not show them.
  var counter: String? { showsCounter ? "\(text.utf16.count) / \(allowedLength)" : nil }

  /// Returns `true` if a user can change the text of the field to this text.
  ///
  /// - Complexity: O(*n*) in the lengths of both texts.
  package func takes(_ text: String) -> Bool {
    text.utf16.count <= greatestLength && hasAcceptedBreaks(text)
  }

  private func hasAcceptedBreaks(_ text: String) -> Bool {
    isMultiline || !text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// Returns text as the field inserts it: as in browsers, a one-line field removes the carriage returns and line feeds
  /// that the clipboard may contain.
  package func withoutRefusedBreaks(_ text: String) -> String {
    if isMultiline { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }))
  }
}

extension FieldInput {
  /// The mistakes in the text.
  ///
  /// Their descriptions do not contain the text, because it may be secret.
  var problems: [ControlProblem] {
    // Checks the count of UTF-8 first, which is stored and at least as large as that of UTF-16.
    if isMultiline, text.utf8.count <= allowedLength { return [] }
    let length = text.utf16.count
    let hasBreaks = length <= allowedLength
    if hasBreaks, hasAcceptedBreaks(text) { return [] }
    return [
      .unavailableText(
        hasBreaks ? "several lines" : "\(length) UTF-16 code units", choices: requirement)
    ]
  }

  /// The texts that the field accepts, as the rest of a sentence that begins with "It takes".
  var requirement: String {
    "\(isMultiline ? "several lines" : "one line") and at most \(allowedLength) UTF-16 code units"
  }
}

extension FieldInput: CustomReflectable {
  /// The properties, without the text of a secure field, so that no description of a row or an update contains it.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "text": kind == .secure && !text.isEmpty ? "•••" : text, "placeholder": placeholder,
        "kind": kind, "lines": lines, "growth": growth as Any, "lengthLimit": lengthLimit,
        "reporting": reporting, "traits": traits, "number": number, "showsCounter": showsCounter,
      ], displayStyle: .struct)
  }
}

/// The kind of text in a field, for the keyboard, corrections, and autofill.
///
/// It does not restrict the text.
public enum FieldKind: Hashable, Sendable, CaseIterable {
  /// Any text.
  case text
  /// Text that only its user may read, such as a password. It is shown as dots.
  case secure
  /// An e-mail address. The row receives the text as it was typed, including spaces.
  case email
  /// A telephone number.
  case phone
  /// A web address. The row receives the text as it was typed, including spaces.
  case url
  /// A number, with or without a fraction.
  case number
  /// Digits without a sign or a fraction, such as the number of a card or a customer.
  case digits
  /// Text to search for.
  case search
  /// A code of digits that the user has received, such as in a message.
  case oneTimeCode
}
