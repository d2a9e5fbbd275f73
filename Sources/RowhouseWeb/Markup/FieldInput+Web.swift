// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension FieldInput {
  /// The attributes that tell a browser what the field is for.
  var markupAttributes: [Markup.Attribute] {
    var attributes: [Markup.Attribute] = [
      .named("maxlength", "\(allowedLength)"), .named("autocomplete", "off"),
      .named("dir", "auto"),
    ]
    if !placeholder.isEmpty { attributes.append(.named("placeholder", placeholder)) }
    if reporting == .continuous { attributes.append(.flag("data-live")) }
    if let keyboard { attributes.append(.named("inputmode", keyboard)) }
    switch kind {
    case .text, .search: break
    case .secure, .email, .phone, .url, .number:
      attributes += [.named("autocapitalize", "off"), .named("spellcheck", "false")]
    }
    return attributes
  }

  /// The type of an element for one line.
  var inputType: String {
    switch kind {
    // Fields for numbers would take only those that are written in English.
    case .text, .number: "text"
    case .secure: "password"
    case .email: "email"
    case .phone: "tel"
    case .url: "url"
    case .search: "search"
    }
  }

  /// The text as a browser has it, which knows only some line breaks.
  var shownText: String {
    var scalars = text.replacing("\r\n", with: "\n").unicodeScalars
    if lines <= 1 { scalars.removeAll { "\r\n".unicodeScalars.contains($0) } }
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar == "\r" ? "\n" : Markup.writable(scalar)) }
    guard isTrimmed else { return String(text) }
    let first = text.firstIndex { !Self.isBlank($0) } ?? text.endIndex
    let end = text[first...].lastIndex { !Self.isBlank($0) }.map { text.index(after: $0) }
    return String(text[first..<(end ?? first)])
  }

  /// True if browsers remove the blanks at both ends.
  private var isTrimmed: Bool { lines <= 1 && (kind == .email || kind == .url) }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private var keyboard: String? {
    switch kind {
    case .number: "decimal"
    // A field of several lines has no type that says it.
    case .email where lines > 1: "email"
    case .phone where lines > 1: "tel"
    case .url where lines > 1: "url"
    case .text, .secure, .email, .phone, .url, .search: nil
    }
  }
}
