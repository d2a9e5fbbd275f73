// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A writer that writes values as JSON on one line, so that the text can be part of an event
/// stream.
struct JSONWriter {
  // Most messages fit into this capacity. Growing to this size would copy the bytes several times.
  var bytes = Bytes(capacity: 1_024)
  /// True if the object or array that is being written is still empty.
  private var isEmpty = true
}

extension JSONWriter {
  mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    open("{")
    writeMembers(&self)
    close("}")
  }

  /// Writes an array of values of different types.
  mutating func array<each Value: JSONValue>(_ values: repeat each Value) {
    open("[")
    repeat element(each values)
    close("]")
  }

  /// Writes a member of an object, unless the value is `nil`.
  ///
  /// The name must consist of letters that need no escape.
  mutating func member(_ name: StaticString, _ value: (some JSONValue)?) {
    guard let value else { return }
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(name)
    bytes.append("\":" as StaticString)
    value.write(to: &self)
  }

  /// Writes a member of an object, unless the array is empty.
  mutating func member(_ name: StaticString, _ values: [some JSONValue]) {
    member(name, values.isEmpty ? nil : values)
  }

  /// Writes an element of an array.
  mutating func element(_ value: some JSONValue) {
    separate()
    value.write(to: &self)
  }

  mutating func open(_ sign: StaticString) {
    bytes.append(sign)
    isEmpty = true
  }

  mutating func close(_ sign: StaticString) {
    bytes.append(sign)
    isEmpty = false
  }

  private mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
  }
}

extension JSONWriter {
  /// Appends text in quotes.
  ///
  /// Copies long runs in one step, because hardly any byte needs an escape.
  mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var (copied, index) = (0, 0)
    while let found = EightBytes.firstSpecial(in: text, from: index) {
      index = found
      let count = text[index] == 0xE2 ? Self.separatorLength(text[index...]) : 1
      guard count > 0 else {
        index += 1
        continue
      }
      bytes.append(text, copied..<index)
      appendEscape(of: text[index..<(index + count)])
      index += count
      copied = index
    }
    bytes.append(text, copied..<text.count)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns the number of bytes of the separator that the text begins with, or 0 if it begins with
  /// another character.
  private static func separatorLength(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let rest = text.dropFirst().prefix(2)
    return rest.elementsEqual([0x80, 0xA8]) || rest.elementsEqual([0x80, 0xA9]) ? 3 : 0
  }

  private mutating func appendEscape(of character: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(UInt8(ascii: "\\"))
    switch character[character.startIndex] {
    case UInt8(ascii: "\""): bytes.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    // Before ES2019, JavaScript interpreted these two separators as the end of a line.
    case 0xE2: bytes.append((character.last == 0xA8 ? "u2028" : "u2029") as StaticString)
    case let byte: bytes.append("u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    }
  }
}
