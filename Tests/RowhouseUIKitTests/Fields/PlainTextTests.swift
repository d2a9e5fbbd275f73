// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Characters that fields insert")
@MainActor
struct PlainTextTests {
  private let screen = TableScreen()

  private func show(@RowBuilder _ rows: () -> [AnyRow]) {
    screen.driver.sections = [TableSection(rows: rows())]
    screen.settle()
  }

  @Test("A field of one line inserts a pasted text without its line breaks", arguments: [4, 4_000])
  func pastedLines(limit: Int) throws {
    var received: [String] = []
    show { FieldRow("Name", text: "") { received.append($0) }.lengthLimit(limit) }
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.enter("a\nbc\r\ndef")
    #expect(field.text == String("abcdef".prefix(limit)))
    _ = field.resignFirstResponder()
    #expect(received == [String("abcdef".prefix(limit))])
  }
}
#endif
