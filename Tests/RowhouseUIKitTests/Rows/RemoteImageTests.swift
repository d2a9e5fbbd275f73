// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The sizes of images are those of the stand-in.
#if os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

/// A source of images that returns no image until a test calls ``open()``.
private actor SlowImages {
  private(set) var calls = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  /// Returns an image of the stand-in's asset catalog once ``open()`` was called.
  func load(_ name: String) async -> UIImage? {
    calls += 1
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    return UIImage(named: name)
  }

  func close() { isOpen = false }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@Suite("Images that are loaded")
@MainActor
struct RemoteImageTests {
  private let source = SlowImages()
  private let screen: TableScreen

  init() {
    var images = PageImages.standard
    images.remote = { [source] in await source.load($0) }
    screen = TableScreen(options: TableOptions(images: images))
  }

  private func show(@RowBuilder _ rows: () -> [AnyRow]) {
    screen.driver.sections = [TableSection(rows: rows())]
    screen.settle()
  }

  private func wait(until isDone: () async -> Bool) async {
    await waitUntil { await isDone() }
    for _ in 0..<20 { await Task.yield() }
    screen.settle()
  }

  private func view(_ row: Int) throws -> UIImageView {
    try #require(screen.first(UIImageView.self, row))
  }

  @Test("A row that is drawn again goes on loading its picture")
  func once() async throws {
    UIImage.register("once", size: CGSize(width: 20, height: 20))
    for title in ["a", "b", "c"] {
      show { Row(title, id: 1).image(.remote("once")) }
      await wait { await source.calls > 0 }
    }
    #expect(await source.calls == 1)
    await source.open()
    await wait { (try? view(0))?.image != nil }
    #expect(try view(0).image?.isNamed("once") == true)
    #expect(screen.texts(0) == ["c"])
  }

  @Test("Rows with the same picture load it once, even if one of them then shows another")
  func shared() async throws {
    UIImage.register("shared", size: CGSize(width: 20, height: 20))
    func showBoth(first: String) {
      show {
        Row("a", id: 1).image(.remote(first))
        Row("b", id: 2).image(.remote("shared"))
      }
    }
    showBoth(first: "shared")
    await wait { await source.calls > 0 }
    #expect(await source.calls == 1)
    showBoth(first: "other")
    await wait { await source.calls > 1 }
    #expect(await source.calls == 2)
    await source.open()
    await wait { (try? view(1))?.image != nil }
    #expect(try view(1).image?.isNamed("shared") == true)
    showBoth(first: "shared")
    #expect(try view(0).image?.isNamed("shared") == true)
    #expect(await source.calls == 2)
  }

  /// Returns images whose loads end only when they are canceled, and a stream that then ends.
  private func endlessImages() -> (images: PageImages, canceled: AsyncStream<Void>) {
    let (canceled, continuation) = AsyncStream<Void>.makeStream()
    var images = PageImages.standard
    images.remote = { _ in
      for await _ in AsyncStream<Void>.makeStream().stream {}
      continuation.finish()
      return nil
    }
    return (images, canceled)
  }

  @Test("A picture that no row shows any more is not loaded further")
  func canceled() async throws {
    let (images, canceled) = endlessImages()
    let screen = TableScreen(options: TableOptions(images: images))
    for source in [ImageSource.remote("slow"), .symbol("star")] {
      screen.driver.sections = [TableSection { Row("a", id: 1).image(source) }]
      screen.settle()
      for _ in 0..<20 { await Task.yield() }
    }
    for await _ in canceled {}
  }

  private struct PicturePage: TablePage {
    var title: String { "Pictures" }
    var sections: [TableSection] { TableSection { Row("a", id: 1).image(.remote("slow")) } }
  }

  @Test("A picture of a page that was left is not loaded further")
  func left() async {
    let (images, canceled) = endlessImages()
    let navigator = Navigator()
    let screen = TableScreen(options: TableOptions(images: images), navigator: navigator)
    navigator.push(PicturePage())
    screen.settle()
    for _ in 0..<20 { await Task.yield() }
    #expect(screen.stack.viewControllers.count == 2)
    navigator.pop()
    screen.settle()
    for await _ in canceled {}
  }

  @Test("A picture that could not be loaded is not requested at each change of its row")
  func missing() async throws {
    await source.open()
    let start = ContinuousClock.now
    for title in ["a", "b", "c", "d", "e"] {
      show { Row(title, id: 1).image(.remote("missing")) }
      await wait { await source.calls > 0 }
    }
    for address in ["other", "missing", "other", "missing"] {
      show { Row("e", id: 1).image(.remote(address)) }
      await wait { await source.calls > 1 }
    }
    let pauses = Int((ContinuousClock.now - start) / .seconds(30))
    #expect(await source.calls <= 2 * (1 + pauses))
  }

  @Test("A loaded picture of a value has its own shape")
  func value() async throws {
    UIImage.register("wide", size: CGSize(width: 60, height: 20))
    show { Row("Photo").valueImage(.remote("wide")) }
    #expect(try view(0).bounds.width == view(0).bounds.height, "The placeholder")
    await source.open()
    await wait { (try? view(0))?.image != nil }
    #expect(try view(0).bounds.size == CGSize(width: 60, height: 20))
    #expect(screen.staleness() == nil)
  }

  @Test("A row becomes as tall as its loaded picture")
  func growing() async throws {
    UIImage.register("tall", size: CGSize(width: 60, height: 200))
    struct Photo: RowContent {
      func body(style: ResolvedStyle) -> Part {
        .image(ImagePart(.remote("tall"), size: .natural(maximumHeight: .infinity)))
      }
    }
    show {
      CustomRow(Photo()).height(.automatic()).id(1)
      Row("after", id: 2)
    }
    let before = screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    await source.open()
    await wait { (try? view(0))?.image != nil }
    let row = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(before < 100 && row.height >= 200, "The placeholder is 30 points tall")
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == row.maxY)
    #expect(try view(0).bounds.size == CGSize(width: 60, height: 200))
  }

  @Test("Not all large pictures stay in memory")
  func memory() async throws {
    await source.open()
    // On a screen with 2 pixels per point, each takes 64 MiB.
    let names = ["large 1", "large 2", "large 3"]
    for name in names { UIImage.register(name, size: CGSize(width: 2_048, height: 2_048)) }
    for name in names + names {
      show { Row(name, id: name).image(.remote(name)) }
      await wait { (try? view(0))?.image?.isNamed(name) == true }
      #expect(try view(0).image?.isNamed(name) == true)
    }
    #expect(await source.calls > names.count)
  }

  @Test("A row keeps its height when its picture is no longer in memory")
  func forgotten() async throws {
    await source.open()
    struct Photo: RowContent {
      let name: String
      func body(style: ResolvedStyle) -> Part {
        .image(ImagePart(.remote(name), size: .natural(maximumHeight: 200)))
      }
    }
    let names = ["photo 1", "photo 2", "photo 3"]
    for name in names { UIImage.register(name, size: CGSize(width: 2_048, height: 2_048)) }
    show { for name in names { CustomRow(Photo(name: name)).height(.automatic()).id(name) } }
    await wait { names.indices.allSatisfy { (try? view($0))?.image != nil } }
    screen.window.setTextSize(.extraLarge)
    screen.settle()
    for row in names.indices {
      let height = screen.table.rectForRow(at: IndexPath(row: row, section: 0)).height
      #expect(height >= 200, "row \(row)")
    }
  }

  @Test("A picture that is loaded again with the same size does not lay out rows again")
  func sameSize() async throws {
    await source.open()
    @MainActor
    final class Count: Equatable {
      var bodies = 0

      nonisolated static func == (first: Count, second: Count) -> Bool { first === second }
    }
    struct Photo: RowContent {
      let name: String
      let count: Count
      func body(style: ResolvedStyle) -> Part {
        // Rows are drawn on the main actor.
        MainActor.assumeIsolated { count.bodies += 1 }
        return .image(ImagePart(.remote(name), size: .natural(maximumHeight: 200)))
      }
    }
    let count = Count()
    func show(_ name: String) {
      self.show { CustomRow(Photo(name: name, count: count)).height(.automatic()).id(name) }
    }
    let names = ["album 1", "album 2", "album 3"]
    for name in names { UIImage.register(name, size: CGSize(width: 2_048, height: 2_048)) }
    for name in names {
      show(name)
      await wait { (try? view(0))?.image?.isNamed(name) == true }
    }
    await source.close()
    let calls = await source.calls
    let evicted = try #require(
      names.first { name in
        show(name)
        return (try? view(0))?.image == nil
      })
    await wait { await source.calls > calls }
    let bodies = count.bodies
    await source.open()
    await wait { (try? view(0))?.image?.isNamed(evicted) == true }
    #expect(try view(0).image?.isNamed(evicted) == true)
    #expect(count.bodies == bodies)
  }

  @Test(
    "The end of a page stays in view when a picture in its header or footer is loaded",
    arguments: [true, false], [true, false])
  func followedEnd(isHeader: Bool, isCovered: Bool) async throws {
    struct Log: TablePage {
      let header: HeaderFooter
      let footer: HeaderFooter
      var title: String { "Log" }
      var followsEnd: Bool { true }
      var sections: [TableSection] { TableSection(0..<60, id: \.self) { Row("\($0)") } }
    }
    UIImage.register("poster", size: CGSize(width: 60, height: 200))
    let poster = HeaderFooter.parts(
      .image(ImagePart(.remote("poster"), size: .natural(maximumHeight: .infinity))))
    screen.driver.show(Log(header: isHeader ? poster : .none, footer: isHeader ? .none : poster))
    screen.settle()
    let table = screen.table
    func distance() -> CGFloat {
      table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.maxY
    }
    #expect(abs(distance()) < 1)
    let height = table.contentSize.height
    if isCovered { screen.stack.pushViewController(UIViewController(), animated: false) }
    screen.settle()
    await source.open()
    await wait { table.contentSize.height > height + 100 }
    if isCovered { screen.stack.popViewController(animated: false) }
    screen.settle()
    #expect(table.contentSize.height > height + 100)
    #expect(abs(distance()) < 1)
  }

  @Test("Headers become as tall as their loaded pictures")
  func headers() async throws {
    UIImage.register("banner", size: CGSize(width: 60, height: 200))
    let banner = Part.image(ImagePart(.remote("banner"), size: .natural(maximumHeight: .infinity)))
    struct Banners: TablePage {
      let banner: Part
      var title: String { "Banners" }
      var header: HeaderFooter { .parts(banner) }
      var sections: [TableSection] {
        TableSection(HeaderFooter.parts(banner), rows: [Row("row").row])
      }
    }
    screen.driver.show(Banners(banner: banner))
    screen.settle()
    let table = screen.table
    func views() -> [UIView] {
      [table.tableHeaderView, table.headerView(forSection: 0)?.contentView].compactMap { $0 }
    }
    #expect(views().map { $0.bounds.height < 100 } == [true, true], "The placeholders")
    await source.open()
    await wait { views().allSatisfy { ($0.drawnParts.first as? UIImageView)?.image != nil } }
    #expect(views().map { $0.bounds.height >= 200 } == [true, true])
    let sizes = views().map { $0.drawnParts.first?.bounds.size }
    #expect(sizes == Array(repeating: CGSize(width: 60, height: 200), count: 2))
    let header = table.rectForHeader(inSection: 0)
    #expect(header.height >= 200 && header.minY == table.tableHeaderView?.frame.maxY)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.maxY)
  }
}
#endif
