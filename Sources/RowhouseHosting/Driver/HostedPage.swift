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
  /// The number of requests to leave pages that the code has made while the page was shown, without those that a host has
  /// postponed.
  @MainActor private var leavingCount = 0
  /// True if the code has pushed a page, so that its requests concern the page on top.
  @MainActor private var hasPushed = false

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
  /// Records a request of the code to leave pages of the stack, and returns true if the code can make it.
  ///
  /// A task may end after its page was left, when its request would concern another page. A task that has itself
  /// requested to leave the page can leave further pages, and so can the action of a dialog, which the user has just
  /// chosen.
  ///
  /// - Parameter isLeft: Returns true if the host of the page no longer shows it, although it still exists. Defaults to a
  ///   closure that returns false.
  /// - Returns: False if the page was left.
  @MainActor
  func requestsLeaving(unless isLeft: (any PageHost) -> Bool = { _ in false }) -> Bool {
    guard isAnswer || leavingCount > 0 || isShown(unless: isLeft) else { return false }
    leavingCount += 1
    return true
  }

  @MainActor
  private func isShown(unless isLeft: (any PageHost) -> Bool) -> Bool {
    guard let pipeline = caller.pipeline, pipeline.evaluator.memory === memory else { return false }
    return pipeline.host.map(isLeft) != true
  }

  /// Records that the code pushes a page.
  @MainActor
  func notePush() { hasPushed = true }

  /// Holds a request to leave or replace the page if another page, which the code has not pushed, is above it.
  ///
  /// The request would concern the other page. A request to return to the first page does not depend on the page on top.
  ///
  /// - Returns: False if the request can be carried out now.
  @MainActor
  func holds(_ request: NavigationRequest) -> Bool {
    if hasPushed { return false }
    if case .pop(.max) = request { return false }
    guard let pipeline = caller.pipeline, pipeline.evaluator.memory === memory,
      let host = pipeline.host, navigator.host?.isCovered(host) == true
    else { return false }
    pipeline.hold(request, of: self)
    return true
  }

  /// Takes back a request to leave pages, because a host postpones it.
  @MainActor
  func takeBackLeaving() { leavingCount = max(0, leavingCount - 1) }
}

extension HostedPage {
  /// The page whose code is running, or `nil` outside of pages.
  static var current: HostedPage? { CurrentPage.value as? HostedPage }

  /// Runs a closure as code of the page.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentPage.$value.withValue(self, operation: body)
  }
}
