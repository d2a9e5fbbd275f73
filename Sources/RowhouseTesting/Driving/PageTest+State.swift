// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// What the user sees. All of it is brought up to date with the model when it is read.
extension PageTest {
  /// The page that is on top.
  public var page: PageSnapshot { screen.page }

  /// The title of the page that is on top.
  public var title: String { page.title }

  /// The titles of all pages, the one on top last.
  public var titles: [String] {
    stack.flush()
    return stack.screens.map(\.page.title)
  }

  /// The page that is on top, drawn at a width of 60.
  public var text: PageText { PageText(page) }

  /// Draws the page that is on top.
  public func text(_ options: PageText.Options) -> PageText { PageText(page, options: options) }

  /// What each row of the page on top says, in reading order; of very many rows the first 10,000.
  public var rows: [[String]] {
    let page = page
    return page.searchedRows.compactMap { page.row(at: $0)?.texts }
  }

  /// Whether any row of the page on top says this, word for word.
  public func says(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// The dialog that waits for an answer; of several the one that came last.
  public var dialog: Dialog? {
    stack.flush()
    return stack.dialogs.last
  }

  /// What was told in passing, in order.
  public var toasts: [String] {
    stack.flush()
    return stack.toasts
  }

  /// What goes on, in the order in which it began.
  public var progress: [ProgressReport] {
    stack.flush()
    return stack.progress
  }

  /// What was found wrong with the pages, in order.
  public var diagnostics: [PageDiagnostic] {
    stack.flush()
    return stack.diagnostics
  }

  /// The updates of the page that is on top, those without edits too.
  public var updates: [HostUpdate] { screen.updates }

  /// The driver of the page that is on top, for models that nobody can watch: `driver.update()`.
  public var driver: PageDriver { screen.driver }

  /// Where the row stands that shows its selection.
  public var selectedRow: RowIndexPath? {
    let screen = screen
    return screen.selected.flatMap { screen.page.indexPath(of: $0) }
  }

  /// Where the rows stand that are on screen.
  public var displayedRows: [RowIndexPath] { screen.displayed.map { RowIndexPath($0) } }

  /// Waits until all pages show what their models say.
  ///
  /// For pages that work in tasks of their own. What they wait for must come without the test.
  public func settled() async {
    await Task.yield()
    for screen in stack.screens { await screen.driver.settled() }
    stack.flush()
  }
}
