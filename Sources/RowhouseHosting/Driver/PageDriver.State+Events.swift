// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageDriver.State {
  enum Phase: Hashable {
    case resting
    case evaluating
    case comparing
    case applying
  }

  enum Event: Hashable {
    /// State that the page has read is about to change.
    case changed
    /// A handler of a row has returned.
    ///
    /// It may have changed state that is not observed.
    case mayHaveChanged
    /// State that a row of a data section has read is about to change.
    case rowsChanged
    /// State that the page or a row has read was changed off the main actor.
    case changedOffMainActor
    case recheck
    /// A caller is waiting until the host shows the newest page.
    case settling
    case updateRequested
    case sourceChanged
    case refreshingChanged
    /// The host does not show the page that it is expected to show.
    case shownPageLost
    case rowMoved
    case handlerBegan
    case handlerEnded
    case makingRowsBegan
    case makingRowsEnded
    case turn
    case evaluated
    case evaluatedNothing
    case observedAgain
    case compared(Int)
    /// The comparison with this number is not possible because its pages are too large.
    case incomparable(Int)
    case applied(Int)
    case failed(Int)
    /// All pending work must be done before the call returns.
    case flush
    case flushContinued
    /// An event begins, and its effect must be shown before the call returns.
    case flushedEventBegan
    case flushedEventEnded
  }

  enum Action: Hashable {
    case scheduleTurn
    case scheduleRecheck
    /// Evaluate the page, and send `evaluated` or `evaluatedNothing`.
    case evaluate
    /// Read the page only to observe it, and send `observedAgain`.
    case observeAgain
    /// Create stale rows of data sections again, and apply the changes in an update with this number.
    case refreshRows(Int)
    /// Compare the new page with the shown one, and send `compared` or `incomparable`.
    case compare(Int, mayLeaveMainActor: Bool)
    /// Finish the comparison with this number on the main actor, and send `compared`.
    case finishComparison(Int)
    /// Cancel the comparison, and discard the new page.
    case cancelComparison
    /// Send the new page to the host, and send `applied` or `failed`.
    case apply(Update)
    case forgetStaleRows
    /// Send `flushContinued`, after all actions before this one.
    case continueFlush
    case report(PageDiagnostic.Kind)
  }

  struct Update: Hashable {
    let number: Int
    /// True if the host receives the whole page instead of edits.
    let isWhole: Bool
    /// True if the page was evaluated without a known change.
    ///
    /// Such an update is discarded if it is empty.
    let isPrecaution: Bool
    /// True if the update includes the refreshing state even if that state has not changed.
    let includesRefreshing: Bool
  }
}
