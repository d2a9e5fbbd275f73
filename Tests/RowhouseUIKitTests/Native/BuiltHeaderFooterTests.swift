// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Headers and footers from closures")
@MainActor
struct BuiltHeaderFooterTests {
  private final class Banner: UIView {
    let name: String

    init(_ name: String, height: CGFloat) {
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }

    required init?(coder: NSCoder) { nil }
  }

  private let screen = TableScreen()

  private func show(_ sections: TableSection...) {
    screen.driver.sections = sections.enumerated().map { $1.id($0) }
    screen.settle()
  }

  private func section(_ rows: Int = 1) -> TableSection {
    TableSection("title", rows: (0..<rows).map { Row("row", id: $0).row })
  }

  private func banner(_ section: Int) -> Banner? {
    screen.table.headerView(forSection: section)?.contentView.subviews.first as? Banner
  }

  @Test("A closure makes its view once, however often the page is evaluated")
  func once() {
    var made = 0
    for rows in [1, 2, 3, 1] {
      show(
        section(rows).header {
          made += 1
          return Banner("only", height: 70)
        })
      #expect(banner(0)?.name == "only" && made == 1)
      #expect(screen.table.rectForHeader(inSection: 0).height == 70)
      #expect(banner(0)?.frame.size == CGSize(width: 375, height: 70))
    }
  }

  @Test("Another datum makes another view, in its height")
  func data() {
    var made: [String] = []
    func section(_ name: String) -> TableSection {
      self.section().header(of: name) { name in
        made.append(name)
        return Banner(name, height: CGFloat(20 * name.count))
      }
    }
    show(section("ab"), section("c"))
    #expect(made == ["ab", "c"])
    show(section("ab"), section("cde"))
    #expect(made == ["ab", "c", "cde"])
    #expect(banner(0)?.name == "ab" && banner(1)?.name == "cde")
    #expect(screen.table.rectForHeader(inSection: 0).height == 40)
    #expect(screen.table.rectForHeader(inSection: 1).height == 60)
  }

  @Test("Sections far below make no view until they are shown, if their headers have a height")
  func lazily() {
    var made: Set<Int> = []
    screen.driver.sections = (0..<60).map { number in
      section(3).id(number).style(\.headerHeight, .fixed(30)).header {
        made.insert(number)
        return Banner("\(number)", height: 30)
      }
    }
    screen.settle()
    #expect(made.contains(0) && !made.contains(59))
    screen.table.scroll(to: screen.table.contentSize.height)
    #expect(made.contains(59))
  }

  @Test("Footers work alike, and a title takes the place of either")
  func footers() throws {
    show(section().footer { Banner("below", height: 33) })
    #expect(screen.table.rectForFooter(inSection: 0).height == 33)
    let footer = try #require(screen.table.footerView(forSection: 0))
    #expect((footer.contentView.subviews.first as? Banner)?.name == "below")
    show(section().header(of: 1) { _ in Banner("above", height: 44) })
    #expect(banner(0)?.name == "above")
    #expect(screen.table.rectForFooter(inSection: 0).height != 33)
    show(section())
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(ShownParts(in: header.contentView).texts == ["title"])
  }
}
#endif
