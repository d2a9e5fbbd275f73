// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Tables of an application")
@MainActor
struct OwnTableTests {
  /// A controller with its own table and its own delegate.
  final class Owner: UIViewController, UITableViewDelegate, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    var told: [String] = []
    var indented: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoom") }

    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      indented.append(indexPath)
      return 0
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("select \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      told.append("display \(indexPath.row)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scroll") }

    func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
      told.append("footer")
      return nil
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      20
    }
  }

  private func window(_ owner: Owner) -> UIWindow {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = owner
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private struct Names: TablePage {
    var names = ["a", "b"]
    var isEditing = false
    var onSelect: @MainActor () -> Void = {}

    var title: String { "Names" }
    var sections: [TableSection] {
      TableSection(rows: names.map { Row($0, id: $0).onSelect(onSelect).row })
    }
  }

  @Test("A table shows a page, and is restored afterwards")
  func hiding() {
    let owner = Owner()
    let window = window(owner)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    owner.table.tableHeaderView = header
    owner.table.delegate = owner
    owner.table.dataSource = owner
    let color = owner.table.backgroundColor
    let driver = owner.table.showPage(Names())
    window.layoutIfNeeded()
    #expect(owner.table.pageDriver === driver)
    #expect(owner.table.numberOfRows(inSection: 0) == 2)
    #expect(owner.table.tableHeaderView === header)
    #expect(owner.table.delegate !== owner)
    owner.table.hidePage()
    window.layoutIfNeeded()
    #expect(owner.table.delegate === owner)
    #expect(owner.table.dataSource === owner)
    #expect(owner.table.backgroundColor == color)
    #expect(owner.table.tableHeaderView === header)
    #expect(owner.table.numberOfRows(inSection: 0) == 7)
    #expect(owner.table.pageDriver == nil)
    owner.table.hidePage()
    #expect(owner.table.numberOfRows(inSection: 0) == 7)
    // An application may have such a method for all views.
    owner.table.hide()
    #expect(owner.table.isHidden)
  }

  @Test(
    "Rows can be tapped while the page is in editing mode, unless they can be tapped at no other time",
    arguments: [true, false])
  func tapsWhileEditing(isAllowed: Bool) {
    let owner = Owner()
    let window = window(owner)
    owner.table.allowsSelection = isAllowed
    var taps = 0
    owner.table.showPage(Names(isEditing: true) { taps += 1 })
    window.layoutIfNeeded()
    owner.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(owner.table.isEditing && taps == (isAllowed ? 1 : 0))
    owner.table.hidePage()
    #expect(!owner.table.allowsSelectionDuringEditing)
  }

  private final class OwnCell: UITableViewCell {}

  @Test("Custom cells have the tint of the application, and rows that of the page")
  func tint() {
    struct Page: TablePage {
      var title: String { "Page" }
      var sections: [TableSection] {
        TableSection {
          NativeRow(OwnCell.self, 1) { _, _, _ in }
          Row("Row")
        }
      }
    }
    let owner = Owner()
    let window = window(owner)
    let pink = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    window.tintColor = pink
    owner.table.showPage(Page())
    window.layoutIfNeeded()
    let cells = (0..<2).map { owner.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells[0]?.tintColor == pink && owner.table.tintColor == pink)
    #expect(cells[1]?.tintColor != pink)
  }

  @Test("A page replaces another")
  func again() {
    let owner = Owner()
    let window = window(owner)
    owner.table.delegate = owner
    for names in [["a"], ["b", "c"], []] {
      owner.table.showPage(Names(names: names))
      window.layoutIfNeeded()
      #expect(owner.table.numberOfRows(inSection: 0) == names.count)
    }
    owner.table.hidePage()
    #expect(owner.table.delegate === owner)
  }

  @Test("An object is asked first, and is notified beside the page")
  func forwarding() {
    let owner = Owner()
    let window = window(owner)
    var selected = 0
    owner.table.showPage(Names { selected += 1 }, forwarding: owner)
    window.layoutIfNeeded()
    #expect(owner.indented.count >= 2, "what the page does not use is asked of the object")
    #expect(owner.told.contains("footer"))
    #expect(owner.table.rectForFooter(inSection: 0).height == 20)
    owner.told = []
    owner.table.tap(row: IndexPath(row: 1, section: 0))
    #expect(owner.told == ["select 1"])
    #expect(selected == 1)
    #expect(owner.table.indexPathForSelectedRow == nil, "the page deselects its rows")
    #expect(owner.table.numberOfRows(inSection: 0) == 2, "rows are the page's alone")
  }

  @Test("An object replaces the handlers of rows if the options say so")
  func forwardingReplaces() {
    let owner = Owner()
    let window = window(owner)
    var selected = 0
    var options = TableOptions()
    options.forwardingReplacesHandlers = true
    owner.table.showPage(Names { selected += 1 }, forwarding: owner, options: options)
    window.layoutIfNeeded()
    owner.told = []
    owner.table.tap(row: IndexPath(row: 1, section: 0))
    #expect(owner.told == ["select 1"])
    #expect(selected == 0)
    #expect(owner.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Observable @MainActor
  final class FeedModel {
    var prefix = "old"
    var loads = 0
    var displayed = 0
    var scrolls = 0
  }

  /// A page of many data rows, which shows an observed model.
  private struct Feed: ScrollingPage {
    let model: FeedModel

    var title: String { "Feed" }
    var loadState: LoadState { .more { model.loads += 1 } }
    var sections: [TableSection] {
      TableSection(0..<2_000, id: \.self) { number in
        Row("\(model.prefix) \(number)").onWillDisplay { model.displayed += 1 }
      }
    }

    func didScroll(_ event: ScrollEvent) {
      if case .didScroll = event { model.scrolls += 1 }
    }
  }

  @Test(
    "Rows stay up to date and more are loaded beside an object that displays rows",
    arguments: [true, false])
  func forwardingDisplays(replaces: Bool) {
    let owner = Owner()
    let window = window(owner)
    let model = FeedModel()
    var options = TableOptions(diagnostics: .silent)
    options.forwardingReplacesHandlers = replaces
    let driver = owner.table.showPage(Feed(model: model), forwarding: owner, options: options)
    window.layoutIfNeeded()
    #expect(owner.told.contains("display 0"))
    #expect(model.displayed > 0)
    for offset in stride(from: 0, to: 44 * 1_000, by: 600) {
      owner.table.scroll(to: CGFloat(offset))
    }
    #expect((model.scrolls > 0) == !replaces)
    #expect(owner.told.contains("scroll"))
    model.prefix = "new"
    driver.flush()
    window.layoutIfNeeded()
    for cell in owner.table.visibleCells {
      #expect(ShownParts(cell).texts[0].hasPrefix("new"))
    }
    owner.table.scrollToRow(
      at: IndexPath(row: 0, section: owner.table.numberOfSections - 1), at: .bottom,
      animated: false)
    window.layoutIfNeeded()
    #expect(model.loads == 1)
  }

  /// A page whose newest row is the last one.
  private struct Messages: ScrollingPage {
    let model: FeedModel
    var count = 100

    var title: String { "Messages" }
    var followsEnd: Bool { true }
    var sections: [TableSection] { TableSection(0..<count, id: \.self) { Row("\($0)") } }

    func didScroll(_ event: ScrollEvent) {
      if case .didScroll = event { model.scrolls += 1 }
    }
  }

  /// A delegate that handles all scrolling.
  private final class ScrollHandler: NSObject, UITableViewDelegate {
    var told: Set<String> = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.insert("scroll") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.insert("drag") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.insert("end") }
  }

  @Test("A page follows its end even if an object replaces the handlers of scrolling")
  func forwardedScrolling() {
    let (model, navigator, handler) = (FeedModel(), Navigator(), ScrollHandler())
    var options = TableOptions()
    options.forwardingReplacesHandlers = true
    let screen = TableScreen(Messages(model: model), options: options, navigator: navigator) {
      $0.forwarding = handler
    }
    let sizes = [CGSize(width: 375, height: 400), CGSize(width: 375, height: 667)]
    func last() -> Int? { screen.table.indexPathsForVisibleRows?.last?.row }
    for size in sizes {
      screen.table.scroll(to: 1_000)
      screen.window.rotate(to: size, screenInsets: .zero)
      screen.settle()
      #expect(screen.table.contentOffset.y == 1_000)
      navigator.scroll(to: 99, at: .bottom, isAnimated: false)
      screen.settle()
      #expect(last() == 99)
    }
    screen.window.rotate(to: sizes[0], screenInsets: .zero)
    screen.settle()
    #expect(last() == 99)
    // Neither a finished animation nor one that the user has stopped leads away from the end.
    for isStopped in [false, true] {
      navigator.scroll(to: 20)
      if isStopped {
        screen.table.dragContent(by: 0) {}
      } else {
        screen.settle()
        navigator.scroll(to: 99, at: .bottom, isAnimated: false)
      }
      screen.window.rotate(to: sizes[isStopped ? 0 : 1], screenInsets: .zero)
      screen.settle()
      #expect(last() == 99)
    }
    #expect(handler.told == ["scroll", "drag", "end"] && model.scrolls == 0)
  }

  @Test("A controller's forwarding object can be set later, and is not retained")
  func forwardingLater() {
    let screen = TableScreen()
    var selected = 0
    screen.driver.sections = [TableSection { Row("a").onSelect { selected += 1 } }]
    screen.settle()
    let path = IndexPath(row: 0, section: 0)
    var owner: Owner? = Owner()
    screen.controller.forwarding = owner
    screen.settle()
    screen.table.tap(row: path)
    #expect(owner?.told.contains("select 0") == true)
    #expect(selected == 1)
    owner = nil
    #expect(screen.controller.forwarding == nil)
    screen.table.tap(row: path)
    #expect(selected == 2)
  }

  /// A delegate that implements methods that a page does not use.
  final class Spectator: NSObject, UITableViewDelegate {
    var told: [String] = []

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      told.append("inset")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      told.append("top")
      return true
    }

    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { 2 }
  }

  @Test("A table goes on after the release of an object that it has called for other methods")
  func releasedForwarding() {
    let screen = TableScreen()
    screen.driver.sections = [TableSection(rows: (0..<50).map { Row("\($0)", id: $0).row })]
    screen.settle()
    func scroll(to row: Int) {
      let path = IndexPath(row: row, section: 0)
      screen.table.contentInset.bottom += 1
      screen.table.scrollToRow(at: path, at: .top, animated: true)
      screen.settle()
    }
    var spectator: Spectator? = Spectator()
    screen.controller.forwarding = spectator
    scroll(to: 20)
    screen.table.tapStatusBar()
    screen.settle()
    #expect(spectator?.told.contains("top") == true && spectator?.told.contains("inset") == true)
    #expect(screen.table.visibleCells.contains { $0.indentationLevel == 2 })
    spectator = nil
    scroll(to: 30)
    #expect(screen.table.indexPathsForVisibleRows?.first?.row == 30)
    #expect(screen.table.visibleCells.allSatisfy { $0.indentationLevel == 0 })
    screen.table.tapStatusBar()
    screen.settle()
    #expect(screen.table.indexPathsForVisibleRows?.first?.row == 0)
  }

  @Test("A table releases the host of its page")
  func lifetime() {
    weak var driver: PageDriver?
    weak var table: UITableView?
    do {
      let owner = Owner()
      let window = window(owner)
      driver = owner.table.showPage(Names())
      table = owner.table
      window.layoutIfNeeded()
      #expect(driver != nil)
      window.rootViewController = nil
    }
    Animations.finish()
    #expect(table == nil)
    #expect(driver == nil)
  }

  @Test("Hiding a page releases it")
  func hidingFrees() {
    let owner = Owner()
    weak var driver: PageDriver?
    driver = owner.table.showPage(Names())
    #expect(driver != nil)
    owner.table.hidePage()
    #expect(driver == nil)
  }
}

extension UIView {
  fileprivate func hide() { isHidden = true }
}
#endif
