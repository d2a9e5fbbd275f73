// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import RowhouseTestSupport
import Testing

@Suite("Property lists")
struct PropertyListTests {
  static let sample: SettingsValue = [
    "text": "Ümlaut & <tag> “quoted”\n\t🙂", "integer": -42, "big": .integer(.max), "real": 0.1,
    "on": true, "off": false, "date": .date(Date(timeIntervalSince1970: 1_700_000_000)),
    "data": .data([0, 1, 254, 255]), "list": [1, "two", [3]], "empty": [:], "none": [],
  ]

  @Test("XML is read as it was written")
  func xml() throws {
    let list = try PropertyList(Array(PropertyList.xml(Self.sample).utf8))
    #expect(list.value == Self.sample && list.format == .xml && list.faults.isEmpty)
  }

  @Test(
    "XML of Foundation, in both formats, is read as Foundation means it",
    arguments: [
      PropertyListSerialization.PropertyListFormat.xml, .binary,
    ])
  func foundation(format: PropertyListSerialization.PropertyListFormat) throws {
    let object: [String: Any] = [
      "text": "Ümlaut 🙂", "ascii": "plain", "integer": -42, "large": 70_000, "real": 0.5,
      "on": true,
      "date": Date(timeIntervalSince1970: 1_700_000_000), "data": Data([1, 2, 3]),
      "list": [1, 2, ["deep": "value"]] as [Any],
      "long": Array(repeating: "x", count: 40),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: object, format: format, options: 0)
    let list = try PropertyList(Array(data))
    #expect(list.faults.isEmpty)
    #expect(
      list.value == [
        "text": "Ümlaut 🙂", "ascii": "plain", "integer": -42, "large": 70_000, "real": 0.5,
        "on": true, "date": .date(Date(timeIntervalSince1970: 1_700_000_000)),
        "data": .data([1, 2, 3]), "list": [1, 2, ["deep": "value"]],
        "long": .array(Array(repeating: "x", count: 40)),
      ])
  }

  @Test("Attributes without quotes are read and reported")
  func unquoted() throws {
    let list = try PropertyList(
      Array("<plist version=1.0><dict><key>a</key><true/></dict></plist>".utf8))
    #expect(list.value == ["a": true])
    #expect(list.faults.map(\.description) == ["line 1: an attribute of <plist> has no quotes"])
  }

  @Test("A file that ends too early is read up to its end")
  func truncated() throws {
    let text =
      "<plist>\n<dict><key>a</key><string>x</string>\n<key>b</key><array><integer>1</integer>"
    let list = try PropertyList(Array(text.utf8))
    #expect(list.value == ["a": "x", "b": [1]])
    #expect(list.faults.first?.line == 3)
  }

  @Test("Entities of a document type are not expanded")
  func entities() throws {
    let text = """
      <!DOCTYPE plist [ <!ENTITY a "aaaa"> <!ENTITY b "&a;&a;"> ]>
      <plist><string>&b;</string></plist>
      """
    let list = try PropertyList(Array(text.utf8))
    #expect(list.value == "&b;" && list.faults.count == 2)
  }

  @Test(
    "Files of strings are read in all encodings",
    arguments: [
      String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .windowsCP1252,
    ])
  func encodings(encoding: String.Encoding) throws {
    let text = #"""
      /* comment */ "Key \"one\"" = "Größe\n2"; // another
      plain = "a\U00e9\u00E9\351";
      "alone";
      """#
    let data = try #require(text.data(using: encoding))
    let list = try PropertyList(Array(data))
    #expect(
      list.value == ["Key \"one\"": "Größe\n2", "plain": "aééé", "alone": "alone"] as SettingsValue)
    #expect(list.faults.count == (encoding == .windowsCP1252 ? 1 : 0))
  }

  @Test("A line of strings with a mistake is left out, and the others are read")
  func strings() throws {
    let list = try PropertyList(Array("\"a\" = \"1\"\n\"b\" = ;\n= \"x\";\n\"c\" = \"3\";".utf8))
    #expect(list.value == ["a": "1", "c": "3"])
    #expect(list.faults.map(\.line) == [2, 2, 3])
  }

  @Test("Lists in the text format are read")
  func textFormat() throws {
    let list = try PropertyList(Array("{ a = ( x, \"y z\", <0fF0> ); b = { c = 1; }; }".utf8))
    #expect(list.value == ["a": ["x", "y z", .data([15, 240])], "b": ["c": "1"]])
  }

  @Test("Depth, number of values and size are limited")
  func limits() throws {
    let deep = String(repeating: "<array>", count: 100_000)
    let list = try PropertyList(Array("<plist>\(deep)".utf8))
    #expect(list.faults.map(\.problem) == [.tooDeep(limit: 64)])
    #expect(throws: PropertyListError(.tooDeep(limit: 64), line: 1)) {
      try JSONText.read(Array(String(repeating: "[", count: 100_000).utf8))
    }
    #expect(throws: PropertyListError(.tooLarge(bytes: 9 << 20, limit: 8 << 20))) {
      try PropertyList(Array(repeating: 32, count: 9 << 20))
    }
    let many = "<plist><array>" + String(repeating: "<true/>", count: 200_000)
    #expect(
      try PropertyList(Array(many.utf8)).faults.map(\.problem) == [.tooManyValues(limit: 100_000)])
  }

  @Test("A binary list whose objects refer to each other many times is cut off")
  func bomb() throws {
    // Each of 30 arrays contains the next one twice, which would be 2³⁰ values.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<30 {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA2, UInt8(index + 1), UInt8(index + 1)]
    }
    offsets.append(UInt8(bytes.count))
    bytes.append(0x09)
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [31, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    let list = try PropertyList(bytes)
    #expect(list.faults.map(\.problem) == [.tooManyValues(limit: 100_000)])
  }

  @Test("JSON is read as it was written, with dates, data and numbers that JSON lacks")
  func json() throws {
    var value = try #require(Self.sample.members)
    value["infinity"] = .real(.infinity)
    value["null"] = .null
    value["huge"] = .number("123456789012345678901234567890")
    value["fraction"] = .date(Date(timeIntervalSince1970: 0.25))
    for isPretty in [true, false] {
      let text = JSONText.write(.dictionary(value), isPretty: isPretty)
      #expect(try JSONText.read(Array(text.utf8)) == .dictionary(value))
    }
    #expect(
      try JSONText.read(Array(#" ["\ud83d\ude42\u00e9", 1.50, -0, 1e3] "#.utf8)) == [
        "🙂é", 1.5, -0.0, 1000.0,
      ])
    for wrong in ["", "[1,]", "{\"a\" 1}", "01", "\"a", "nul", "[1] 2", "+1", "1.", "\"\u{1}\""] {
      #expect(throws: PropertyListError.self, "\(wrong)") { try JSONText.read(Array(wrong.utf8)) }
    }
  }
}
