// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseSettings
import Testing

import struct Foundation.Date

@Suite("Hostile property lists")
struct HostilePropertyListTests {
  @Test(
    "A hexadecimal number has at most one sign, before its digits",
    arguments: [
      ("0x10", 16), ("-0x10", -16), ("+0XfF", 255), ("-0x8000000000000000", .integer(.min)),
      ("0x-10", "0x-10"), ("-0x-8000000000000000", "-0x-8000000000000000"), ("0x+1", "0x+1"),
      ("--0x1", "--0x1"), ("0x", "0x"), ("-0x8000000000000001", "-0x8000000000000001"),
    ] as [(String, SettingsValue)])
  func hexadecimal(text: String, value: SettingsValue) throws {
    let list = try PropertyList(Array("<plist><integer>\(text)</integer></plist>".utf8))
    #expect(list.value == value)
    #expect(list.faults.count == (value == .string(text) ? 1 : 0))
  }

  @Test("References to one data object of a binary list share its bytes")
  func sharedData() throws {
    let list = try PropertyList(
      Self.binary([[0xA2, 1, 1], [0x4F, 0x11, 0x10, 0x00] + Array(repeating: 7, count: 4_096)]))
    let elements = try #require(list.value.elements)
    let addresses = elements.map { element in
      guard case .data(let bytes) = element else { return Int?.none }
      return bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    #expect(list.faults.isEmpty && addresses.count == 2)
    #expect(addresses[0] != nil && addresses[0] == addresses[1])
  }

  @Test("Texts and data of a binary list that overlap produce no more bytes than the file has")
  func overlaps() throws {
    for marker in [0x4F, 0x5F, 0x6F] as [UInt8] {
      // Each of 100 objects of 20,000 bytes contains the headers of those after it.
      let length: [UInt8] = marker == 0x6F ? [0x27, 0x10] : [0x4E, 0x20]
      let headers = (0..<100).map { _ in [marker, 0x11] + length }
      let content = [UInt8](repeating: 0x20, count: 20_000)
      let bytes = Self.binary([[0xAF, 0x10, 100] + (1...100)] + headers + [content])
      let list = try PropertyList(bytes)
      let produced = (list.value.elements ?? []).map { element in
        switch element {
        case .data(let bytes): bytes.count
        case .string(let text): text.utf16.count * (marker == 0x6F ? 2 : 1)
        default: 0
        }
      }
      #expect(produced.first == 20_000 && produced.reduce(0, +) <= bytes.count)
      #expect(list.faults.map(\.problem) == [.malformed("texts and data of the file overlap")])
    }
  }

  @Test("A text of a binary list that is used often produces no more bytes than a file may have")
  func repeatedText() throws {
    let uses: [UInt8] = [0xAF, 0x12, 0x00, 0x00, 0xC3, 0x50] + Array(repeating: 1, count: 50_000)
    let text = [0x5F, 0x11, 0x27, 0x10] + [UInt8](repeating: 0x20, count: 10_000)
    let list = try PropertyList(Self.binary([uses, text]))
    let texts = (list.value.elements ?? []).compactMap(\.text)
    #expect(texts.count == (8 << 20) / 10_000)
    #expect(
      list.faults.map(\.problem)
        == [.malformed("texts and data are used for more than 8388608 bytes")])
  }

  @Test(
    "Without a limit of values, the sizes of arrays and dictionaries do not trap",
    arguments: [0xAF, 0xDF] as [UInt8])
  func unlimited(marker: UInt8) {
    var limits = ReadingLimits()
    (limits.values, limits.bytes) = (.max, .max)
    for size in [1 << 62, Int.max] {
      let digits = (0..<8).reversed().map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
      let bytes = Self.binary([[marker, 0x13] + digits])
      #expect(throws: PropertyListError.self) { try PropertyList(bytes, limits: limits) }
    }
  }

  @Test("Arrays and dictionaries of a binary list that exceed the limit of values are refused")
  func longArrays() throws {
    let problem = PropertyListError(.tooManyValues(limit: 100_000))
    // 200,000 elements, and as many members.
    let length: [UInt8] = [0x12, 0x00, 0x03, 0x0D, 0x40]
    for (marker, references) in [(0xAF, 200_000), (0xDF, 400_000)] as [(UInt8, Int)] {
      let object = [marker] + length + Array(repeating: 1, count: references)
      #expect(throws: problem) { try PropertyList(Self.binary([object, [0x09]])) }
      let list = try PropertyList(Self.binary([[0xA2, 1, 2], [0x09], object]))
      #expect(list.value == [true, .null] && list.faults == [problem])
    }
  }

  @Test("Nested arrays of a binary list have together at most the limit of values")
  func nestedArrays() throws {
    func array(_ first: UInt8, count: Int) -> [UInt8] {
      [0xAF, 0x12] + Self.big(count, width: 4) + [first] + Array(repeating: 3, count: count - 1)
    }
    let arrays = [array(1, count: 60_000), array(2, count: 39_000), array(3, count: 2_000)]
    let list = try PropertyList(Self.binary(arrays + [[0x09]]))
    #expect(list.faults == [PropertyListError(.tooManyValues(limit: 100_000))])
    let inner = try #require(list.value.elements?.first?.elements)
    #expect(list.value.elements?.last == true && inner.first == .null && inner.last == true)
    #expect(try JSONText.read(Array(JSONText.write(list.value).utf8)) == list.value)
  }

  @Test("A list of as many dates as the limit allows can be read again from JSON")
  func manyDates() throws {
    let dates = SettingsValue.array(
      Array(repeating: .date(Date(timeIntervalSince1970: 0)), count: 99_999))
    #expect(try JSONText.read(Array(JSONText.write(dates).utf8)) == dates)
  }

  @Test("Long names are compared with no known names, so that pages with them are read quickly")
  func longNames() {
    let accents = String(repeating: "\u{301}", count: 40)
    let bundle = TestBundle.page(
      ["Type": .string("PSToggleSwitchSpecifier" + accents), "Title": "One wrong letter"],
      TestBundle.toggle("Long", key: "a", [String(repeating: "k", count: 1_000_000): 1]))
    #expect(
      bundle.diagnostics.first?.kind
        == .unknownType("PSToggleSwitchSpecifier" + accents, suggestion: nil))
    #expect(bundle.kinds == ["unknownType", "unknownKey"])
  }

  /// Returns a binary list of objects, of which the first is the value, and which refer to each other by
  /// numbers of one byte.
  private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets.flatMap { big($0, width: 4) } + [0, 0, 0, 0, 0, 0, 4, 1]
    for number in [objects.count, 0, table] { bytes += big(number, width: 8) }
    return bytes
  }

  private static func big(_ number: Int, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
