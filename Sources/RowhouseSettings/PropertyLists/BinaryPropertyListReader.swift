// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import struct Foundation.Date

/// The reader of binary property lists.
///
/// A file consists of objects, a table of their offsets, and a trailer of 32 bytes. An object that
/// cannot be read is replaced by ``SettingsValue/null`` and reported.
///
/// Objects may be used several times. Therefore, the elements of an array or dictionary are counted
/// at each use, and strings and data are read only once. Objects may also overlap in the file.
/// Therefore, the bytes of all strings and data are counted: without an overlap, their number is
/// less than the size of the file. The bytes of each use are also counted, because the value in
/// JSON or XML contains all uses.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let limits: ReadingLimits
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let objectCount: Int
  private let top: Int
  private let table: Int
  private(set) var faults: [PropertyListError] = []
  private var count = 0
  /// The strings and data that have been read, by object number.
  private var contents: [Int: SettingsValue] = [:]
  /// The number of bytes of the file from which strings and data were read.
  private var contentSize = 0
  /// The number of bytes in all uses of strings and data.
  private var usedSize = 0

  init(_ bytes: [UInt8], limits: ReadingLimits) throws(PropertyListError) {
    guard bytes.count >= 40 else {
      throw PropertyListError(.malformed("the file is shorter than the parts that it must have"))
    }
    let trailer = bytes.count - 32
    self.bytes = bytes
    self.limits = limits
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    let numbers = [8, 16, 24].map { Self.number(bytes[(trailer + $0)..<(trailer + $0 + 8)]) }
    let end = UInt64(trailer)
    guard 1...8 ~= offsetWidth, 1...8 ~= referenceWidth, numbers[0] > 0, numbers[0] <= end,
      numbers[1] < numbers[0], numbers[2] <= end,
      numbers[0] * UInt64(offsetWidth) <= end - numbers[2]
    else { throw PropertyListError(.malformed("the trailer contradicts the size of the file")) }
    objectCount = Int(numbers[0])
    top = Int(numbers[1])
    table = Int(numbers[2])
  }

  mutating func read() throws(PropertyListError) -> SettingsValue {
    let value = admits(1) ? object(top, depth: 0) : fault(.tooManyValues(limit: limits.values))
    if value == .null, let first = faults.first { throw first }
    return value
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func fault(_ problem: PropertyListError.Problem) -> SettingsValue {
    let error = PropertyListError(problem)
    if faults.count < PropertyList.faultLimit, !faults.contains(error) { faults.append(error) }
    return .null
  }

  private mutating func unreadable() -> SettingsValue {
    fault(.malformed("an object of the file cannot be read"))
  }

  /// Returns `length` bytes from a position, or `nil` if the file does not contain as many.
  private func slice(_ start: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard start >= 0, length >= 0, length <= bytes.count - start else { return nil }
    return bytes[start..<(start + length)]
  }

  /// Adds to the number of values, and returns false if the number exceeds the limit.
  private mutating func admits(_ more: Int) -> Bool {
    guard more <= limits.values - count else { return false }
    count += more
    return true
  }

  private mutating func object(_ index: Int, depth: Int) -> SettingsValue {
    if depth > limits.depth { return fault(.tooDeep(limit: limits.depth)) }
    guard index < objectCount, let entry = slice(table + index * offsetWidth, offsetWidth),
      let offset = Int(exactly: Self.number(entry)), offset < table, offset >= 8
    else { return fault(.malformed("an object is outside of the file")) }
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      switch low {
      case 0x8: return .bool(false)
      case 0x9: return .bool(true)
      default: return .null
      }
    case 0x1: return integer(at: offset + 1, length: 1 << low)
    case 0x2: return real(at: offset + 1, length: 1 << low)
    case 0x3:
      guard let seconds = slice(offset + 1, 8).map(Self.number) else { break }
      return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: seconds)))
    case 0x4: return content(index, at: offset) { .data(Array($0)) }
    case 0x5, 0x7:
      return content(index, at: offset) { .string(String(decoding: $0, as: UTF8.self)) }
    case 0x6: return content(index, at: offset, unit: 2, Self.wideText)
    case 0x8:
      guard let number = slice(offset + 1, low + 1).map(Self.number) else { break }
      guard admits(1) else { return fault(.tooManyValues(limit: limits.values)) }
      return .dictionary(["CF$UID": .integer(Int(clamping: number))])
    case 0xA, 0xB, 0xC:
      guard let (start, length) = extent(at: offset) else { break }
      guard admits(length) else { return fault(.tooManyValues(limit: limits.values)) }
      guard let elements = references(start, length) else { break }
      return .array(elements.map { object($0, depth: depth + 1) })
    case 0xD: return dictionary(at: offset, depth: depth)
    default: break
    }
    return unreadable()
  }

  private mutating func dictionary(at offset: Int, depth: Int) -> SettingsValue {
    guard let (start, length) = extent(at: offset) else {
      return unreadable()
    }
    guard length <= limits.values / 2, admits(2 * length) else {
      return fault(.tooManyValues(limit: limits.values))
    }
    guard let keys = references(start, length),
      let values = references(start + length * referenceWidth, length)
    else { return unreadable() }
    var members: [String: SettingsValue] = [:]
    for (key, value) in zip(keys, values) {
      guard case .string(let name) = object(key, depth: depth + 1) else {
        _ = fault(.malformed("a key of a dictionary is not a text; its value is ignored"))
        continue
      }
      members[name] = object(value, depth: depth + 1)
    }
    return .dictionary(members)
  }

  /// Returns the start position and the number of elements of an object.
  private func extent(at offset: Int) -> (start: Int, length: Int)? {
    let low = Int(bytes[offset] & 0x0F)
    if low < 0x0F { return (offset + 1, low) }
    guard let marker = slice(offset + 1, 1)?.first, marker >> 4 == 0x1 else { return nil }
    let width = 1 << Int(marker & 0x0F)
    guard width <= 8, let number = slice(offset + 2, width).map(Self.number),
      let length = Int(exactly: number)
    else { return nil }
    return (offset + 2 + width, length)
  }

  private func references(_ start: Int, _ length: Int) -> [Int]? {
    guard length <= bytes.count, let bytes = slice(start, length * referenceWidth) else {
      return nil
    }
    return (0..<length).map { position in
      let first = bytes.startIndex + position * referenceWidth
      return Int(clamping: Self.number(bytes[first..<(first + referenceWidth)]))
    }
  }

  private mutating func integer(at start: Int, length: Int) -> SettingsValue {
    guard length <= 16, let digits = slice(start, length) else {
      return unreadable()
    }
    // Numbers of fewer than eight bytes have no sign. Numbers of sixteen bytes contain unsigned
    // numbers of eight bytes.
    let number = Self.number(digits.suffix(8))
    if length == 8 { return .integer(Int(Int64(bitPattern: number))) }
    return Int(exactly: number).map(SettingsValue.integer) ?? .number("\(number)")
  }

  private mutating func real(at start: Int, length: Int) -> SettingsValue {
    guard length == 4 || length == 8, let bits = slice(start, length).map(Self.number) else {
      return unreadable()
    }
    let isSingle = length == 4
    return .real(
      isSingle ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits))
  }

  /// Returns the string or data of an object, which is read at its first use.
  private mutating func content(
    _ index: Int, at offset: Int, unit: Int = 1, _ read: (ArraySlice<UInt8>) -> SettingsValue
  ) -> SettingsValue {
    if let content = contents[index] { return used(content) }
    guard let (start, length) = extent(at: offset), length <= bytes.count,
      let slice = slice(start, unit * length)
    else { return unreadable() }
    guard slice.count <= bytes.count - contentSize else {
      return fault(.malformed("texts and data of the file overlap"))
    }
    contentSize += slice.count
    let content = read(slice)
    contents[index] = content
    return used(content)
  }

  /// Counts a use of a string or data, and returns it unless all uses together exceed the size
  /// limit of a file.
  private mutating func used(_ content: SettingsValue) -> SettingsValue {
    switch content {
    case .string(let text): usedSize += text.utf8.count
    case .data(let bytes): usedSize += bytes.count
    case .null, .bool, .integer, .real, .number, .date, .array, .dictionary: break
    }
    if usedSize <= limits.bytes { return content }
    return fault(.malformed("texts and data are used for more than \(limits.bytes) bytes"))
  }

  /// Returns a string from UTF-16 units in big-endian order.
  private static func wideText(_ bytes: ArraySlice<UInt8>) -> SettingsValue {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { position in
      UInt16(bytes[position]) << 8 | UInt16(bytes[position + 1])
    }
    return .string(String(decoding: units, as: UTF16.self))
  }
}
