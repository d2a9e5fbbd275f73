// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RowhouseWeb

@Suite("Messages")
struct JSONTests {
  /// Returns an object of one member as JSON.
  private func json(_ value: some JSONValue) -> String {
    var writer = JSONWriter()
    writer.object { $0.member("a", value) }
    return writer.bytes.text
  }

  @Test("A message is one line, and is read back")
  func roundTrip() throws {
    let text = (0..<0x3000).compactMap(Unicode.Scalar.init).map { String(Character($0)) }.joined()
    let json = json(text)
    #expect(!json.unicodeScalars.contains { "\r\n".unicodeScalars.contains($0) })
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(value?["a"] as? String == text)
  }

  @Test("Members that are nil or empty are left out, and commas are between all others")
  func members() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("a", nil as Int?)
      writer.member("b", [[1, -2], []])
      writer.member("c", [Int]())
      writer.member("d", "")
      writer.member("e", 3)
    }
    #expect(writer.bytes.text == #"{"b":[[1,-2],[]],"d":"","e":3}"#)
  }

  @Test("Characters that need escaping are found at any position", arguments: 0..<24)
  func positions(length: Int) throws {
    let signs: [Character] = [
      "\"", "\\", "\u{0}", "\n", "\u{1F}", "\u{2028}", "\u{2029}", "\u{2030}", " ", "!", "é", "👋",
    ]
    for sign in signs {
      for position in 0...length {
        var text = String(repeating: "x", count: length)
        text.insert(sign, at: text.index(text.startIndex, offsetBy: position))
        let json = json(text + text)
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(value?["a"] as? String == text + text)
        #expect(
          !json.unicodeScalars.contains {
            $0.value < 0x20 || "\u{2028}\u{2029}".unicodeScalars.contains($0)
          })
      }
    }
  }
}
