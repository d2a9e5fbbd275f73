// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import struct Foundation.Data
import struct Foundation.Date

/// The reader that ``JSONText`` uses.
struct JSONReader {
  private var scanner: ByteScanner
  private let limits: ReadingLimits
  private var count = 0
  /// True to determine ``lines``.
  private let countsLines: Bool
  /// The lines of the value that was read last, or `nil` if they are not determined.
  private(set) var lines: JSONLines?
  /// A position at the beginning of a value or before it, and its line.
  private var counted = (position: 0, line: 1)

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limits: The limits of depth and size.
  ///   - countsLines: True to determine ``lines``. Defaults to `false`.
  init(_ bytes: [UInt8], limits: ReadingLimits, countsLines: Bool = false) {
    scanner = ByteScanner(bytes)
    self.limits = limits
    self.countsLines = countsLines
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
  }

  mutating func read() throws(PropertyListError) -> SettingsValue {
    if scanner.bytes.count > limits.bytes {
      throw PropertyListError(.tooLarge(bytes: scanner.bytes.count, limit: limits.bytes))
    }
    let value = try value(depth: 0)
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw fault("the value is followed by further text") }
    return value
  }

  private func fault(_ message: String) -> PropertyListError {
    PropertyListError(.malformed(message), line: scanner.line)
  }

  /// Returns the line of the position, which follows those of earlier calls.
  private mutating func nextLine() -> Int {
    let bytes = scanner.bytes[counted.position..<scanner.position]
    counted.line += bytes.count { $0 == UInt8(ascii: "\n") }
    counted.position = scanner.position
    return counted.line
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> SettingsValue {
    count += 1
    guard count <= limits.values else {
      throw PropertyListError(.tooManyValues(limit: limits.values), line: scanner.line)
    }
    scanner.skipBlanks()
    lines = countsLines ? JSONLines(line: nextLine()) : nil
    switch scanner.peek {
    // Counts only arrays and objects as levels. A date is an object in JSON, but not in a property
    // list, so it does not count.
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth <= limits.depth else {
        throw PropertyListError(.tooDeep(limit: limits.depth), line: scanner.line)
      }
      return scanner.peek == UInt8(ascii: "{") ? try object(depth: depth) : try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t") where scanner.skip("true"): return .bool(true)
    case UInt8(ascii: "f") where scanner.skip("false"): return .bool(false)
    case UInt8(ascii: "n") where scanner.skip("null"): return .null
    case UInt8(ascii: "-"): return try number()
    case let byte? where 48...57 ~= byte: return try number()
    case nil: throw fault("the text ends where a value is expected")
    default: throw fault("a value is expected")
    }
  }

  private mutating func array(depth: Int) throws(PropertyListError) -> SettingsValue {
    scanner.position += 1
    var elements: [SettingsValue] = []
    var own = lines
    defer { lines = own }
    scanner.skipBlanks()
    if scanner.skip("]") { return .array([]) }
    while true {
      elements.append(try value(depth: depth + 1))
      if let lines { own?.elements.append(lines) }
      scanner.skipBlanks()
      if scanner.skip("]") { return .array(elements) }
      guard scanner.skip(",") else { throw fault("“,” or “]” is expected") }
    }
  }

  private mutating func object(depth: Int) throws(PropertyListError) -> SettingsValue {
    scanner.position += 1
    var members: [String: SettingsValue] = [:]
    var own = lines
    defer { lines = own }
    scanner.skipBlanks()
    if scanner.skip("}") { return .dictionary([:]) }
    while true {
      scanner.skipBlanks()
      guard scanner.peek == UInt8(ascii: "\"") else { throw fault("a name in quotes is expected") }
      let line = countsLines ? nextLine() : 0
      let name = try string()
      scanner.skipBlanks()
      guard scanner.skip(":") else { throw fault("“:” is expected") }
      // A date, data, or a number is one value in a property list, and an object with one value in
      // JSON.
      let isTag = members.isEmpty && Self.tags.contains(name)
      if isTag { count -= 1 }
      members[name] = try value(depth: depth + 1)
      lines?.line = line
      own?.members[name] = lines
      scanner.skipBlanks()
      let isEnd = scanner.skip("}")
      if isEnd, let value = Self.tagged(members) { return value }
      if isTag { count += 1 }
      if isEnd { return .dictionary(members) }
      guard scanner.skip(",") else { throw fault("“,” or “}” is expected") }
    }
  }

  /// The member names of objects that describe a different value.
  ///
  /// Such an object has only that member.
  private static let tags: Set = ["$date", "$data", "$real"]

  /// Returns the date, bytes, or number that an object describes, or `nil` for any other object.
  private static func tagged(_ members: [String: SettingsValue]) -> SettingsValue? {
    guard members.count == 1, let (name, value) = members.first else { return nil }
    switch (name, value) {
    case ("$date", .string(let text)):
      if let date = DateText.date(text), DateText.exact(date) == text { return .date(date) }
    case ("$date", .real(let seconds)): return .date(Date(timeIntervalSince1970: seconds))
    case ("$data", .string(let text)):
      if let data = Data(base64Encoded: text), data.base64EncodedString() == text {
        return .data(Array(data))
      }
    case ("$real", "nan"): return .real(.nan)
    case ("$real", "inf"): return .real(.infinity)
    case ("$real", "-inf"): return .real(-.infinity)
    default: break
    }
    return nil
  }

  private mutating func number() throws(PropertyListError) -> SettingsValue {
    let start = scanner.position
    scanner.skip(while: { "+-.eE0123456789".utf8.contains($0) })
    let text = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
    guard Self.isNumber(text) else { throw fault("“\(text.prefix(40))” is not a number") }
    if let integer = Int(text), text != "-0" { return .integer(integer) }
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }
    if digits.count <= 17, let real = Double(text), real.isFinite { return .real(real) }
    return .number(text)
  }

  /// Returns `true` if a text has the form of a number in RFC 8259.
  static func isNumber(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
      let count = rest.prefix { 48...57 ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = digits(&rest)
    if whole == 0 || isZero && whole > 1 { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if digits(&rest) == 0 { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      if digits(&rest) == 0 { return false }
    }
    return rest.isEmpty
  }

  private mutating func string() throws(PropertyListError) -> String {
    scanner.position += 1
    var bytes: [UInt8] = []
    while let byte = scanner.next() {
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(checking: bytes[...]) else {
          throw fault("a text is not in UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): bytes.append(contentsOf: try escape().utf8)
      case 0..<0x20: throw fault("a text contains a control character")
      default: bytes.append(byte)
      }
    }
    throw fault("a text has no end")
  }

  private mutating func escape() throws(PropertyListError) -> String {
    switch scanner.next() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = scanner.hexadecimal(digits: 4) else { throw fault("“\\u” lacks digits") }
      var units = [UInt16(first)]
      if 0xD800..<0xDC00 ~= first, scanner.skip("\\u") {
        guard let second = scanner.hexadecimal(digits: 4) else {
          throw fault("“\\u” lacks digits")
        }
        units.append(UInt16(second))
      }
      return String(decoding: units, as: UTF16.self)
    default: throw fault("an unknown escape sequence")
    }
  }
}
