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

  /// Two lines of text with edges that may be between pixels.
  private struct Words: RowContent {
    let x: Double
    let width: Double

    func body(style: ResolvedStyle) -> Part {
      .text("aaaaaa bbbbbb", font: .system(size: 15.4)).frame(width: width)
        .padding(BoxPart.Insets(top: 0, leading: x, bottom: 0, trailing: 0))
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
    "Text has all its lines if its edges are between pixels", arguments: [100, 100.1, 100.2, 100.4])
  func edges(width: Double) throws {
    for x in stride(from: 0, through: 1, by: 0.05) {
      let label = try label([CustomRow(Words(x: x, width: width)).height(.automatic()).id(1).row])
      let size = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      #expect(label.sizeThatFits(size).height <= label.bounds.height, "at \(x)")
    }
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
