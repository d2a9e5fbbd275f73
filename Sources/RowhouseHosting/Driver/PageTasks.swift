// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The tasks of a page and the delayed second evaluation.
///
/// They are canceled when this object is released.
@MainActor
final class PageTasks {
  private var loading: Task<Void, Never>?
  private var refreshing: Task<Void, Never>?
  private var rechecking: Task<Void, Never>?

  deinit {
    for task in [loading, refreshing, rechecking] { task?.cancel() }
  }
}

extension PageTasks {
  var isRefreshing: Bool { refreshing != nil }

  /// Starts loading a page if it is a `LoadingPage`, and calls `completion` at the end unless the task was canceled.
  func load(_ page: any TablePage, completion: @escaping @MainActor () -> Void) {
    guard let page = page as? any LoadingPage else { return }
    loading = Task {
      await page.load()
      if !Task.isCancelled { completion() }
    }
  }

  /// Starts refreshing a page, and calls `completion` at the end unless the task was canceled.
  ///
  /// Returns false if the page is not a `RefreshablePage` or is already being refreshed.
  func refresh(
    _ page: (any TablePage)?, completion: @escaping @MainActor () -> Void
  ) -> Bool {
    guard refreshing == nil, let page = page as? any RefreshablePage, page.isRefreshable else {
      return false
    }
    refreshing = Task { [weak self] in
      await page.refresh()
      guard !Task.isCancelled else { return }
      self?.refreshing = nil
      completion()
    }
    return true
  }

  /// Calls a closure after ``OffMainChanges/recheckDelay``, in place of a previously scheduled one.
  func recheck(_ recheck: @escaping @MainActor () -> Void) {
    rechecking?.cancel()
    rechecking = Task {
      try? await Task.sleep(nanoseconds: OffMainChanges.recheckDelay)
      if !Task.isCancelled { recheck() }
    }
  }

  func cancel() {
    loading?.cancel()
    refreshing?.cancel()
    (loading, refreshing) = (nil, nil)
  }
}
