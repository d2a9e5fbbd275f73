// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageDriver {
  /// True while the page is being refreshed.
  public var isRefreshing: Bool { pipeline.tasks.isRefreshing }

  /// Begins to refresh a `RefreshablePage`, and returns true if it has begun.
  ///
  /// The next update sets ``PageSnapshot/isRefreshing`` and a later one clears it, both with
  /// `PageChrome.refreshing`. Calls during refreshing have no effect.
  @discardableResult
  public func refresh() -> Bool {
    let hasBegun = pipeline.evaluator.asCurrent {
      pipeline.tasks.refresh(pipeline.evaluator.source) { [weak pipeline] in
        pipeline?.receive(.refreshingChanged)
      }
    }
    // Reports the end even if the beginning and the end are between two updates, because a host may
    // show an indicator before it receives the beginning.
    if hasBegun { pipeline.receive(.refreshingChanged) }
    return hasBegun
  }
}
