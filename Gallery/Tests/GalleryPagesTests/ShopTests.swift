// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The shop, its messages and its feed")
struct ShopTests {
  private func body(_ page: GalleryTest, _ section: Int, _ row: Int = 0) throws -> Part {
    let indexPath = RowIndexPath(section: section, row: row)
    let style = try #require(page.test.page.style(at: indexPath))
    return try #require(page.test.page.row(at: indexPath)).body(style: style)
  }

  private func shades(_ page: GalleryTest, section: Int) throws -> [Bool] {
    let style = try #require(page.test.page.style(ofSection: section))
    return (0..<page.test.page.sections[section].rowCount).map { row in
      let indexPath = RowIndexPath(section: section, row: row)
      return page.test.page.style(at: indexPath)?.rowBackground != style.rowBackground
    }
  }

  @Test("Messages are 90 points tall, every second one shaded, five of them unread")
  func messages() throws {
    let page = GalleryTest(.messages)
    #expect(page.indexPaths.count == 10)
    #expect(page.indexPaths.allSatisfy { page.test.page.style(at: $0)?.rowHeight == .fixed(90) })
    #expect(try shades(page, section: 0) == (0..<10).map { !$0.isMultiple(of: 2) })
    let unread = try (0..<10).filter { row in
      try "\(body(page, 0, row))".contains("BadgePart")
    }
    #expect(unread == [0, 1, 2, 3, 6])
  }

  @Test("Banners turn every five seconds, and each has an accessibility label")
  func banners() throws {
    for name in [PageName.shop, .firstShop] {
      let page = GalleryTest(name)
      #expect(page.test.page.bar == .fadesIn && page.test.page.appearance == .plain)
      guard case .pager(let pager) = try body(page, 0) else {
        Issue.record("no pager")
        return
      }
      #expect(pager.interval == 5 && pager.showsDots && pager.pages.count == 6)
      let labels = pager.pages.compactMap { banner -> String? in
        guard case .box(let box) = banner, case .layered(let layers) = box.content,
          case .image(let image) = layers.parts.first
        else { return nil }
        #expect(abs((box.aspectRatio ?? 0) - 1 / 0.48) < 0.001)
        return image.label
      }
      #expect(labels.count == 6 && Set(labels).count == 6)
    }
  }

  @Test("A banner is dark behind a bar, and gets clear within 32 points below it")
  func dusk() throws {
    let page = GalleryTest(.shop)
    guard case .pager(let pager) = try body(page, 0), case .box(let banner)? = pager.pages.first,
      case .layered(let layers) = banner.content, case .vertical(let steps)? = layers.parts.last
    else {
      Issue.record("no gradient")
      return
    }
    let boxes = steps.parts.compactMap { if case .box(let box) = $0 { box } else { nil } }
    #expect(boxes.count == steps.parts.count)
    let alphas = boxes.compactMap { box -> UInt8? in
      guard case .adaptive(let light, let dark)? = box.background, light == dark else { return nil }
      return light == RGBA(red: 0, green: 0, blue: 0, alpha: light.alpha) ? light.alpha : nil
    }
    #expect(alphas.count == 9 && alphas == alphas.sorted(by: >))
    #expect(alphas.first == 153 && alphas.last.map { $0 < 24 } == true)
    let heights = boxes.compactMap(\.height.fixed)
    #expect(heights.first == 44 && heights.dropFirst().reduce(0, +) == 32)
  }

  @Test("Sixteen categories are on two pages, half of them twice, without a diagnostic")
  func categories() throws {
    let page = GalleryTest(.shop)
    guard case .pager(let pager) = try body(page, 1) else {
      Issue.record("no pager")
      return
    }
    let pages = pager.pages.map(\.texts)
    #expect(pages.map(\.count) == [8, 8] && pager.interval == nil)
    #expect(Array(pages[0][4...]) == Array(pages[1][..<4]))
    #expect(Set(pages[0]) == Set(pages[1]) && Set(pages[0]).count == 8)
    let ids = page.gallery.data.shop.categories.map(\.id)
    #expect(ids.count == 16 && Set(ids).count == 8)
    #expect(page.test.diagnostics.isEmpty)
  }

  @Test("The shop has four activities and eight goods, every second one shaded")
  func goods() throws {
    let page = GalleryTest(.shop)
    #expect(page.test.page.sections.map(\.rowCount) == [1, 1, 4, 8])
    #expect(try shades(page, section: 3) == (0..<8).map { $0.isMultiple(of: 2) })
    #expect(page.test.rows.last?[1] == "￥469.00")
  }

  @Test("The first version has the goods twice, under headlines")
  func first() throws {
    let page = GalleryTest(.firstShop)
    #expect(page.test.page.sections.map(\.rowCount) == [1, 1, 1, 4, 1, 8, 1, 8])
    #expect(page.test.rows[2] == ["— Hot activities —"])
    #expect(page.test.rows[7] == ["— Hot goods —"] && page.test.rows[16] == ["— You may like —"])
    #expect(Array(page.test.rows[8..<16]) == Array(page.test.rows[17..<25]))
    #expect(page.test.rows[8][1] == "$446.00")
    #expect(page.test.diagnostics.isEmpty)
  }

  @Test("A post without a picture has no space for one", arguments: [PageName.feed, .firstFeed])
  func posts(name: PageName) async throws {
    let page = GalleryTest(name)
    if name == .feed { try await page.loadFeed() }
    let posts = page.gallery.data.posts
    #expect(page.indexPaths.count == 8)
    let parts = try posts.indices.map { row -> Int in
      guard case .vertical(let stack) = try body(page, 0, row) else { return 0 }
      return stack.parts.count
    }
    #expect(parts == posts.map { $0.image == nil ? 3 : 4 })
    #expect(posts.indices.filter { posts[$0].image == nil } == [0, 5])
    let style = try #require(page.test.page.style(at: RowIndexPath(section: 0, row: 0)))
    #expect(style.rowHeight == .automatic(minimum: 0) && style.rowPadding == 0)
    #expect((style.separator == .hidden) == (name == .feed))
  }

  @Test("An empty shop shows no rows, without a diagnostic")
  func empty() {
    let data = DemoData(
      posts: [], shop: ShopFront(banners: [], categories: [], activities: [], goods: []))
    let gallery = GalleryState(clock: HandClock(), data: data)
    for name in [PageName.shop, .firstShop, .feed, .firstFeed] {
      let test = PageTest(name.page(gallery: gallery))
      #expect(test.rows.count == (name == .firstShop ? 3 : 0) && test.diagnostics.isEmpty)
    }
  }
}
