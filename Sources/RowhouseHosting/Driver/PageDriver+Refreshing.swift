// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageDriver {
  /// Whether the page is being brought up to date.
  public var isRefreshing: Bool { refreshTask != nil }

  /// Brings a `RefreshablePage` up to date, as the user has asked.
  ///
  /// The host is told with the next update that it goes on (``PageSnapshot/isRefreshing``), and once
  /// it has ended, with `PageChrome.refreshing` in both. While it goes on nothing further is begun.
  ///
  /// - Returns: Whether it has begun.
  @discardableResult
  public func refresh() -> Bool {
    guard refreshTask == nil, let page = source as? any RefreshablePage,
      page.isRefreshable
    else { return false }
    refreshTask = Task { [weak self] in
      await page.refresh()
      if !Task.isCancelled { self?.endRefreshing() }
    }
    noteRefreshing()
    return true
  }

  private func endRefreshing() {
    refreshTask = nil
    noteRefreshing()
  }

  /// A host that shows by itself that something goes on has to be told that it has ended, though both
  /// may come between two updates.
  private func noteRefreshing() {
    mustTellRefreshing = true
    noteChange()
  }
}
