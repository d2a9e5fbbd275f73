// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// HTML as it is written, with every text escaped.
struct Markup {
  private(set) var text = ""

  /// Appends markup that is known to be right.
  mutating func raw(_ markup: String) { text += markup }

  /// Appends a text.
  mutating func write(_ text: String) { Markup.escape(text, into: &self.text) }

  /// Opens an element.
  mutating func open(_ tag: String, _ attributes: [Attribute] = []) {
    text += "<"
    text += tag
    for attribute in attributes { attribute.write(into: &text) }
    text += ">"
  }

  /// Closes an element.
  mutating func close(_ tag: String) {
    text += "</"
    text += tag
    text += ">"
  }

  /// Opens an element, fills and closes it.
  mutating func element(
    _ tag: String, _ attributes: [Attribute] = [], content: (inout Markup) -> Void
  ) {
    open(tag, attributes)
    content(&self)
    close(tag)
  }

  /// An element that holds nothing but a text.
  mutating func element(_ tag: String, _ attributes: [Attribute] = [], text: String) {
    element(tag, attributes) { $0.write(text) }
  }
}

extension Markup {
  /// An attribute of an element.
  struct Attribute {
    let name: String
    /// Nothing for an attribute that is only there or not.
    let value: String?

    func write(into text: inout String) {
      text += " "
      text += name
      guard let value else { return }
      text += "=\""
      Markup.escape(value, into: &text)
      text += "\""
    }
  }

  /// Appends a text so that a browser shows it as it is, in an element or in an attribute.
  static func escape(_ source: String, into text: inout String) {
    // Most texts need no escape, and are copied whole.
    guard source.utf8.contains(where: needsEscape) else {
      text += source
      return
    }
    for scalar in source.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(writable(scalar))
      }
    }
  }

  /// A scalar, or what stands for one that HTML has no way to write.
  static func writable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\0", "\u{01}"..."\u{08}", "\u{0B}", "\u{0C}", "\u{0E}"..."\u{1F}": "\u{FFFD}"
    default: scalar
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
    default: byte < 0x20
    }
  }
}

extension Markup.Attribute {
  static func named(_ name: String, _ value: String) -> Self { Self(name: name, value: value) }
  static func flag(_ name: String) -> Self { Self(name: name, value: nil) }
  static func classes(_ names: String...) -> Self {
    var value = ""
    for name in names where !name.isEmpty {
      if !value.isEmpty { value += " " }
      value += name
    }
    return Self(name: "class", value: value)
  }
}
