// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// The state that the user sees.
///
/// It is updated from the model when it is read.
extension PageTest {
  /// The top page.
  public var page: PageSnapshot { screen.page }

  /// The title of the top page.
  public var title: String { page.title }

  /// The titles of all pages, from bottom to top.
  public var titles: [String] { current.screens.map(\.page.title) }

  /// A drawing of the top page that is 60 columns wide.
  public var text: PageText { PageText(page) }

  /// Draws the top page.
  public func text(_ options: PageText.Options) -> PageText { PageText(page, options: options) }

  /// The texts of each row of the top page, in reading order.
  ///
  /// At most 10,000 rows are included, without those with a height of 0.
  public var rows: [[String]] {
    let page = page
    return page.searchedRows.compactMap { page.row(at: $0)?.texts }
  }

  /// Returns true if one of the ``rows`` of the top page has exactly this text.
  public func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// Returns the texts that assistive technologies read for a row of the top page.
  ///
  /// ```swift
  /// #expect(try test.accessibility(of: "Tasks").value == "3 of 5 done")
  /// ```
  public func accessibility(of query: some RowQueryConvertible) throws(PageTestError)
    -> RowAccessibility
  {
    let row = try find(query.rowQuery, isTyping: true).row
    return row.accessibility(language: page.language ?? stack.language)
  }

  /// The open dialog, or `nil` if there is none.
  ///
  /// If several dialogs were presented, the first one is open, and the others wait.
  public var dialog: Dialog? { current.dialogs.first }

  /// The toasts shown so far, in order.
  public var toasts: [String] { current.toasts }

  /// The requests that pages have made to the system so far, in order: links to open, content to
  /// share or copy, and pictures to choose.
  public var systemRequests: [SystemRequest] { current.systemRequests }

  /// The current activities, in the order in which they began.
  public var progress: [ProgressReport] { current.progress }

  /// The diagnostics of the pages so far, in order.
  public var diagnostics: [PageDiagnostic] { current.diagnostics }

  /// The updates of the top page, including those without edits.
  public var updates: [HostUpdate] { screen.updates }

  /// Returns the changes to the top page while a closure runs, with the reason for each change.
  ///
  /// ```swift
  /// let changes = try test.changes { try test.toggle("Night mode") }
  /// #expect(changes.map { $0.row?.title } == ["Dark", "Night mode"])
  /// ```
  ///
  /// Use this method to test that an action changes only the expected rows. The number of changes
  /// is not limited. If the closure leaves the page, the method returns the changes of the page
  /// that was previously at the top.
  public func changes(_ action: () throws -> Void) rethrows -> [PageChange] {
    let driver = screen.driver
    let outer = driver.changeReceiver
    var changes: [PageChange] = []
    driver.changeReceiver = { new in
      changes += new
      outer?(new)
    }
    defer { driver.changeReceiver = outer }
    try action()
    driver.flush()
    return changes
  }

  /// The driver of the top page.
  ///
  /// Call its `update()` method if the model is not observable.
  public var driver: PageDriver { screen.driver }

  /// The index path of the selected row, or `nil` if there is none.
  public var selectedRow: RowIndexPath? {
    let screen = screen
    return screen.selected.last.flatMap { screen.page.indexPath(of: $0) }
  }

  /// The row that last received the focus.
  ///
  /// A row receives it by a tap on a row with a field, or by `focus(_:)` or `focusFirstError()` of
  /// the page's navigator. `nil` if there is none.
  public var focusedRow: AnyRow? {
    let screen = screen
    return screen.focused.flatMap { screen.page.indexPath(of: $0) }.flatMap {
      screen.page.row(at: $0)
    }
  }

  /// The index paths of the rows on screen.
  public var displayedRows: [RowIndexPath] { screen.displayed }

  /// Waits until all pages show the state of their models.
  ///
  /// Use this method for pages that start tasks. It does not wait for a task that is itself
  /// waiting, for example for a server. For such tasks, use ``waitUntil(within:_:)``.
  public func settled() async {
    await Task.yield()
    for screen in stack.screens { await screen.driver.settled() }
    stack.flush()
  }
}

extension PageTest: CustomStringConvertible {
  /// A drawing of the top page, and the open dialog.
  ///
  /// Swift Testing includes it in the message of a failed expectation, such as `#expect(test.shows("Until"))`.
  public var description: String {
    let page = "PageTest:\n\(text)\n"
    guard let dialog else { return page }
    let answers = dialog.actions.map(\.title.quoted).joined(separator: ", ")
    return page + "The dialog \(dialog.title.quoted) is open. It offers: \(answers).\n"
  }
}
