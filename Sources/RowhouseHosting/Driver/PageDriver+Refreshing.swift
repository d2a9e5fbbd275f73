// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageDriver {
  /// True while the page is being refreshed.
  public var isRefreshing: Bool { pipeline.tasks.isRefreshing }

  /// Starts refreshing a `RefreshablePage`, and returns true if refreshing has started.
  ///
  /// The next update sets ``PageSnapshot/isRefreshing``, and a later update clears it, both with
  /// `PageChrome.refreshing`. Calls during refreshing have no effect.
  @discardableResult
  public func refresh() -> Bool {
    let hasBegun = pipeline.evaluator.call {
      pipeline.tasks.refresh(pipeline.evaluator.source) { [weak pipeline] in
        pipeline?.receive(.refreshingChanged)
      }
    }
    // Reports the end even if refreshing begins and ends between two updates, because a host may
    // show an indicator before it receives the beginning.
    if hasBegun { pipeline.receive(.refreshingChanged) }
    return hasBegun
  }
}
