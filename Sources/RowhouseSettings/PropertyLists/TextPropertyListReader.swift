// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reader of property lists in the text format: `{ key = value; }`, `( a, b )`, and `<0fbd>`.
///
/// It also reads `.strings` files, which are dictionaries without braces.
///
/// After a mistake in a dictionary, reading continues after the next semicolon or line break.
struct TextPropertyListReader {
  private var scanner: ByteScanner
  private let limits: ReadingLimits
  private(set) var faults: [PropertyListError] = []
  private var count = 0
  private var hasStopped = false

  init(_ bytes: [UInt8], limits: ReadingLimits) {
    scanner = ByteScanner(bytes)
    self.limits = limits
  }

  mutating func read() throws(PropertyListError) -> SettingsValue {
    skipBlanks()
    if scanner.peek == UInt8(ascii: "{") || scanner.peek == UInt8(ascii: "(") {
      if let value = value(depth: 0) { return value }
      throw faults.first ?? PropertyListError(.malformed("the file contains no value"))
    }
    let members = members(untilBrace: false, depth: 0)
    if members.isEmpty, let first = faults.first { throw first }
    return .dictionary(members)
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

  /// Skips whitespace and comments.
  private mutating func skipBlanks() {
    while true {
      scanner.skipBlanks()
      if scanner.skip("//") {
        scanner.skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if scanner.skip("/*") {
        if scanner.skip(past: "*/") == nil { stop(.malformed("a comment has no end")) }
      } else {
        return
      }
    }
  }
}

// MARK: - Values

extension TextPropertyListReader {
  private mutating func value(depth: Int) -> SettingsValue? {
    count += 1
    if count > limits.values {
      stop(.tooManyValues(limit: limits.values))
      return nil
    }
    if depth > limits.depth {
      stop(.tooDeep(limit: limits.depth))
      return nil
    }
    skipBlanks()
    switch scanner.peek {
    case UInt8(ascii: "{"):
      scanner.position += 1
      return .dictionary(members(untilBrace: true, depth: depth))
    case UInt8(ascii: "("): return array(depth: depth)
    case UInt8(ascii: "<"): return data()
    default: return text().map(SettingsValue.string)
    }
  }

  private mutating func members(untilBrace: Bool, depth: Int) -> [String: SettingsValue] {
    var members: [String: SettingsValue] = [:]
    while !hasStopped {
      skipBlanks()
      if scanner.isAtEnd {
        if untilBrace { stop(.malformed("the file ends inside of braces")) }
        break
      }
      if scanner.skip("}") {
        if untilBrace { break }
        report(.malformed("a brace was never opened"))
        continue
      }
      guard let key = text() else {
        report(.malformed("a key is expected; the line is ignored"))
        recover()
        continue
      }
      skipBlanks()
      var member = SettingsValue.string(key)
      if scanner.skip("=") {
        guard let value = value(depth: depth + 1) else {
          if !hasStopped { report(.malformed("“\(key.prefix(40))” has no value; it is ignored")) }
          recover()
          continue
        }
        member = value
        skipBlanks()
      }
      count += 1
      if count > limits.values { stop(.tooManyValues(limit: limits.values)) }
      members[key] = member
      if !scanner.skip(";"), !hasStopped, scanner.peek != UInt8(ascii: "}") {
        report(.malformed("a semicolon is missing after “\(key.prefix(40))”"))
        if scanner.peek != UInt8(ascii: "\"") { recover() }
      }
    }
    return members
  }

  /// Skips to the position after the next semicolon or line break.
  private mutating func recover() {
    scanner.skip { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    scanner.position += 1
  }

  private mutating func array(depth: Int) -> SettingsValue {
    scanner.position += 1
    var elements: [SettingsValue] = []
    while !hasStopped {
      skipBlanks()
      if scanner.skip(")") { break }
      guard let value = value(depth: depth + 1) else {
        stop(.malformed("a value is expected inside of parentheses"))
        break
      }
      elements.append(value)
      skipBlanks()
      if !scanner.skip(","), scanner.peek != UInt8(ascii: ")") {
        stop(.malformed("“,” or “)” is expected"))
      }
    }
    return .array(elements)
  }

  private mutating func data() -> SettingsValue? {
    scanner.position += 1
    guard let digits = scanner.skip(past: ">") else {
      stop(.malformed("“<” has no end"))
      return nil
    }
    let values = digits.filter { $0 > 0x20 }.map { Character(UnicodeScalar($0)).hexDigitValue }
    guard values.count.isMultiple(of: 2), !values.contains(nil) else {
      report(.malformed("data consist of pairs of hexadecimal digits"))
      return .data([])
    }
    let halves = values.compactMap { $0.map(UInt8.init) }
    return .data(stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] })
  }
}

// MARK: - Texts

extension TextPropertyListReader {
  /// Reads a quoted string, or an unquoted string of letters, digits, and `_$/:.-`.
  ///
  /// Returns `nil` if there is none.
  private mutating func text() -> String? {
    guard let first = scanner.peek else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    let start = scanner.position
    scanner.skip { byte in
      byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic || 48...57 ~= byte
        || "_$/:.-".utf8.contains(byte)
    }
    guard scanner.position > start else { return nil }
    return String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) -> String {
    scanner.position += 1
    var bytes: [UInt8] = []
    /// The UTF-16 code units of escape sequences.
    ///
    /// Two of them may form one character.
    var units: [UInt16] = []
    func flush() {
      if units.isEmpty { return }
      bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    while let byte = scanner.next() {
      if byte == quote {
        flush()
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        if let unit = escape() { units.append(unit) }
      } else {
        flush()
        bytes.append(byte)
      }
    }
    stop(.malformed("a text has no end"))
    flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the character of an escape sequence, or `nil` for an escaped line break.
  private mutating func escape() -> UInt16? {
    guard let byte = scanner.next() else { return nil }
    switch byte {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "\n"): return nil
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      if let unit = scanner.hexadecimal(digits: 4) { return UInt16(unit) }
      report(.malformed("“\\U” lacks its four digits"))
      return UInt16(byte)
    case 48...55:
      var number = UInt16(byte - 48)
      for _ in 0..<2 {
        guard let digit = scanner.peek, 48...55 ~= digit else { break }
        number = number << 3 | UInt16(digit - 48)
        scanner.position += 1
      }
      return number
    default:
      // Keeps the first byte of a multibyte character together with the bytes that follow it.
      if byte >= 0x80 {
        scanner.position -= 1
        return nil
      }
      return UInt16(byte)
    }
  }
}
