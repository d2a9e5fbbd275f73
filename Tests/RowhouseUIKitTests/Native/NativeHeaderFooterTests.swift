// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Headers and footers in custom views")
@MainActor
struct NativeHeaderFooterTests {
  final class TitleView: UITableViewHeaderFooterView {
    let title = UILabel(frame: .zero)
    var shown = 0

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      CGSize(width: targetSize.width, height: 52)
    }
  }

  final class OtherView: UITableViewHeaderFooterView {
    var text = ""
  }

  private let screen = TableScreen()

  private func show(_ section: TableSection) {
    screen.driver.sections = [section.id("section")]
    screen.settle()
  }

  private func titled(_ title: String) -> TableSection {
    TableSection("elsewhere", rows: [Row("row", id: 1).row])
      .header(TitleView.self, title) { view, title in
        view.title.text = title
        view.shown += 1
      }
  }

  private var header: TitleView? { screen.table.headerView(forSection: 0) as? TitleView }

  @Test("A view shows its datum, and a new datum in place")
  func updates() throws {
    show(titled("one"))
    let view = try #require(header)
    #expect(view.title.text == "one")
    let count = view.shown
    show(titled("one"))
    #expect(view.shown == count, "what is the same is not shown again")
    show(titled("two"))
    #expect(header === view)
    #expect(view.title.text == "two")
  }

  @Test("A view has its own height, or that of the style")
  func heights() {
    show(titled("one"))
    #expect(screen.table.rectForHeader(inSection: 0).height == 52)
    show(titled("one").style(\.headerHeight, .fixed(30)))
    #expect(screen.table.rectForHeader(inSection: 0).height == 30)
  }

  @Test("A view replaces a title, and a view of another class")
  func kinds() throws {
    for kind in [0, 1, 2, 1, 0, 2, 0] {
      let section = TableSection("title", rows: [Row("row", id: 1).row])
      switch kind {
      case 0: show(section)
      case 1: show(titled("view"))
      default: show(section.header(OtherView.self, "other") { view, text in view.text = text })
      }
      let view = try #require(screen.table.headerView(forSection: 0))
      #expect((view as? TitleView)?.title.text == (kind == 1 ? "view" : nil))
      #expect((view as? OtherView)?.text == (kind == 2 ? "other" : nil))
      #expect(ShownParts(in: view.contentView).texts == (kind == 0 ? ["title"] : []))
    }
  }

  @Test("Footers work too, and other hosts draw the section's other footer")
  func footers() throws {
    show(
      TableSection("head", footer: "foot", rows: [Row("row", id: 1).row])
        .footer(OtherView.self, 7) { view, number in view.text = "\(number)" })
    #expect((screen.table.footerView(forSection: 0) as? OtherView)?.text == "7")
    #expect(screen.driver.page.sections[0].footer == "foot")
    let plain = StrictTableHost()
    plain.driver.sections = [titled("view")]
    plain.driver.flush()
    #expect(plain.page?.sections[0].header == "elsewhere")
  }
}
#endif
