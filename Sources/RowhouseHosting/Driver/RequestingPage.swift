// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The page whose code makes a request, to call a closure of the page when the user has answered.
///
/// It retains neither the page nor its navigator, which contains the request.
@MainActor
struct RequestingPage {
  private let caller: PageCaller?
  private let memory: RowMemory
  private let row: SelectedRow?

  /// Creates a value for the page whose code runs now, if there is one.
  init() {
    let page = HostedPage.current
    caller = page?.caller
    memory = page?.memory ?? RowMemory()
    row = page?.row
  }
}

extension RequestingPage {
  /// Calls a closure as a handler for an action of the user, and then reads the page again.
  ///
  /// If the page is no longer shown, only its navigator is current. Outside of pages, nothing is.
  func call(_ handler: @escaping @MainActor () -> Void) {
    if let pipeline = caller?.pipeline { return pipeline.callAndReadAgain(handler, selecting: row) }
    guard let caller, let navigator = caller.navigator else { return handler() }
    HostedPage(navigator: navigator, memory: memory, caller: caller, row: row).asCurrent(handler)
  }

  /// Returns an action of a dialog that is called by ``call(_:)``.
  func calling(_ action: DialogAction) -> DialogAction {
    DialogAction(action.title, role: action.role, action: action.action.map(calling))
  }

  /// Returns the question before a page is left, whose closure is called by ``call(_:)``.
  func calling(_ question: LeaveGuard) -> LeaveGuard {
    var copy = question
    copy.onLeave = question.onLeave.map(calling)
    return copy
  }

  private func calling(_ handler: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { call(handler) }
  }
}

/// The driver and the navigator of a page, as long as there are.
@MainActor
final class PageCaller {
  weak var pipeline: UpdatePipeline?
  fileprivate weak let navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }
}
