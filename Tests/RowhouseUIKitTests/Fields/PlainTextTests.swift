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

  @Test("A one-line field inserts a pasted text without its line breaks", arguments: [4, 4_000])
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

  /// The settings of a field for quotes, dashes, and spaces.
  private struct Settings: Equatable {
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var spaces = UITextSmartInsertDeleteType.default

    static let off = Settings(quotes: .no, dashes: .no, spaces: .no)
  }

  private var settings: Settings? {
    if let field = screen.first(UITextField.self, 0) {
      return Settings(
        quotes: field.smartQuotesType, dashes: field.smartDashesType,
        spaces: field.smartInsertDeleteType)
    }
    return screen.first(UITextView.self, 0).map {
      Settings(
        quotes: $0.smartQuotesType, dashes: $0.smartDashesType, spaces: $0.smartInsertDeleteType)
    }
  }

  @Test("A field without corrections keeps straight quotes and hyphens", arguments: [1, 3])
  func smartPunctuation(lines: Int) {
    for isCorrected in [true, false, true] {
      show { FieldRow("Command", text: "") { _ in }.lines(lines).corrected(isCorrected) }
      #expect(settings == (isCorrected ? Settings() : .off))
    }
    show { FieldRow("E-mail", text: "", kind: .email) { _ in }.lines(lines) }
    #expect(settings == .off)
  }
}
#endif
