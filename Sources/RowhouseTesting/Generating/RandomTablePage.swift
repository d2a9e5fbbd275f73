// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A page that shows a ``RandomPageState``.
///
/// Its driver observes an `@Observable` model that the closure reads.
public struct RandomTablePage: TablePage {
  private let page: @MainActor () -> RandomPage
  private let tone: @MainActor () -> Int
  private let log: HandlerLog

  /// Creates a page that shows the state that a closure returns.
  ///
  /// `onEvent` is called when the user performs an action on a row, except for moving it.
  public init(
    _ state: @escaping @MainActor () -> RandomPageState,
    onEvent: @escaping @MainActor () -> Void
  ) {
    let log = HandlerLog()
    // Rows have positive numbers. A move and a request for more rows have negative numbers.
    log.onCall = { call in if call.row >= 0 { onEvent() } }
    self.init(page: { state().page }, tone: { 0 }, log: log)
  }

  /// Creates a page that shows the random page that a closure returns.
  ///
  /// `tone` returns a number that is added to the value of a data row when the row is created.
  package init(
    page: @escaping @MainActor () -> RandomPage,
    tone: @escaping @MainActor () -> Int,
    log: HandlerLog
  ) {
    self.page = page
    self.tone = tone
    self.log = log
  }

  /// The title.
  public var title: String { RandomText[page().title] }

  /// True if rows show their editing controls.
  public var isEditing: Bool { page().isEditing }

  /// The sections.
  public var sections: [TableSection] { page().tableSections(tone: tone, log: log) }

  /// The properties of the theme that the page overrides.
  public var style: StyleOverrides { page().styleOverrides }

  /// The loading state.
  public var loadState: LoadState { page().state.loadState(log.evaluate()) }
}
