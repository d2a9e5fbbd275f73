// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Compares pages, and moves the comparison of large pages off the main actor.
@MainActor
final class PageComparer {
  var mainActorLimit = PageDriver.defaultMainActorComparisonLimit
  /// The priority of comparisons off the main actor, or `nil` for the priority of the task that
  /// starts them.
  var priority: TaskPriority?
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }
}

extension PageComparer {
  enum Progress {
    case done
    case running
    case incomparable
  }

  /// Compares a page with the previous page.
  ///
  /// Stores the result in the pending page. If the comparison leaves the main actor, `completion`
  /// receives the result.
  func compare(
    _ pending: inout PendingPage, with old: PageSnapshot, mayLeaveMainActor: Bool,
    completion: @escaping @MainActor (SectionedChangeset) -> Void
  ) -> Progress {
    let limit = mayLeaveMainActor ? mainActorLimit / 2 : PageSnapshot.inStepLimit
    let changes = pending.page.changesInStep(from: old, upTo: limit)
    guard max(old.rowCount, pending.page.rowCount) <= SectionedChangeset.rowLimit else {
      return .incomparable
    }
    let comparison = PageComparison(from: old, to: pending.page, runsOnMainActor: true)
    let isSmall = mainActorLimit > 0 && comparison.size <= mainActorLimit
    if changes != nil || isSmall || !mayLeaveMainActor {
      pending.comparison = comparison
      pending.changes = changes ?? comparison.changes {}
      return .done
    }
    start(&pending, with: old, completion: completion)
    return .running
  }

  private func start(
    _ pending: inout PendingPage, with old: PageSnapshot,
    completion: @escaping @MainActor (SectionedChangeset) -> Void
  ) {
    let comparison = PageComparison(from: old, to: pending.page, runsOnMainActor: false)
    pending.comparison = comparison
    task = Task(priority: priority) { [weak self] in
      let changes = await Self.changes(comparison)
      guard let changes, let self, !Task.isCancelled else { return }
      self.task = nil
      completion(changes)
    }
  }

  @concurrent
  private nonisolated static func changes(
    _ comparison: PageComparison
  ) async -> SectionedChangeset? {
    try? comparison.changes { () throws(CancellationError) in
      if Task.isCancelled { throw CancellationError() }
    }
  }

  /// Cancels the comparison off the main actor, and returns false if none is running.
  @discardableResult
  func cancel() -> Bool {
    guard let task else { return false }
    task.cancel()
    self.task = nil
    return true
  }

  /// Finishes on the main actor the comparison that is running off it.
  ///
  /// Returns false if none is running.
  func finish(_ pending: inout PendingPage) -> Bool {
    guard cancel() else { return false }
    pending.changes = pending.comparison?.changes {}
    return true
  }
}
