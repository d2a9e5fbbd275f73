// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("Messages, profile, shop and feed in the app")
struct ShopTests {
  /// Returns the background colors of a section's rows, in light.
  private func backgrounds(_ screen: AppScreen, section: Int) -> [UIColor?] {
    (0..<screen.table.numberOfRows(inSection: section)).map {
      screen.cell(at: IndexPath(row: $0, section: section)).backgroundColor?
        .resolvedColor(with: screen.table.traitCollection)
    }
  }

  @Test("Messages are 90 points tall, every second one shaded, five of them with a dot")
  func messages() {
    let screen = AppScreen(opening: .messages)
    let colors = backgrounds(screen, section: 0)
    #expect(Set(colors).count == 2)
    for row in 0..<10 {
      let indexPath = IndexPath(row: row, section: 0)
      #expect(screen.table.rectForRow(at: indexPath).height == 90)
      #expect(colors[row] == colors[row % 2])
      let views = screen.cell(at: indexPath).contentView.drawnParts
      #expect(views[0].frame == CGRect(x: 15, y: 15, width: 60, height: 60))
      #expect(views[0].layer.cornerRadius == 30)
      // The dot is a label without a text.
      #expect(views.count == ([0, 1, 2, 3, 6].contains(row) ? 5 : 4), "row \(row)")
    }
    #expect(screen.table.style == .plain && screen.diagnostics.isEmpty)
  }

  @Test("The profile has values and chevrons, 35 points below the bar")
  func profile() {
    let screen = AppScreen(opening: .profile)
    #expect(screen.rows.map(\.last) == ["45", "10", "234", "Settings", "Share"])
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
  }

  @Test("Banners and categories are pagers that a finger turns and that keep their page")
  func pagers() throws {
    let screen = AppScreen(opening: .shop)
    for (section, count) in [(0, 6), (1, 2)] {
      let indexPath = IndexPath(row: 0, section: section)
      let pager = try #require(screen.cell(at: indexPath).contentView.drawnParts.first)
      let pages = try #require(pager.subviews.compactMap { $0 as? UIScrollView }.first)
      let dots = try #require(pager.subviews.compactMap { $0 as? UIPageControl }.first)
      let width = pages.bounds.width
      // Banners are a circle, with room for one more page at each end.
      let start = section == 0 ? width : 0
      #expect(width == 375 && pages.isPagingEnabled && pages.contentOffset.x == start)
      #expect(pages.contentSize.width == width * CGFloat(count) + 2 * start)
      #expect(dots.numberOfPages == count && dots.currentPage == 0)
      pages.contentOffset.x = start + width
      #expect(dots.currentPage == 1)
      screen.gallery.nightMode.toggle()
      screen.settle()
      #expect(pages.contentOffset.x == start + width && dots.currentPage == 1)
      pages.contentOffset.x = start
    }
    #expect(screen.check().faults == [])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("Banners are 0.48 times as tall as they are wide, on each width")
  func banners() {
    let screen = AppScreen(opening: .shop)
    for width in [320.0, 375, 768] {
      screen.window.rotate(to: CGSize(width: width, height: 700))
      screen.settle()
      let height = screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      #expect(abs(height - width * 0.48) <= 0.5, "\(width)")
    }
  }

  @Test("Eight categories on a page, four in a row, and a tap on them selects the row")
  func categories() {
    let screen = AppScreen(opening: .shop)
    let indexPath = IndexPath(row: 0, section: 1)
    let labels = screen.cell(at: indexPath).contentView.labels
    #expect(
      labels.map(\.text) == screen.gallery.data.shop.categories.map { screen.gallery.say($0.name) })
    let columns = labels.map { label in label.convert(label.bounds, to: screen.table).midX }
    for (index, x) in columns.enumerated() {
      let (page, column) = (index / 8, index % 4)
      #expect(abs(x - 375 * (Double(page) + (Double(column) + 0.5) / 4)) <= 0.5, "\(index)")
    }
    screen.tap(at: indexPath)
    #expect(screen.table.indexPathForSelectedRow == nil && screen.titles.count == 2)
  }

