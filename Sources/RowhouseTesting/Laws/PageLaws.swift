// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The laws that every page must obey.
///
/// Use them to test your own pages.
///
/// ```swift
/// @MainActor @Test func settingsAreLawful() {
///   #expect(PageLaws.check(SettingsPage(settings: Settings())) == [])
/// }
/// ```
///
/// The check does not wait for a page that loads its content. Load the model first, or change it in
/// the closure of the check:
///
/// ```swift
/// #expect(PageLaws.check(FeedPage(feed: feed)) { feed.posts = ["One", "Two"] } == [])
/// ```
@MainActor
public enum PageLaws {
  /// Checks a page, and returns a sentence for each law that it breaks.
  ///
  /// - Two evaluations without a change are equal, so ids and content are stable.
  /// - An evaluation does not change the state that it reads.
  /// - No diagnostics are reported: ids are unique, and heights are valid.
  /// - Each row obeys ``RowContentLaws``, is equal to itself, and has a finite, non-negative
  ///   height.
  /// - A table view accepts the update that shows a change.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - rowLimit: The maximum number of rows of each section that are checked. Defaults to 200.
  ///   - change: Changes the model. The page is checked before and after it. Defaults to no change.
  /// - Returns: A sentence for each broken law, or an empty array.
  public static func check(
    _ page: some TablePage, rowLimit: Int = 200, changing change: (() -> Void)? = nil
  ) -> [String] {
    var broken: [String] = []
    let table = StrictTableHost(
      violations: .collect, drawnRows: rowLimit,
      diagnostics: DiagnosticsHandler { broken.append("reported: \($0)") })
    table.driver.show(page)
    broken += faultsOfShownPage(table, rowLimit: rowLimit)
    if let change {
      change()
      table.driver.update()
      table.driver.flush()
      broken += faultsOfShownPage(table, rowLimit: rowLimit)
    }
    broken += table.violations
    var seen: Set<String> = []
    return broken.filter { seen.insert($0).inserted }
  }

  /// Evaluates the page of a table again, and returns the laws that it breaks without a change.
  private static func faultsOfShownPage(_ table: StrictTableHost, rowLimit: Int) -> [String] {
    guard let first = table.page else { return ["the page was not shown"] }
    var repeated: HostUpdate?
    table.failure = { update in
      if repeated == nil { repeated = update }
      return nil
    }
    table.driver.update()
    table.driver.flush()
    table.failure = nil
    var broken: [String] = []
    if let repeated, !repeated.isEmpty {
      broken.append(
        """
        the page is another one when it is evaluated again though nothing changed, which gave \
        \(repeated)
        """)
    }
    if let second = table.page { broken += rowFaults(first, second, rowLimit: rowLimit) }
    return broken
  }

  private static func rowFaults(
    _ first: PageSnapshot, _ second: PageSnapshot, rowLimit: Int
  ) -> [String] {
    var broken: [String] = []
    for section in first.sections.indices {
      var ids: Set<ItemID> = []
      for row in 0..<min(max(0, rowLimit), first.sections[section].rowCount) {
        let indexPath = RowIndexPath(section: section, row: row)
        guard let shown = first.row(at: indexPath), let style = first.style(at: indexPath) else {
          continue
        }
        let name = "row \(indexPath) (\(shown.texts.first ?? "\(shown.id)"))"
        if !ids.insert(shown.id).inserted { broken.append("\(name) has the id of a row before it") }
        if shown != shown { broken.append("\(name) is not equal to itself") }
        let height = style.rowHeight.points
        if !height.isFinite || height < 0 { broken.append("\(name) is \(height) points tall") }
        let again = second.row(at: indexPath) ?? shown
        if (shown == again) != (again == shown) {
          broken.append("\(name) is equal to itself of another evaluation one way only")
        }
        broken += RowContentLaws.check(any: shown.content, again.content).map { "\(name): \($0)" }
      }
    }
    return broken
  }
}
