// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Models that are not observable.
extension Navigator {
  /// Evaluates all pages of the stack again in the next turn of the main loop.
  ///
  /// Call this method after a change to a model that is not observable, unless a handler of the top page makes the
  /// change:
  ///
  /// ```swift
  /// downloads.names.append("Map of Malta")
  /// navigator.update()
  /// ```
  ///
  /// The calls in one turn are combined. A page that shows nothing that has changed is not updated on its host. A call
  /// during the evaluation of a page does not evaluate that page again.
  public func update() {
    for page in pages { page.pipeline?.receive(.mayHaveChanged) }
  }

  /// Adds the page of a new driver.
  func add(_ page: PageCaller) {
    pages.removeAll { $0.pipeline == nil }
    pages.append(page)
  }
}
