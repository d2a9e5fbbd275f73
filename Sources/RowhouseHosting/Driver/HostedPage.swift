// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A page that a driver shows, while its code runs.
///
/// Each call of a handler creates a value, which the tasks that the handler starts inherit.
final class HostedPage: RunningPage {
  /// The navigator of its stack.
  let navigator: Navigator
  let memory: RowMemory
  /// The object that calls closures of the page later, without retaining the page.
  let caller: PageCaller
  /// The name of the page in diagnostics.
  let name: String
  /// The row whose handler for a user action is running, or `nil`.
  let row: SelectedRow?
  /// True if the code is the answer to a request of the page, such as the action of a dialog.
  private let isAnswer: Bool
  /// True if the code has requested to leave pages while the page was shown.
  @MainActor private var hasLeft = false

  init(
    navigator: Navigator, memory: RowMemory, caller: PageCaller, name: String = "no page",
    row: SelectedRow? = nil, isAnswer: Bool = false
  ) {
    self.navigator = navigator
    self.memory = memory
    self.caller = caller
    self.name = name
    self.row = row
    self.isAnswer = isAnswer
  }
}

extension HostedPage {
  /// Returns true if the code can leave pages of the stack.
  ///
  /// A task may end after its page was left, when its request would concern another page. A task that has itself
  /// requested to leave the page can leave further pages, and so can the action of a dialog, which the user has just
  /// chosen.
  @MainActor
  func canLeavePages() -> Bool {
    if isAnswer { return true }
    if caller.pipeline?.evaluator.memory === memory { hasLeft = true }
    return hasLeft
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
