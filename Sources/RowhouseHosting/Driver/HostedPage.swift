// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A page that a driver shows, while its code runs.
final class HostedPage: RunningPage {
  /// The navigator of its stack.
  let navigator: Navigator
  let memory: RowMemory
  /// The object that calls closures of the page later, without retaining the page.
  let caller: PageCaller
  /// The row whose handler for a user action is running, or `nil`.
  let row: SelectedRow?

  init(navigator: Navigator, memory: RowMemory, caller: PageCaller, row: SelectedRow? = nil) {
    self.navigator = navigator
    self.memory = memory
    self.caller = caller
    self.row = row
  }
}

extension HostedPage {
  /// The page whose code is running, or `nil` outside of pages.
  static var current: HostedPage? { CurrentPage.value as? HostedPage }

  /// Runs a closure as code of the page.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentPage.$value.withValue(self, operation: body)
  }
}
