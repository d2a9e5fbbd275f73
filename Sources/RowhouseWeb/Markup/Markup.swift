// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A buffer of HTML that is being written.
///
/// Every text in it is escaped.
///
/// It is stored in UTF-8, the encoding in which it is sent to the browser.
struct Markup {
  private(set) var bytes: Bytes

  /// Creates empty markup with capacity for a number of bytes.
  init(capacity: Int = 0) { bytes = Bytes(capacity: capacity) }

  var text: String { bytes.text }

  /// Appends a literal without escaping it.
  mutating func raw(_ markup: StaticString) { bytes.append(markup) }

  /// Appends other markup.
  mutating func raw(_ markup: Markup) { bytes.append(markup.bytes) }

  /// Appends text, and escapes it.
  mutating func write(_ text: String) { Markup.escape(text, into: &bytes) }

  /// Appends a path.
  ///
  /// Its percent-encoded parts need no more escaping.
  mutating func write(path parts: [String]) {
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "/")) }
      Percent.encode(part, into: &bytes)
    }
  }

  /// Opens a document and its head.
  mutating func openDocument(language: String) {
    raw("<!doctype html>\n")
    open(
      "html", [.named("lang", language), .named("dir", TextDirection(language: language).rawValue)])
    raw(
      """
      <head><meta charset="utf-8"><meta name="color-scheme" content="light dark">\
      <meta name="viewport" content="width=device-width,initial-scale=1">
      """)
  }

  /// Opens an element.
  mutating func open(_ tag: StaticString, _ attributes: [Attribute] = []) {
    raw("<")
    raw(tag)
    for attribute in attributes { attribute.write(into: &self) }
    raw(">")
  }

  /// Closes an element.
  mutating func close(_ tag: StaticString) {
    raw("</")
    raw(tag)
    raw(">")
  }

  /// Writes an element with content.
  mutating func element(
    _ tag: StaticString, _ attributes: [Attribute] = [], content: (inout Markup) -> Void
  ) {
    open(tag, attributes)
    content(&self)
    close(tag)
  }

  /// Writes an element with text.
  mutating func element(_ tag: StaticString, _ attributes: [Attribute] = [], text: String) {
    open(tag, attributes)
    write(text)
    close(tag)
  }
}

extension Markup {
  /// Appends text for an element or an attribute.
  ///
  /// Copies long runs in one step, because hardly any character needs an escape.
  private static func escape(_ source: String, into bytes: inout Bytes) {
    var source = source
    source.withUTF8 { text in
      var copied = 0
      for index in text.indices where needsEscape(text[index]) {
        bytes.append(text, copied..<index)
        bytes.append(escape(of: text[index]))
        copied = index + 1
      }
      bytes.append(text, copied..<text.count)
    }
  }

  /// Returns the scalar, or a replacement for one that HTML cannot represent.
  static func writable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    isUnwritable(scalar.value) ? "\u{FFFD}" : scalar
  }

  /// Returns true for control characters that are not white space.
  private static func isUnwritable(_ value: UInt32) -> Bool {
    value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: isUnwritable(UInt32(byte))
    }
  }

  private static func escape(of byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: "\u{FFFD}"
    }
  }
}
