// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RandomParts
import Rowhouse
import RowhouseTestSupport
import RowhouseTesting
import RowhouseUIKit
import Testing
import UIKitDriving

extension String {
  /// Labels of one line show breaks as blanks.
  fileprivate var inOneLine: String { replacingOccurrences(of: "\n", with: " ") }
}

extension TableScreen {
  /// Returns a description of the first view that is not where the layout has it.
  fileprivate func misplacement() -> String? {
    let indexPath = RowIndexPath(section: 0, row: 0)
    guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)),
      let row = driver.page.row(at: indexPath), let style = driver.page.style(at: indexPath)
    else { return "no row" }
    return misplacement(in: cell, of: row, style: style)
  }
}

@Suite("Views of parts")
@MainActor
struct PartViewTests {
  /// Content that consists of any parts.
  struct AnyParts: RowContent {
    var part: Part

    func body(style: ResolvedStyle) -> Part { part }
  }

  private func screen(_ part: Part) -> TableScreen {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection(rows: [
        CustomRow(AnyParts(part: part)).height(.automatic()).row
      ])
    ]
    screen.settle()
    return screen
  }

  @Test("Each drawn part has one view, where the layout has the part", arguments: 1..<40)
  func random(seed: UInt64) {
    var generator = PartGenerator(seed: seed)
    for _ in 0..<4 {
      let part = generator.part()
      let screen = screen(part)
      let texts = part.texts.filter { !$0.isEmpty }.map(\.inOneLine)
      #expect(screen.texts(0)?.map(\.inOneLine) == texts, "seed \(seed)")
      #expect(screen.misplacement() == nil, "seed \(seed)")
    }
  }

  @Test("Contents of round corners are clipped, and a border is whole pixels thick")
  func boxes() throws {
    var part = BoxPart(.text("framed"))
    part.cornerRadius = 8
    part.border = BoxPart.Border(width: 1.3, color: .hex(0xFF0000))
    part.background = .hex(0x00FF00)
    let screen = screen(.box(part))
    let box = try #require(screen.parts(0).first)
    #expect(box.layer.cornerRadius == 8)
    #expect(box.clipsToBounds)
    #expect(box.layer.borderWidth == 1)
    #expect(box.subviews.first is UILabel)
  }

  @Test("A badge is a capsule")
  func badges() throws {
    let badge = try #require(screen(.badge("7")).first(UILabel.self, 0))
    #expect(badge.text == "7")
    #expect(badge.layer.cornerRadius == badge.bounds.height / 2)
  }

  @Test("Pages of a pager are side by side, in reading direction")
  func pagers() throws {
    let screen = screen(
      .pager(label: "pages") {
        Part.text("first")
        Part.text("second")
        Part.text("third")
      })
    let pages = try #require(screen.parts(0).first?.subviews.first as? UIScrollView)
    let width = pages.bounds.width
    #expect(pages.contentSize.width == 3 * width)
    let labels = pages.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map { Int($0.frame.minX / width) } == [0, 1, 2])
    screen.table.semanticContentAttribute = .forceRightToLeft
    screen.table.reloadData()
    screen.settle()
    let turned = try #require(screen.parts(0).first?.subviews.first as? UIScrollView)
    #expect(turned.contentOffset.x == 2 * width)
    let mirrored = turned.subviews.compactMap { $0 as? UILabel }
    #expect(mirrored.map { Int($0.frame.minX / width) } == [2, 1, 0])
  }

  @Test("A symbol is in the middle of its tile, white or black")
  func tiles() throws {
    func view(_ tile: StyleColor) throws -> UIView {
      let part = ImagePart(
        .symbol("star"), size: .fixed(.square(30)), shape: .rounded(7), tile: tile)
      return try #require(screen(.image(part)).parts(0).first)
    }
    func isColor(_ color: UIColor?, _ hex: UInt32) -> Bool {
      let rgba = RGBA(hex: hex)
      let parts = [rgba.red, rgba.green, rgba.blue].map { CGFloat($0) / 255 }
      let made = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
      return color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == made
    }
    let blue = try view(.hex(0x0A6FE8))
    let symbol = try #require(blue.subviews.first as? UIImageView)
    #expect(isColor(blue.backgroundColor, 0x0A6FE8) && isColor(symbol.tintColor, 0xFFFFFF))
    #expect(blue.layer.cornerRadius == 7 && blue.clipsToBounds)
    #expect(symbol.image?.isNamed("star") == true && symbol.contentMode == .scaleAspectFit)
    for (frame, edge) in [(symbol.frame.minX, 5), (symbol.frame.maxY, 25)] {
      #expect(abs(frame - CGFloat(edge)) < 0.001)
    }
    let yellow = try #require(view(.hex(0xFFCC00)).subviews.first)
    #expect(isColor(yellow.tintColor, 0))
  }

  @Test("Colors follow light and dark")
  func colors() throws {
    let screen = screen(
      .text("text", color: .adaptive(light: RGBA(hex: 0), dark: RGBA(hex: 0xFFFFFF))))
    let label = try #require(screen.first(UILabel.self, 0))
    let color = try #require(label.textColor)
    let (light, dark) = (
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    )
    #expect(light == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(dark == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test("A remote picture appears when it is loaded, unless the view shows another row")
  func remote() async throws {
    var images = PageImages.standard
    images.remote = { address in address == "good" ? UIImage(systemName: "star") : nil }
    let screen = TableScreen(options: TableOptions(images: images))
    let picture = ImagePart(.remote("good"), size: .fixed(.square(20)), placeholder: .tint)
    screen.driver.sections = [TableSection(rows: [CustomRow(AnyParts(part: .image(picture))).row])]
    screen.settle()
    let view = try #require(screen.first(UIImageView.self, 0))
    #expect(view.image == nil)
    #expect(view.backgroundColor != nil)
    await waitUntil { view.image != nil }
    #expect(view.image?.isNamed("star") == true)
    #expect(view.backgroundColor == nil)
  }
}
#endif
