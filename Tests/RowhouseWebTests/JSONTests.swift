// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RowhouseWeb

@Suite("Messages")
struct JSONTests {
  @Test("A message is one line, and is read back")
  func roundTrip() throws {
    let text = (0..<0x3000).compactMap(Unicode.Scalar.init).map { String(Character($0)) }.joined()
    let json = JSON.object([
      ("a\"", .text(text)), ("b", .array([.integer(-1), .bool(true), .null])),
    ])
    #expect(!json.text.unicodeScalars.contains { "\r\n".unicodeScalars.contains($0) })
    let value = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any]
    #expect(value?["a\""] as? String == text)
    #expect((value?["b"] as? [Any])?.count == 3)
  }

  @Test("What has to be escaped is found wherever it stands", arguments: 0..<24)
  func places(length: Int) throws {
    let signs: [Character] = [
      "\"", "\\", "\u{0}", "\n", "\u{1F}", "\u{2028}", "\u{2029}", "\u{2030}", " ", "!", "é", "👋",
    ]
    for sign in signs {
      for place in 0...length {
        var text = String(repeating: "x", count: length)
        text.insert(sign, at: text.index(text.startIndex, offsetBy: place))
        let json = JSON.object([("a", .text(text + text))]).text
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
