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
}
