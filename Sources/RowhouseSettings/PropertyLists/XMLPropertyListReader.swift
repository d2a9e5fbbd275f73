// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The reader of property lists in XML.
///
/// It reads the elements of property lists, and no other XML. Declarations and comments are
/// skipped. Entities other than the five that XML predefines are kept as text. After a mistake, the
/// reader returns what it has read.
struct XMLPropertyListReader {
  private var scanner: ByteScanner
  private let limits: ReadingLimits
  private(set) var faults: [PropertyListError] = []
  private var count = 0
  /// True if reading cannot continue.
  private var hasStopped = false

  init(_ bytes: [UInt8], limits: ReadingLimits) {
    scanner = ByteScanner(bytes)
    self.limits = limits
  }

  mutating func read() throws(PropertyListError) -> SettingsValue {
    var tag = nextTag()
    if tag?.name == "plist" { tag = nextTag() }
    guard let tag, !tag.isClosing, let value = value(of: tag, depth: 0) else {
      throw faults.first ?? PropertyListError(.malformed("the file contains no value"), line: 1)
    }
    return value
  }

  private mutating func report(_ problem: PropertyListError.Problem) {
    if faults.count < PropertyList.faultLimit {
      faults.append(PropertyListError(problem, line: scanner.line))
    }
  }

  private mutating func stop(_ problem: PropertyListError.Problem) {
    if !hasStopped { report(problem) }
    hasStopped = true
  }
}

// MARK: - Values

extension XMLPropertyListReader {
  /// Returns the value that begins with a tag, or `nil` if the tag does not begin a value.
  private mutating func value(of tag: Tag, depth: Int) -> SettingsValue? {
    count += 1
    if count > limits.values {
      stop(.tooManyValues(limit: limits.values))
      return nil
    }
    if depth > limits.depth {
      stop(.tooDeep(limit: limits.depth))
      return nil
    }
    switch tag.name {
    case "dict": return tag.isEmpty ? .dictionary([:]) : dictionary(depth: depth)
    case "array": return tag.isEmpty ? .array([]) : array(depth: depth)
    case "true", "false":
      if !tag.isEmpty { _ = content(of: tag) }
      return .bool(tag.name == "true")
    case "string", "key", "ustring": return .string(content(of: tag))
    case "integer": return integer(content(of: tag))
    case "real": return real(content(of: tag))
    case "date": return date(content(of: tag))
    case "data": return data(content(of: tag))
    default:
      report(
        .malformed("<\(tag.name.prefix(40))> is not a property list element; its text is used"))
      return .string(content(of: tag))
    }
  }

  private mutating func array(depth: Int) -> SettingsValue {
    var elements: [SettingsValue] = []
    while !hasStopped {
      guard let tag = nextTag() else {
        stop(.malformed("the file ends inside an <array>"))
        break
      }
      if tag.isClosing {
        if tag.name != "array" {
          stop(.malformed("</\(tag.name.prefix(40))> closes an <array>"))
        }
        break
      }
      if let value = value(of: tag, depth: depth + 1) { elements.append(value) }
    }
    return .array(elements)
  }

  private mutating func dictionary(depth: Int) -> SettingsValue {
    var members: [String: SettingsValue] = [:]
    var key: String?
    while !hasStopped {
      guard let tag = nextTag() else {
        stop(.malformed("the file ends inside a <dict>"))
        break
      }
      if tag.isClosing {
        if tag.name != "dict" { stop(.malformed("</\(tag.name.prefix(40))> closes a <dict>")) }
        break
      }
      if tag.name == "key" {
        if let key { report(.malformed("the key “\(key.prefix(40))” has no value")) }
        key = content(of: tag)
      } else if let value = value(of: tag, depth: depth + 1) {
        guard let name = key else {
          report(.malformed("a value of a <dict> has no key and is ignored"))
          continue
        }
        if members[name] != nil {
          report(.malformed("the key “\(name.prefix(40))” is repeated; its last value is used"))
        }
        members[name] = value
        key = nil
      }
    }
    if let key { report(.malformed("the key “\(key.prefix(40))” has no value")) }
    return .dictionary(members)
  }

  private mutating func integer(_ text: String) -> SettingsValue {
    let text = text.trimmed
    if let number = Self.hexadecimal(text) ?? Int(text) { return .integer(number) }
    if JSONReader.isNumber(text) {
      return UInt64(text) != nil
        ? .number(text) : Double(text).map(SettingsValue.real) ?? .integer(0)
    }
    report(.malformed("“\(text.prefix(40))” is not a whole number; it is used as a text"))
    return .string(text)
  }

  /// Returns the number of a text such as `-0x1F`, or `nil` for any other text or a number that is
  /// too large.
  private static func hexadecimal(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let number = text.dropFirst(isNegative || text.hasPrefix("+") ? 1 : 0)
    guard number.hasPrefix("0x") || number.hasPrefix("0X") else { return nil }
    let digits = number.dropFirst(2)
    // Rejects a second sign, which `Int` would accept before the digits.
    guard digits.first?.isHexDigit == true else { return nil }
    return Int((isNegative ? "-" : "") + digits, radix: 16)
  }

  private mutating func real(_ text: String) -> SettingsValue {
    let text = text.trimmed
    if let number = Double(text) { return .real(number) }
    report(.malformed("“\(text.prefix(40))” is not a number; it is used as a text"))
    return .string(text)
  }

