// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Surfaces of rows")
@MainActor
struct RowSurfaceTests {
  private let screen = TableScreen()

  private func cell(_ row: some RowElement) throws -> UITableViewCell {
    screen.driver.sections = [TableSection(rows: [row.row])]
    screen.settle()
    return try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test("Separators begin at the title or at the inset of the style, or are hidden")
  func separators() throws {
    #expect(try cell(Row("a")).separatorInset.left == 16)
    #expect(try cell(Row("a").image(.named("none"))).separatorInset.left == 58)
    #expect(
      try cell(Row("a").style(\.separator, .line(leadingInset: 30))).separatorInset.left == 30)
    let bare = try cell(Row("a").style(\.separator, .hidden))
    #expect(bare.separatorInset.left == 0 && bare.separatorInset.right > bare.bounds.width)
  }

  @Test("Rows and pages have the colors of their style")
  func colors() throws {
    let (red, blue) = (StyleColor.hex(0xFF0000), StyleColor.hex(0x0000FF))
    let cell = try cell(
      Row("a").style(\.rowBackground, red).style(\.selectedRowBackground, blue).onSelect {})
    func isColor(_ color: UIColor?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
      color?.resolvedColor(with: cell.traitCollection)
        == UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
    #expect(isColor(cell.backgroundColor, 255, 0, 0))
    #expect(isColor(cell.selectedBackgroundView?.backgroundColor, 0, 0, 255))
    #expect(isColor(screen.table.backgroundColor, 242, 242, 247))
  }

  @Test("A missing font family is replaced by the system font")
  func fonts() throws {
    screen.driver.sections = [
      TableSection { Row("a").style(\.titleFont, StyleFont(family: .named("No Such"), size: 19)) }
    ]
    screen.settle()
    let font = try #require(screen.first(UILabel.self, 0)?.font)
    #expect(font.pointSize == 19)
  }

  @Test("A font of a family has the weight of the style")
  func weights() throws {
    func font(_ name: String, _ weight: FontWeight) throws -> UIFont {
      screen.driver.sections = [
        TableSection {
          Row("a").style(\.titleFont, StyleFont(family: .named(name), size: 19, weight: weight))
        }
      ]
      screen.settle()
      return try #require(screen.first(UILabel.self, 0)?.font)
    }
    func weight(of font: UIFont) -> CGFloat? {
      let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      return traits?[.weight] as? CGFloat
    }
    #expect(weight(of: try font("Georgia", .regular)) == UIFont.Weight.regular.rawValue)
    let bold = try font("Georgia", .bold)
    #expect(weight(of: bold) == UIFont.Weight.bold.rawValue)
    #expect(bold.familyName == "Georgia" && bold.pointSize == 19)
    #expect(try font("Georgia-Italic", .regular).fontName == "Georgia-Italic")
  }
}
#endif
