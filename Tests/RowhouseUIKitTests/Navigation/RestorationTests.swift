// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Observation
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Restoring the pages of an earlier run")
@MainActor
struct RestorationTests {
  /// A page with an address, and with rows of different heights.
  struct Shelf: LinkedPage {
    let path: String
    let navigator: Navigator
    var books = Books()

    var title: String { "Shelf \(path)" }
    var followsEnd: Bool { books.followsEnd }
    var sections: [TableSection] {
      TableSection("More") {
        ExpanderRow("Details") { Row("Hidden", id: "hidden") }
        Row("Deeper", id: "deeper").onSelect {
          navigator.push(Shelf(path: path + "/deeper", navigator: navigator))
        }
        Row("Elsewhere", id: "elsewhere").onSelect { navigator.push(Aside()) }
      }
      TableSection(books.numbers, id: \.self) { number in
        Row("Book \(number)").style(\.rowHeight, .fixed(40 + Double(number % 7) * 9))
      }
      .id("books")
    }
  }

  /// A page without an address.
  struct Aside: TablePage {
    var title: String { "Aside" }
    var sections: [TableSection] { TableSection { Row("Aside", id: "aside") } }
  }

  @Observable
  final class Books {
    var numbers = Array(0..<200)
    var followsEnd = false
  }

  private func screen(_ path: String = "/books", books: Books = Books()) -> TableScreen {
    let navigator = Navigator()
    return TableScreen(
      Shelf(path: path, navigator: navigator, books: books), navigator: navigator, showsBar: true)
  }

  private func scrolledScreen() -> TableScreen {
    let screen = screen()
    screen.table.scroll(to: 3_210)
    screen.settle()
    return screen
  }

  /// Returns the screen of a later run, into which the state is restored as text.
  private func laterScreen(
    _ state: RestorationState, path: String = "/books", books: Books = Books(),
    opening: (String, Navigator) -> (any TablePage)? = { Shelf(path: $0, navigator: $1) }
  ) throws -> TableScreen {
    let state = try JSONDecoder().decode(
      RestorationState.self, from: try JSONEncoder().encode(state))
    let navigator = Navigator()
    let page = Shelf(path: path, navigator: navigator, books: books)
    return TableScreen(page, navigator: navigator, showsBar: true) { controller in
      controller.restore(state) { opening($0, navigator) }
    }
  }

  private func topTable(of screen: TableScreen) throws -> UITableView {
    let top = try #require(screen.stack.topViewController as? TablePageController)
    return top.tableView
  }

  private func tap(_ row: Int, on screen: TableScreen) throws {
    try topTable(of: screen).tap(row: IndexPath(row: row, section: 0))
    Animations.finish()
    screen.window.layoutIfNeeded()
  }

