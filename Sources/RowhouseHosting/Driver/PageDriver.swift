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

  weak var host: (any Host)?
  var state = State()
  var source: (any TablePage)?
  var signal: ChangeSignal?
  /// Evaluated, and not yet handed over.
  var pending: PendingPage?
  var isReloading = true
  var reloadedIDs: Set<ItemID> = []
  var comparisonTask: Task<Void, Never>?
  var handlerDepth = 0
  var comparesNothingElsewhere = false
  var isMakingRows = false
  var waiting: [CheckedContinuation<Void, Never>] = []

  /// Two pages of this many rows together are compared in a frame's tenth (1.6 milliseconds) by the
  /// benchmark *handing over*, which is where the number comes from.
  public nonisolated static let comparesHereByDefault = 20_000

  /// Makes a driver that shows nothing yet.
  ///
  /// - Parameters:
  ///   - host: What shows the page. It is not kept alive: a host owns its driver.
  ///   - theme: The theme of pages that have none of their own; ``Theme/standard``, unless given.
  ///   - diagnostics: Where diagnostics go; warnings to standard error, unless given.
  public init(
    host: some Host, theme: Theme = .standard, diagnostics: DiagnosticsHandler = .standard
  ) {
    self.host = host
    self.theme = theme
    self.diagnostics = diagnostics
    page = .empty(theme: theme)
  }
}

extension PageDriver {
  /// Shows a page in place of the one before. The host is handed it before this returns, unless it
  /// is still busy.
  public func show(_ page: some TablePage) {
    source = page
    isReloading = true
    receive(.changed)
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

  /// Does at once what is waiting for the next turn of the main loop, on the main actor, unless the
  /// host is busy.
  public func flush() {
    comparesNothingElsewhere = true
    defer { comparesNothingElsewhere = false }
    // A page that changes itself each time is given up by the state after a few rounds.
    for _ in 0...State.roundLimit {
      if let signal, signal.lower() { receive(.changed) }
      if page.hasStaleRows { receive(.rowsChanged) }
      finishComparison()
      guard state.phase == .resting, state.isStale || state.hasStaleRows else { break }
      receive(.turn)
    }
  }

  /// Waits until the host shows the newest page and there is nothing left to do.
  public func settled() async {
    while !isSettled {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private var isSettled: Bool {
    state.phase == .resting && !state.isStale && !state.hasStaleRows
      && signal?.isRaised != true && !page.hasStaleRows
  }

  func noteChange() {
    receive(state.phase == .evaluating || isMakingRows ? .changedItself : .changed)
  }

  func resumeWaiting() {
    guard isSettled, !waiting.isEmpty else { return }
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  func report(_ kind: PageDiagnostic.Kind) {
    diagnostics(PageDiagnostic(kind, page: pageName))
  }

  var pageName: String { source.map { "\(type(of: $0))" } ?? "no page" }
}
