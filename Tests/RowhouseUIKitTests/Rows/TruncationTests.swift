// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in knows where a label shows an ellipsis.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Texts that have more lines than are shown")
@MainActor
struct TruncationTests {
  nonisolated private static let name =
    "Wireless headphones with active noise cancelling and a charging case"

  private struct Name: RowContent {
    let lineLimit: Int?

    func body(style: ResolvedStyle) -> Part {
      .text(TruncationTests.name, lineLimit: lineLimit)
    }
  }

  private func label(_ rows: [AnyRow]) throws -> UILabel {
    let screen = TableScreen(size: CGSize(width: 200, height: 667))
    screen.driver.sections = [TableSection(rows: rows)]
    screen.settle()
    return try #require(screen.first(UILabel.self, 0))
  }

  @Test("Text that is cut off ends with an ellipsis", arguments: [1, 2, 3])
  func cutOff(lines: Int) throws {
    let label = try label([CustomRow(Name(lineLimit: lines)).height(.automatic()).id(1).row])
    #expect(label.numberOfLines == lines && label.showsEllipsis)
  }

  @Test("A title of several lines that is cut off ends with an ellipsis")
  func title() throws {
    let row = Row(Self.name).style(\.titleLineLimit, 2).height(.automatic())
    let label = try label([row.row])
    #expect(label.text == Self.name && label.numberOfLines == 2 && label.showsEllipsis)
  }

  @Test("Text without a limit has all its lines")
  func unlimited() throws {
    let label = try label([CustomRow(Name(lineLimit: nil)).height(.automatic()).id(1).row])
    #expect(label.numberOfLines == 0 && !label.showsEllipsis)
    #expect(label.bounds.height >= 4 * label.font.lineHeight)
  }

  @Test(
    "A line break in text of one line is a space",
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineBreak(character: Character) throws {
    let label = try label([Row("one\(character)two").row])
    #expect(label.text == "one two" && !label.showsEllipsis)
  }
}
#endif
