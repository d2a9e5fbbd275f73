// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import RowhouseWeb

@Suite("Parts of addresses")
struct PercentTests {
  @Test("An escaped text is read back", arguments: ["", "a/b", "é", "👩‍👩‍👧", "%2F", "a+b c&=#?", "\0"])
  func roundTrip(text: String) {
    #expect(Percent.decoded(Percent.encoded(text)) == text)
  }

  @Test("An invalid escape is refused", arguments: ["%", "%4", "%GG", "a%", "%FF", "%C3"])
  func wrong(text: String) { #expect(Percent.decoded(text) == nil) }

  @Test("Every scalar is read back")
  func scalars() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let encoded = Percent.encoded(text)
      guard Percent.decoded(encoded) == text, encoded.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x2F })
      else {
        Issue.record("\(value)")
        return
      }
    }
  }
}
