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
  /// True while the code is the answer to a request of a page that was left, such as the action of its dialog.
  @MainActor var isAnswer = false
  /// True if the requests of the code that waited were discarded in favor of another task of the page.
  @MainActor var isOutOfDate = false
  /// True if a request of the code has removed the page from its stack.
  @MainActor private(set) var hasLeft = false
  /// True if the code has pushed a page, so that its requests concern the page on top.
  @MainActor private var hasPushed = false
  /// The name in diagnostics where there is no page.
  static let noName = "no page"
  /// True if the host has postponed the latest request of the code.
  @MainActor private var isPostponed = false

  init(
    navigator: Navigator, memory: RowMemory, caller: PageCaller, name: String = noName,
    row: SelectedRow? = nil
  ) {
    self.navigator = navigator
    self.memory = memory
    self.caller = caller
    self.name = name
    self.row = row
  }
}

/// Requests that depend on the page on top.
extension HostedPage {
  /// The decision about a request of the code.
  enum Decision {
    /// The request is carried out at once.
    case perform
    /// The request waits until the user has returned to the page.
    case hold
    /// The request ends, because its page was left and another page would be concerned.
    case refuse
  }

  /// The place of the page in its stack.
  @MainActor
  var place: PagePlace {
    // A driver that shows another page has another memory.
    guard let pipeline = caller.pipeline, pipeline.evaluator.memory === memory,
      let host = pipeline.host
    else { return .left }
    return navigator.host?.place(of: host) ?? .onTop
  }

  /// Decides about a request of the code.
  ///
  /// A request to leave or replace pages concerns the page on top, which may not be the page of the code when a task
  /// ends. Requests that follow one that waits keep their order, except for a return to the first page, after which the
  /// page is on top or was left.
  @MainActor
  func decision(on request: NavigationRequest) -> Decision {
    guard request.concernsTop else { return .perform }
    let place = place
    if request.returnsToFirst, place == .covered { return .perform }
    if isHolding { return .hold }
    guard request.leavesPages else { return .perform }
    switch place {
    case .onTop: return .perform
    case .covered: return hasPushed ? .perform : .hold
    case .left: return hasLeft || isAnswer ? .perform : .refuse
    }
  }

  /// Runs a closure that carries out a request of the code.
  ///
  /// A task that has itself left its page can leave further pages, and one that has pushed a page can leave that one.
  @MainActor
  func carryOut(_ request: NavigationRequest, _ perform: () -> Void) {
    let wasLeft = place == .left
    isPostponed = false
    asCurrent(perform)
    if isPostponed { return }
    if case .push = request { hasPushed = true }
    if request.leavesPages, !wasLeft, place == .left { hasLeft = true }
  }

  /// Runs a closure of the code that pushes something other than a page.
  @MainActor
  func carryOutPush(_ push: () -> Void) {
    push()
    hasPushed = true
  }

  /// True if requests of the code wait, and the page is still in its stack.
  @MainActor
  var isHolding: Bool { caller.pipeline?.isHolding(for: self) == true && place != .left }

  /// Records that the host has postponed the request that it was asked to perform.
  @MainActor
  func notePostponing() { isPostponed = true }

  /// Holds a request until the user has returned to the page.
  @MainActor
  func hold(_ request: HeldRequest) { caller.pipeline?.hold(request, of: self) }

  /// Reports that a request to leave pages has no effect, because the page was left.
  ///
  /// - Parameter request: The name of the request, or `nil` for other requests, which are not reported.
  @MainActor
  func report(_ request: String?) {
    guard let request else { return }
    caller.diagnostics(PageDiagnostic(.requestOfLeftPage(request), page: name))
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