  /// Returns the texts of the first row below the bar, and the distance from its top to the bar.
  ///
  /// The offset of the table is not comparable, because a table only estimates the heights of rows that it has not
  /// shown.
  private func top(of screen: TableScreen) -> (texts: [String]?, distance: CGFloat)? {
    let table = screen.table
    let edge = table.contentOffset.y + table.adjustedContentInset.top
    let row = table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).maxY > edge }
    return row.map { (screen.texts($0.row, $0.section), edge - table.rectForRow(at: $0).minY) }
  }

  private func expectSameTop(
    _ first: TableScreen, _ second: TableScreen, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (old, new) = (try #require(top(of: first)), try #require(top(of: second)))
    #expect(new.texts == old.texts, comment, sourceLocation: sourceLocation)
    #expect(abs(new.distance - old.distance) < 1, comment, sourceLocation: sourceLocation)
  }

  @Test("The pages with addresses are opened again, below the first page without one")
  func stack() throws {
    let first = screen()
    try tap(1, on: first)
    try tap(1, on: first)
    try tap(2, on: first)
    #expect(first.stack.viewControllers.count == 4)
    let second = try laterScreen(first.controller.restorationState)
    #expect(
      second.titles == ["Shelf /books", "Shelf /books/deeper", "Shelf /books/deeper/deeper"])
    let state = second.controller.restorationState
    #expect(state == first.controller.restorationState, "The pages below are not loaded yet")
  }

  @Test("The state contains a page that replaced the first one, and the pages above it")
  func replacedRoot() throws {
    let first = screen()
    first.controller.navigator.replace(
      with: Shelf(path: "/new", navigator: first.controller.navigator))
    Animations.finish()
    try tap(1, on: first)
    let root = try #require(first.stack.viewControllers.first as? TablePageController)
    #expect(root.restorationState.pages.map(\.path) == ["/new", "/new/deeper"])
  }

  @Test("A page without a navigation controller that was replaced has the address of the new page")
  func replacedWithoutStack() {
    let navigator = Navigator()
    let controller = TablePageController(
      Shelf(path: "/books", navigator: navigator), navigator: navigator)
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    navigator.replace(with: Shelf(path: "/new", navigator: navigator))
    #expect(controller.restorationState.pages.map(\.path) == ["/new"])
    navigator.replace(with: Aside())
    #expect(controller.restorationState.pages.map(\.path) == [nil])
  }

  @Test("A page that no longer exists, and the pages above it, are not opened")
  func missing() throws {
    let first = screen()
    try tap(1, on: first)
    try tap(1, on: first)
    let state = first.controller.restorationState
    let second = try laterScreen(state) { path, _ in path == "/books/deeper" ? nil : Aside() }
    #expect(second.titles == ["Shelf /books"])
    let third = try laterScreen(state, path: "/others")
    #expect(third.titles == ["Shelf /others"], "The first page has another address")
  }

  @Test("A page returns to the row at its top edge, also if rows above it have changed")
  func scrolling() throws {
    let first = scrolledScreen()
    let state = first.controller.restorationState
    let books = Books()
    books.numbers = Array(-30..<200)
    let second = try laterScreen(state, books: books)
    try expectSameTop(first, second)
    #expect(second.controller.restorationState.description(of: 0) == state.description(of: 0))
  }

  @Test("A scrolled page below another one, whose bar covers its top, keeps its position")
  func coveredPosition() throws {
    let first = scrolledScreen()
    let state = first.controller.restorationState
    first.controller.navigator.push(Aside())
    Animations.finish()
    first.window.layoutIfNeeded()
    #expect(first.table.window == nil && first.controller.restorationState == state)
  }

  @Test("A page whose rows change while another one covers it keeps the row at its top edge")
  func coveredChanges() throws {
    let books = Books()
    let first = screen(books: books)
    first.table.scroll(to: 3_210)
    first.settle()
    let state = first.controller.restorationState
    first.controller.navigator.push(Aside())
    Animations.finish()
    first.window.layoutIfNeeded()
    books.numbers.insert(contentsOf: -30..<0, at: 0)
    first.driver.flush()
    let covered = first.controller.restorationState
    #expect(covered.description(of: 0) == state.description(of: 0))
    let second = try laterScreen(covered, books: books)
    first.stack.popViewController(animated: false)
    first.settle()
    try expectSameTop(first, second)
  }

  @Test("Every position is restored, including that of an unscrolled page")
  func anyPosition() throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let first = screen()
      let end = first.table.contentSize.height - first.table.bounds.height
      if seed > 0 { first.table.scroll(to: .random(in: -80...end, using: &random)) }
      first.settle()
      let second = try laterScreen(first.controller.restorationState)
      try expectSameTop(first, second, "seed \(seed)")
    }
  }

  @Test("A page that was at its end, which it follows, opens at its end")
  func followedEnd() throws {
    let books = Books()
    books.followsEnd = true
    let first = screen(books: books)
    let state = first.controller.restorationState
    first.table.scroll(to: first.table.contentOffset.y - 500)
    let scrolledState = first.controller.restorationState
    books.numbers += 200..<210
    let second = try laterScreen(state, books: books)
    #expect(second.table.indexPathsForVisibleRows?.last == IndexPath(row: 209, section: 1))
    let third = try laterScreen(scrolledState, books: books)
    try expectSameTop(first, third)
  }

  @Test("A page whose rows are loaded later scrolls when it contains the row")
  func loadingLater() async throws {
    let first = scrolledScreen()
    let books = Books()
    books.numbers = []
    let second = try laterScreen(first.controller.restorationState, books: books)
    #expect(second.table.contentOffset.y < 1)
    #expect(
      second.controller.restorationState == first.controller.restorationState,
      "The row is not forgotten while the page waits")
    books.numbers = Array(0..<200)
    second.settle()
    for _ in 0..<10 { await Task.yield() }
    try expectSameTop(first, second)
  }

  @Test("A user who scrolls while a page loads is not moved")
  func scrollingWhileLoading() async throws {
    let first = scrolledScreen()
    let books = Books()
    books.numbers = Array(0..<20)
    let second = try laterScreen(first.controller.restorationState, books: books)
    second.table.scroll(to: 100)
    books.numbers = Array(0..<200)
    second.settle()
    // A page that waits scrolls in the turn after an update.
    for _ in 0..<10 { await Task.yield() }
    #expect(abs(second.table.contentOffset.y - 100) < 1)
  }

  @Test("Rows that the user has opened are open again, on covered pages, too")
  func expanders() throws {
    let first = screen()
    try tap(0, on: first)
    try tap(2, on: first)
    try tap(0, on: first)
    let second = try laterScreen(first.controller.restorationState)
    let rows = try topTable(of: second).numberOfRows(inSection: 0)
    #expect(rows == 4)
    second.stack.tapBack()
    Animations.finish()
    second.window.layoutIfNeeded()
    #expect(second.table.numberOfRows(inSection: 0) == 4)
    try tap(0, on: second)
    #expect(second.table.numberOfRows(inSection: 0) == 3, "A restored row can be closed")
    let third = try laterScreen(second.controller.restorationState)
    #expect(third.table.numberOfRows(inSection: 0) == 3)
  }

  @Test("Damaged and unusual states open only the first page")
  func damage() throws {
    let texts = [
      #"{"pages":[]}"#,
      #"{"pages":[{"path":"/books","values":{}},{"values":{}},{"path":"/books/deeper","values":{}}]}"#,
      #"{"pages":[{"path":"/books","values":{"x":"+","y":"=z"},"row":{"section":"","row":"","indexPath":{"section":-4,"row":-9},"hiddenHeight":1e300}}]}"#,
      #"{"pages":[{"path":"/books","values":{},"row":{"section":"text books","row":"integer 5","indexPath":{"section":2147483647,"row":2147483647},"hiddenHeight":-1e300}}]}"#,
    ]
    for text in texts {
      let state = try JSONDecoder().decode(RestorationState.self, from: Data(Array(text.utf8)))
      let second = try laterScreen(state)
      #expect(second.titles == ["Shelf /books"], "\(text)")
      let end = second.table.contentSize.height - second.table.bounds.height
      #expect((-200...end + 200).contains(second.table.contentOffset.y), "\(text)")
    }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(RestorationState.self, from: Data(Array(#"{"pages":3}"#.utf8)))
    }
  }
}

extension RestorationState {
  /// The row at the top edge of a page, without its position.
  fileprivate func description(of page: Int) -> String? {
    pages[page].row.map { "\($0.section) \($0.row) \($0.hiddenHeight.rounded())" }
  }
}
#endif
