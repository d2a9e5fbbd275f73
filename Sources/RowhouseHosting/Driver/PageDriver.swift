// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
public import RowhouseModel

/// An object that keeps a host up to date with a page.
///
/// The driver evaluates the page, observes what the page reads, compares each new page with the
/// shown one, sends the changes to the host, and sends the user's events to the newest handlers.
///
/// ```swift
/// let driver = PageDriver(host: table)
/// driver.show(SettingsPage(account: account))
/// ```
///
/// The host receives at most one update in each turn of the main loop, and none before it has
/// completed the last one. Mistakes of a page or a host are corrected and reported to the
/// diagnostics handler; none of them traps.
///
/// ## Change what a page reads on the main actor
///
/// State that a page and its rows read must be changed on the main actor. Each such change reaches
/// the host. A change from elsewhere is reported as ``PageDiagnostic/Kind/changedOffMainActor``.
/// The driver then evaluates the page at once and again one second later, and the page may still
/// show the old value.
@MainActor
public final class PageDriver {
  let pipeline: UpdatePipeline

  /// The default of ``mainActorComparisonLimit``.
  ///
  /// Comparing that many rows takes at most a tenth of a frame at 60 Hz (1.6 ms), for data with
  /// texts as ids. Rows that were created take a quarter of that. Measured by `Tools/benchmark pages`.
  public nonisolated static let defaultMainActorComparisonLimit = 10_000

  /// Creates a driver without a page.
  ///
  /// - Parameters:
  ///   - host: The host that shows the page, referenced weakly: a host owns its driver.
  ///   - navigator: The navigator of the pages. Defaults to a new one, whose requests wait for a
  ///     host.
  ///   - theme: The theme of pages without a theme of their own. Defaults to `Theme.standard`.
  ///   - diagnostics: The handler of diagnostics. Defaults to one that prints warnings.
  public init(
    host: some PageHost, navigator: Navigator = Navigator(), theme: Theme = .standard,
    diagnostics: DiagnosticsHandler = .standard
  ) {
    pipeline = UpdatePipeline(
      host: host, navigator: navigator, theme: theme, diagnostics: diagnostics)
  }
}

extension PageDriver {
  /// The newest page that the host has received.
  public var page: PageSnapshot { pipeline.page }

  /// The navigator of the pages that the driver shows.
  public var navigator: Navigator { pipeline.evaluator.navigator }

  /// The handler of diagnostics.
  public var diagnostics: DiagnosticsHandler { pipeline.evaluator.diagnostics }

  /// The theme of pages without a theme of their own.
  public var theme: Theme {
    get { pipeline.evaluator.theme }
    set {
      pipeline.evaluator.theme = newValue
      update()
    }
  }

  /// The maximum number of rows, of both pages together, to compare on the main actor.
  ///
  /// Larger comparisons run off the main actor. If it is 0, all comparisons do.
  public var mainActorComparisonLimit: Int {
    get { pipeline.comparer.mainActorLimit }
    set { pipeline.comparer.mainActorLimit = newValue }
  }

  /// Receives all changes of each update before the host does, with their reasons.
  ///
  /// Defaults to `nil`, with which no reasons are searched.
  package var changeReceiver: (@MainActor ([PageChange]) -> Void)? {
    get { pipeline.changeReceiver }
    set { pipeline.changeReceiver = newValue }
  }

  /// The priority of comparisons off the main actor.
  ///
  /// Defaults to `nil`, the priority of the task that begins them.
  ///
  /// Tasks of a lower priority run on separate threads, so comparisons with such a priority never
  /// occupy the threads of other work.
  package var comparisonPriority: TaskPriority? {
    get { pipeline.comparer.priority }
    set { pipeline.comparer.priority = newValue }
  }
}

extension PageDriver {
  /// Shows a page in place of the one before, whose tasks are canceled.
  ///
  /// The host receives the page before this function returns, unless it has to complete an update
  /// first. If the page is a `LoadingPage`, it begins to load. Releasing the driver also cancels
  /// its tasks.
  public func show(_ page: any TablePage) {
    pipeline.show(page)
    pipeline.evaluator.asCurrent { pipeline.tasks.load(page) }
    flush()
  }

  /// Evaluates the page again in the next turn of the main loop.
  ///
  /// Call it if the page reads state that is not observable, and before iOS 17.
  public func update() { pipeline.receive(.updateRequested) }

  /// Updates a row, or the rows of a section, even if they are unchanged, and evaluates the page
  /// again.
  ///
  /// Call it for a row whose state cannot be observed. An unknown id is reported.
  ///
  /// - Complexity: The update takes O(*n*) in the rows of the page, however many ids it reloads.
  public func reload(_ id: some Hashable & Sendable) { pipeline.reload(ItemID(id)) }

  /// Shows all changes before it returns, instead of in the next turn of the main loop.
  ///
  /// Has no effect while the host performs an update, a page is evaluated, or a row is created.
  public func flush() { pipeline.flush() }

  /// True if the page is so large that it is compared off the main actor, unless it is flushed.
  package var isComparedElsewhere: Bool { pipeline.isComparedElsewhere }

  /// Shows all changes before it returns, except those of a page that is compared off the main
  /// actor.
  ///
  /// - Returns: False if such a comparison is not finished; see ``rested()``.
  package func takeTurn() -> Bool { pipeline.takeTurn() }

  /// Waits until no comparison runs and the host has applied its update.
  ///
  /// Returns even if the page changes continually, because it does not wait for changes that
  /// follow.
  package func rested() async { await pipeline.rested() }

  /// Waits until the host shows the newest page and no work is left.
  public func settled() async { await pipeline.settled() }
}