  private mutating func date(_ text: String) -> SettingsValue {
    let text = text.trimmed
    if let date = DateText.date(text) { return .date(date) }
    report(.malformed("“\(text.prefix(40))” is not a date; it is used as a text"))
    return .string(text)
  }

  private mutating func data(_ text: String) -> SettingsValue {
    if let data = Data(base64Encoded: text.filter { !$0.isWhitespace }) {
      return .data(Array(data))
    }
    report(.malformed("a <data> is not in Base64; it is used as a text"))
    return .string(text)
  }
}

// MARK: - Markup

extension XMLPropertyListReader {
  /// A tag of XML.
  private struct Tag {
    var name: String
    var isClosing = false
    var isEmpty = false
  }

  /// Skips text, comments, and declarations, and returns the next tag, or `nil` at the end.
  private mutating func nextTag() -> Tag? {
    while !hasStopped {
      scanner.skipBlanks()
      guard let byte = scanner.peek else { return nil }
      if byte != UInt8(ascii: "<") {
        report(.malformed("text between elements is ignored"))
        scanner.skip { $0 != UInt8(ascii: "<") }
      } else if !skipDeclaration() {
        return tag()
      }
    }
    return nil
  }

  private mutating func skipDeclaration() -> Bool {
    if scanner.skip("<!--") {
      if scanner.skip(past: "-->") == nil { stop(.malformed("a comment has no end")) }
    } else if scanner.skip("<?") {
      if scanner.skip(past: "?>") == nil { stop(.malformed("an instruction has no end")) }
    } else if scanner.skip("<!DOCTYPE") {
      scanner.skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
      if scanner.peek == UInt8(ascii: "[") {
        report(.malformed("the definitions of a document type are ignored"))
        if scanner.skip(past: "]") == nil { stop(.malformed("a document type has no end")) }
        scanner.skip { $0 != UInt8(ascii: ">") }
      }
      scanner.position += 1
    } else {
      return false
    }
    return true
  }

  /// Reads a tag and ignores its attributes, which may be quoted or unquoted.
  private mutating func tag() -> Tag {
    scanner.position += 1
    let isClosing = scanner.skip("/")
    let start = scanner.position
    scanner.skip { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let name = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
    var tag = Tag(name: name, isClosing: isClosing)
    var quote: UInt8?
    var isInUnquotedValue = false
    while let byte = scanner.next() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return tag
      } else if byte == UInt8(ascii: "/"), scanner.peek == UInt8(ascii: ">") {
        tag.isEmpty = true
      } else if byte == UInt8(ascii: "=") {
        let next = scanner.peek
        if next != UInt8(ascii: "\""), next != UInt8(ascii: "'"), !isInUnquotedValue {
          isInUnquotedValue = true
          report(.malformed("an attribute of <\(name.prefix(40))> has no quotes"))
        }
      }
    }
    stop(.malformed("a tag has no end"))
    return tag
  }

  /// Returns the text of an element up to its closing tag, with references replaced.
  private mutating func content(of tag: Tag) -> String {
    if tag.isEmpty { return "" }
    var bytes: [UInt8] = []
    while let byte = scanner.peek {
      switch byte {
      case UInt8(ascii: "<"):
        if scanner.skip("<![CDATA[") {
          guard let text = scanner.skip(past: "]]>") else {
            stop(.malformed("a CDATA section has no end"))
            return String(decoding: bytes, as: UTF8.self)
          }
          bytes.append(contentsOf: text)
        } else if scanner.follows("<!--") {
          _ = skipDeclaration()
        } else {
          let closing = self.tag()
          if !closing.isClosing || closing.name != tag.name {
            let slash = closing.isClosing ? "/" : ""
            stop(
              .malformed(
                "<\(slash)\(closing.name.prefix(40))> is inside of <\(tag.name.prefix(40))>"))
          }
          return String(decoding: bytes, as: UTF8.self)
        }
      case UInt8(ascii: "&"): bytes.append(contentsOf: reference().utf8)
      case UInt8(ascii: "\r"):
        // XML reads all three kinds of line breaks as LF.
        scanner.position += 1
        if scanner.peek != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      default:
        bytes.append(byte)
        scanner.position += 1
      }
    }
    stop(.malformed("the file ends inside <\(tag.name.prefix(40))>"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func reference() -> String {
    let start = scanner.position
    scanner.position += 1
    scanner.skip {
      UnicodeScalar($0).properties.isAlphabetic || 48...57 ~= $0 || $0 == UInt8(ascii: "#")
    }
    let name = String(decoding: scanner.bytes[(start + 1)..<scanner.position], as: UTF8.self)
    if scanner.skip(";") {
      switch name {
      case "amp": return "&"
      case "lt": return "<"
      case "gt": return ">"
      case "quot": return "\""
      case "apos": return "'"
      default:
        let number =
          name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        if name.hasPrefix("#"), let number, let scalar = UnicodeScalar(number), number > 0 {
          return String(Character(scalar))
        }
      }
    }
    report(.malformed("“&\(name.prefix(40))” is not a reference; it is used as a text"))
    scanner.position = start + 1
    return "&"
  }
}

extension String {
  /// The text without leading and trailing whitespace.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
