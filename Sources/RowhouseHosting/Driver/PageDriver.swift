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
/// The host receives at most one update in each turn of the main loop, unless a call such as
/// ``flush()`` shows changes immediately, and no update until it has completed the previous one. The
/// driver corrects mistakes in a page or a host, and reports them to the diagnostics handler; none of
/// them traps.
///
/// ## Change what a page reads on the main actor
///
/// State that a page and its rows read must be changed on the main actor. Each such change reaches
/// the host. A change made off the main actor is reported as
/// ``PageDiagnostic/Kind/changedOffMainActor``. The driver then evaluates the page immediately and
/// again one second later, and the page may still show the old value.
@MainActor
public final class PageDriver {
  let pipeline: UpdatePipeline

  /// The default value of ``mainActorComparisonLimit``.
  ///
  /// Comparing this many rows takes at most a tenth of a frame at 60 Hz (1.6 ms) for data with
  /// string ids. Rows that have been created take a quarter of that time. Measured with
  /// `Tools/benchmark pages`.
  public nonisolated static let defaultMainActorComparisonLimit = 10_000

  /// Creates a driver without a page.
  ///
  /// - Parameters:
  ///   - host: The host that shows the page. The driver references it weakly, because a host owns
  ///     its driver.
  ///   - navigator: The navigator of the pages. Defaults to a new navigator, whose requests wait
  ///     for a host.
  ///   - theme: The theme of pages that have no theme. Defaults to `Theme.standard`.
  ///   - language: The language of the built-in texts and the numbers of pages without a language, as a BCP 47 tag.
  ///     Defaults to `en`.
  ///   - diagnostics: The handler of diagnostics. Defaults to one that prints warnings.
  public init(
    host: some PageHost, navigator: Navigator = Navigator(), theme: Theme = .standard,
    language: String = "en", diagnostics: DiagnosticsHandler = .standard
  ) {
    pipeline = UpdatePipeline(
      host: host, navigator: navigator, theme: theme, language: language, diagnostics: diagnostics)
  }
}

extension PageDriver {
  /// The newest page that the host has received.
  public var page: PageSnapshot { pipeline.page }

  /// The navigator of the pages that the driver shows.
  public var navigator: Navigator { pipeline.evaluator.navigator }

  /// The handler of diagnostics.
  public var diagnostics: DiagnosticsHandler { pipeline.evaluator.diagnostics }

  /// The theme of pages that have no theme.
  public var theme: Theme {
    get { pipeline.evaluator.theme }
    set {
      pipeline.evaluator.theme = newValue
      update()
    }
  }

  /// The maximum number of rows, in both pages together, to compare on the main actor.
  ///
  /// Larger comparisons run off the main actor, except those whose result is needed immediately: in
  /// ``flush()``, ``select(_:)``, and ``deselect(_:)``, for events that are sent with flushing, and after the
  /// user has moved a row during a comparison. If the limit is 0, all other comparisons run off the main actor.
  public var mainActorComparisonLimit: Int {
    get { pipeline.comparer.mainActorLimit }
    set { pipeline.comparer.mainActorLimit = newValue }
  }

  /// Called with all changes of each update and their reasons, before the host receives the update.
  ///
  /// Defaults to `nil`. The driver then does not determine any reasons.
  package var changeReceiver: (@MainActor ([PageChange]) -> Void)? {
    get { pipeline.changeReceiver }
    set { pipeline.changeReceiver = newValue }
  }

  /// A closure that performs each piece of the driver's work on the main actor, such as an evaluation or an update of the
  /// host, and may measure its time.
  ///
  /// Defaults to `nil`. A piece of work may be part of another one.
  package var workMeasurer: (@MainActor (_ work: () -> Void) -> Void)? {
    get { pipeline.workMeasurer }
    set { pipeline.workMeasurer = newValue }
  }

  /// The priority of comparisons off the main actor.
  ///
  /// Defaults to `nil`, which means the priority of the task that starts them.
  ///
  /// Tasks with a lower priority run on separate threads, so comparisons with such a priority never
  /// occupy the threads of other work.
  package var comparisonPriority: TaskPriority? {
    get { pipeline.comparer.priority }
    set { pipeline.comparer.priority = newValue }
  }
}

extension PageDriver {
  /// Shows a page in place of the previous page, whose tasks are canceled.
  ///
  /// First, the host sends the text that the user is typing to the previous page. The host receives
  /// the page before this method returns, unless it must first complete an
  /// update. If the page is a `LoadingPage`, it starts loading. Releasing the driver also cancels
  /// the page's tasks.
  public func show(_ page: any TablePage) {
    pipeline.show(page)
    pipeline.evaluator.call {
      // The model that the page has loaded may not be observable.
      pipeline.tasks.load(page) { [weak pipeline] in pipeline?.receive(.mayHaveChanged) }
    }
    flush()
  }

  /// The values of rows that a later run of the application can restore, such as the state of an `ExpanderRow` that is
  /// not part of the model.
  package var restorableValues: [String: RestorableValue] {
    pipeline.evaluator.memory.restorableValues
  }

  /// Shows the page with the values that its rows had in an earlier run of the application.
  package func restore(_ values: [String: RestorableValue]) {
    if values.isEmpty { return }
    pipeline.evaluator.memory.restore(values)
    update()
    flush()
  }

  /// Evaluates the page again in the next turn of the main loop.
  ///
  /// Call this method if the page reads state that is not observable, and on systems earlier than
  /// iOS 17. ``Navigator/update()`` evaluates all pages of the stack.
  public func update() { pipeline.receive(.updateRequested) }

  /// Updates a row, or all rows of a section, even if they are unchanged, and evaluates the page
  /// again.
  ///
  /// Call this method for a row whose state cannot be observed. An unknown id is reported.
  ///
  /// - Complexity: The update takes O(*n*) in the rows of the page, regardless of the number of ids
  ///   that it reloads.
  public func reload(_ id: some Hashable & Sendable) { pipeline.reload(ItemID(id)) }

  /// Shows all changes before this method returns, instead of in the next turn of the main loop.
  ///
  /// This method has no effect while the host performs an update, a page is evaluated, or a row is
  /// created.
  public func flush() { pipeline.flush() }

  /// True if the page is so large that it is compared off the main actor unless a flush is in
  /// progress.
  package var isComparedOffMainActor: Bool { pipeline.isComparedOffMainActor }

  /// Shows all changes before this method returns, except those of a page that is compared off the
  /// main actor.
  ///
  /// - Returns: False if such a comparison is not finished; see ``waitUntilAtRest()``.
  package func takeTurn() -> Bool { pipeline.takeTurn() }

  /// Waits until no comparison is running and the host has applied its update.
  ///
  /// This method does not wait for later changes, so it returns even if the page changes
  /// continually.
  package func waitUntilAtRest() async { await pipeline.waitUntilAtRest() }

  /// Waits until the host shows the newest page and no work is pending.
  public func settled() async { await pipeline.settled() }
}
