// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in can swipe a pager and let time pass.
#if os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Pages that turn by themselves are a circle", .serialized)
@MainActor
struct PagerCircleTests {
  private struct Banners: RowContent {
    let names: [String]
    var interval: Double? = 5

    func body(style: ResolvedStyle) -> Part {
      .pager(PagerPart(names.map { Part.text($0) }, label: "banners", interval: interval))
    }
  }

  /// The ends of pauses, which a test brings about.
  private struct Ticks: Sendable {
    let stream: AsyncStream<Void>
    let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    /// Remains on the main actor, so that a test can count turns instead of waiting for another thread.
    @MainActor
    func wait() async {
      var iterator = stream.makeAsyncIterator()
      _ = await iterator.next(isolation: #isolation)
    }
  }

  private let ticks = Ticks()

  private func makeScreen(_ banners: Banners, language: String? = nil) -> TableScreen {
    var options = TableOptions()
    let ticks = ticks
    options.pause = { _ in await ticks.wait() }
    let looks = BannersPage(content: banners, language: language)
    return TableScreen(looks, options: options)
  }

  private struct BannersPage: TablePage {
    let content: Banners
    let language: String?
    var title: String { "Page" }
    var sections: [TableSection] { TableSection { CustomRow(content).id(1) } }
  }

  private func pages(_ screen: TableScreen) throws -> UIScrollView {
    try #require(screen.parts(0).first?.subviews.first as? UIScrollView)
  }

  private func dots(_ screen: TableScreen) throws -> UIPageControl {
    try #require(
      screen.parts(0).first?.subviews.compactMap { $0 as? UIPageControl }.first)
  }

  /// The texts in view.
  private func shown(_ screen: TableScreen) throws -> [String] {
    let pages = try pages(screen)
    let viewport = CGRect(origin: pages.contentOffset, size: pages.bounds.size)
    return pages.subviews.compactMap { $0 as? UILabel }
      .filter { $0.frame.midX > viewport.minX && $0.frame.midX < viewport.maxX }
      .compactMap(\.text)
  }

  @Test("A finger goes round in both directions", arguments: [2, 3, 5])
  func swipes(count: Int) throws {
    let names = (0..<count).map { "\($0)" }
    let screen = makeScreen(Banners(names: names))
    let pages = try pages(screen)
    #expect(try shown(screen) == ["0"])
    for turn in 1...(2 * count + 1) {
      let slot = Int((pages.contentOffset.x / pages.bounds.width).rounded())
      pages.turn(to: slot + 1)
      #expect(try shown(screen) == [names[turn % count]], "turn \(turn)")
      #expect(try dots(screen).currentPage == turn % count)
    }
    var position = (2 * count + 1) % count
    for turn in 1...(2 * count + 1) {
      let slot = Int((pages.contentOffset.x / pages.bounds.width).rounded())
      pages.turn(to: slot - 1)
      position = (position + count - 1) % count
      #expect(try shown(screen) == [names[position]], "back \(turn)")
    }
  }

  @Test("On the way over the end, both pages are in view")
  func betweenPages() throws {
    let screen = makeScreen(Banners(names: ["a", "b", "c"]))
    let pages = try pages(screen)
    let width = pages.bounds.width
    func left(_ name: String) -> CGFloat? {
      pages.subviews.compactMap { $0 as? UILabel }.first { $0.text == name }?.frame.minX
    }
    let home = try #require(left("a"))
    pages.contentOffset.x = 0.5 * width
    #expect(left("c").map { $0 < width } == true)
    pages.contentOffset.x = 3.5 * width
    #expect(left("a") == home + 3 * width)
    pages.contentOffset.x = 2 * width
    #expect(left("a") == home && left("c") == home + 2 * width)
  }