  @Test("The bar above the shop appears with scrolling: clear up to 50 points, opaque from 114")
  func bar() throws {
    let screen = AppScreen(opening: .shop)
    var shares: [CGFloat] = []
    for offset in [0.0, 50, 82, 114, 200] {
      screen.table.scroll(to: offset)
      let appearance = try #require(screen.controller.navigationItem.standardAppearance)
      shares.append(try #require(appearance.backgroundColor).alpha(in: screen.table))
    }
    #expect(shares == [0, 0, 0.5, 1, 1])
    let color = screen.controller.navigationItem.standardAppearance?.backgroundColor
    #expect(try #require(color).hex(in: screen.table) == 0x00707A)
    screen.back()
    #expect(screen.controller.navigationItem.standardAppearance == nil)
  }

  @Test("Goods are 160 points tall with a square picture, every second one shaded")
  func goods() {
    let screen = AppScreen(opening: .shop)
    let colors = backgrounds(screen, section: 3)
    #expect(colors.count == 8 && Set(colors).count == 2)
    for row in 0..<8 {
      let indexPath = IndexPath(row: row, section: 3)
      #expect(
        screen.table.rectForRow(at: indexPath).height == 160 && colors[row] == colors[row % 2])
      let picture = screen.picture("goods\(row + 1)", in: indexPath)
      let frame = picture.convert(picture.bounds, to: screen.cell(at: indexPath).contentView)
      #expect(frame == CGRect(x: 8, y: 8, width: 144, height: 144))
    }
  }

  /// Scrolls to the end of the feed until all posts are loaded.
  private func load(_ screen: AppScreen) async {
    func last() -> IndexPath {
      IndexPath(row: screen.table.numberOfRows(inSection: 0) - 1, section: 0)
    }
    for count in [3, 6] {
      #expect(last().row == count)
      _ = screen.cell(at: last())
      await screen.advance(by: Feed.delay)
    }
    #expect(screen.texts(at: last()).first == screen.gallery.say(.postsNotLoaded))
    screen.view(UIButton.self, in: last()).tap()
    screen.settle()
    await screen.advance(by: Feed.delay)
    #expect(last().row == 7)
  }

  @Test("Posts are as tall as their texts and pictures", arguments: [PageName.feed, .firstFeed])
  func feed(name: PageName) async {
    let screen = AppScreen(opening: name)
    if name == .feed { await load(screen) }
    let posts = screen.gallery.data.posts
    var heights: [CGFloat] = []
    for row in posts.indices {
      let indexPath = IndexPath(row: row, section: 0)
      let pictures = screen.cell(at: indexPath).contentView.drawnParts.compactMap {
        $0 as? UIImageView
      }
      #expect(pictures.count == (posts[row].image == nil ? 1 : 2), "post \(row)")
      heights.append(screen.table.rectForRow(at: indexPath).height)
    }
    let plain = heights.indices.filter { posts[$0].image == nil }.map { heights[$0] }
    let pictured = heights.indices.filter { posts[$0].image != nil }.map { heights[$0] }
    #expect((plain.max() ?? 0) < (pictured.min() ?? 0))
    screen.window.rotate(to: CGSize(width: 320, height: 667))
    screen.settle()
    let longest = posts.indices.max {
      posts[$0].content.english.count < posts[$1].content.english.count
    }
    let text = screen.cell(at: IndexPath(row: longest ?? 0, section: 0)).contentView.labels.last
    #expect((text?.frame.height ?? 0) > 3 * (text?.font.lineHeight ?? .infinity))
  }
}

extension UIColor {
  @MainActor
  fileprivate func alpha(in view: UIView) -> CGFloat {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let color = resolvedColor(with: view.traitCollection)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return alpha
  }

  @MainActor
  fileprivate func hex(in view: UIView) -> Int {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let color = resolvedColor(with: view.traitCollection)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
  }
}
#endif
