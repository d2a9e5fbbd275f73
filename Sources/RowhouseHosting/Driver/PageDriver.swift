// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
public import RowhouseModel

/// Keeps a host in step with a page.
///
/// The driver evaluates the page, watches what it read, compares each new page with the one that is
/// shown, hands the host what changed, and sends what the user does to the newest handlers.
///
/// ```swift
/// let driver = PageDriver(host: table)
/// driver.show(SettingsPage(settings: settings))
/// ```
///
/// However often the model changes, the host gets one update for each turn of the main loop, and
/// none before it is done with the one before. A page or a host that does something wrong is put
/// right and reported to the diagnostics handler; nothing is lost and nothing traps.
@MainActor
public final class PageDriver {
  /// The newest page that was handed to the host.
  public internal(set) var page: PageSnapshot
  /// Where diagnostics go.
  public let diagnostics: DiagnosticsHandler
  /// The theme of pages that have none of their own.
  public var theme: Theme { didSet { update() } }
  /// How many rows of two pages may be compared on the main actor; more are compared elsewhere.
  public var comparesHere: Int = PageDriver.comparesHereByDefault

  weak var host: (any PageHost)?
  var state = State()
  var source: (any TablePage)?
  var signal: ChangeSignal?
  var watch: Watch?
  /// Evaluated, and not yet handed over.
  var pending: PendingPage?
  var isReloading = true
  var reloadedIDs: Set<ItemID> = []
  var comparisonTask: Task<Void, Never>?
  var pageTask: Task<Void, Never>?
  var refreshTask: Task<Void, Never>?
  /// Whether the next update tells the host how it stands with refreshing, changed or not.
  var mustTellRefreshing = false
  /// What is still to be called for rows that the last update took away.
  var departures = Departures()
  let changesElsewhere = ChangesElsewhere()
  /// Waits for the moment to look once more after a change on another thread.
  var secondLook: Task<Void, Never>?
  var handlerDepth = 0
  /// Whether the turn that is asked for comes at the end of the call.
  var isAboutToFlush = false
  var hasHeldTurn = false
  var comparesNothingElsewhere = false
  var isMakingRows = false
  var waiting: [CheckedContinuation<Void, Never>] = []

  /// How many rows of two pages together are compared on the main actor, unless set otherwise.
  ///
  /// Comparing them takes about a tenth of a frame at 60 Hz (1.6 milliseconds) where it takes
  /// longest, which is data with texts for ids; rows that are made take a quarter of that.
  /// `Tools/benchmark pages --only comparing` measures it.
  public nonisolated static let comparesHereByDefault = 10_000

  /// Makes a driver that shows nothing yet.
  ///
  /// - Parameters:
  ///   - host: What shows the page. It is not kept alive: a host owns its driver.
  ///   - theme: The theme of pages that have none of their own; `Theme.standard`, unless given.
  ///   - diagnostics: Where diagnostics go; warnings to standard error, unless given.
  public init(
    host: some PageHost, theme: Theme = .standard, diagnostics: DiagnosticsHandler = .standard
  ) {
    self.host = host
    self.theme = theme
    self.diagnostics = diagnostics
    page = .empty(theme: theme)
  }

  deinit {
    pageTask?.cancel()
    refreshTask?.cancel()
    comparisonTask?.cancel()
    secondLook?.cancel()
  }
}

extension PageDriver {
  /// Shows a page in place of the one before.
  ///
  /// The host is handed the page before this returns, unless it is still busy. A `LoadingPage` begins
  /// to load. What the page before has begun is cancelled, as it is when the driver goes.
  public func show(_ page: any TablePage) {
    source = page
    isReloading = true
    cancelTasks()
    pageTask = (page as? any LoadingPage).map { page in Task { await page.load() } }
    noteChange()
    flush()
  }

  /// Evaluates the page again at the next turn of the main loop.
  ///
  /// Only needed when the page reads something that is not observable, and before iOS 17.
  public func update() {
    if handlerDepth > 0 { report(.updateInsideHandler) }
    noteChange()
  }

  /// Shows a row, or all rows of a section, anew, whether it has changed or not; with it the page is
  /// evaluated again.
  ///
  /// For a row that shows what nobody can watch, such as a file or the time.
  ///
  /// - Parameter id: The id of a row or section; one that does not exist is reported.
  public func reload(_ id: some Hashable & Sendable) {
    reloadedIDs.insert(ItemID(id))
    noteChange()
  }

  /// Ends what the page has begun.
  func cancelTasks() {
    pageTask?.cancel()
    refreshTask?.cancel()
    refreshTask = nil
  }

  func noteChange() {
    receive(state.phase == .evaluating || isMakingRows ? .changedItself : .changed)
  }

  func report(_ kind: PageDiagnostic.Kind) {
    diagnostics(PageDiagnostic(kind, page: pageName))
  }

  var pageName: String { source.map { "\(type(of: $0))" } ?? "no page" }
}