  @Test(
    "Each pause ends with the next page, and the last one with the first", arguments: [false, true])
  func turns(isRightToLeft: Bool) async throws {
    let screen = makeScreen(Banners(names: ["a", "b", "c"]))
    if isRightToLeft {
      screen.table.semanticContentAttribute = .forceRightToLeft
      screen.table.reloadData()
      screen.settle()
    }
    #expect(try shown(screen) == ["a"])
    let offsets = try pages(screen).contentOffset.x
    for turn in 1...7 {
      ticks.continuation.yield()
      try await waitUntil { try dots(screen).currentPage == turn % 3 }
      #expect(try dots(screen).currentPage == turn % 3)
      #expect(try shown(screen) == [["a", "b", "c"][turn % 3]])
      Animations.finish()
      #expect(try shown(screen) == [["a", "b", "c"][turn % 3]])
      if turn.isMultiple(of: 3) { #expect(try pages(screen).contentOffset.x == offsets) }
    }
  }

  @Test("Pages do not turn by themselves while they come to rest, and never stop between two")
  func afterSwipe() async throws {
    let screen = makeScreen(Banners(names: ["a", "b", "c"]))
    let pages = try pages(screen)
    let width = pages.bounds.width
    for turn in 1...4 {
      let slot = Int((pages.contentOffset.x / width).rounded())
      await pages.turn(to: slot + 1) {
        ticks.continuation.yield()
        for _ in 0..<100 { await Task.yield() }
      }
      Animations.finish()
      #expect(pages.contentOffset.x.truncatingRemainder(dividingBy: width) == 0)
      #expect(try shown(screen) == [["a", "b", "c"][turn % 3]])
    }
    pages.contentOffset.x = 1.3 * width
    ticks.continuation.yield()
    try await waitUntil { try dots(screen).currentPage == 1 }
    Animations.finish()
    #expect(pages.contentOffset.x == 2 * width)
  }

  @Test("Pages rest while a setting forbids motion, and turn again after that")
  func rests() async throws {
    let screen = makeScreen(Banners(names: ["a", "b", "c"]))
    func tick() async throws {
      let page = try dots(screen).currentPage
      ticks.continuation.yield()
      for _ in 0..<100 where try dots(screen).currentPage == page { await Task.yield() }
      Animations.finish()
    }
    let settings: [(ReferenceWritableKeyPath<Settings, Bool>, NSNotification.Name)] = [
      (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (\.runsVoiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.runsSwitchControl, UIAccessibility.switchControlStatusDidChangeNotification),
    ]
    for (turn, (setting, name)) in settings.enumerated() {
      Settings()[keyPath: setting] = true
      defer { Settings()[keyPath: setting] = false }
      try await tick()
      #expect(try dots(screen).currentPage == turn)
      Settings()[keyPath: setting] = false
      NotificationCenter.default.post(name: name, object: nil)
      for _ in 0..<20 { await Task.yield() }
      try await tick()
      #expect(try dots(screen).currentPage == (turn + 1) % 3)
    }
  }

  /// The settings of the device that forbid motion.
  @MainActor
  private final class Settings {
    var reducesMotion: Bool {
      get { UIAccessibility.isReduceMotionEnabled }
      set { UIAccessibility.isReduceMotionEnabled = newValue }
    }
    var runsVoiceOver: Bool {
      get { UIAccessibility.isVoiceOverRunning }
      set { UIAccessibility.isVoiceOverRunning = newValue }
    }
    var runsSwitchControl: Bool {
      get { UIAccessibility.isSwitchControlRunning }
      set { UIAccessibility.isSwitchControlRunning = newValue }
    }
  }

  @Test("A screen reader turns pages by their dots, which have the name of the pager")
  func dotsForReaders() throws {
    for interval: Double? in [5, nil] {
      let screen = makeScreen(Banners(names: ["a", "b", "c"], interval: interval))
      let dots = try dots(screen)
      #expect(dots.isAccessibilityElement && dots.accessibilityTraits.contains(.adjustable))
      #expect(dots.accessibilityLabel == "banners")
      for name in ["b", "c", interval == nil ? "c" : "a"] {
        dots.accessibilityIncrement()
        #expect(try shown(screen) == [name])
      }
      for name in interval == nil ? ["b", "a", "a"] : ["c", "b", "a", "c"] {
        dots.accessibilityDecrement()
        #expect(try shown(screen) == [name])
      }
    }
  }

  @Test("Pages that do not turn by themselves end at the first and the last one")
  func plain() throws {
    let screen = makeScreen(Banners(names: ["a", "b"], interval: nil))
    let pages = try pages(screen)
    #expect(pages.contentSize.width == 2 * pages.bounds.width && pages.contentOffset.x == 0)
    pages.turn(to: 1)
    #expect(try shown(screen) == ["b"])
    pages.turn(to: 2)
    #expect(try shown(screen) == ["b"])
  }

  @Test("Turned pages keep their place when the table becomes wider")
  func resizes() throws {
    let screen = makeScreen(Banners(names: ["a", "b", "c"]))
    try pages(screen).turn(to: 3)
    #expect(try shown(screen) == ["c"])
    screen.window.rotate(to: CGSize(width: 667, height: 375))
    screen.settle()
    #expect(try shown(screen) == ["c"])
  }
}
#endif
