// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The page whose code makes a request.
///
/// It calls a closure of the page when the user has answered.
///
/// It retains neither the page nor its navigator, which contains the request.
@MainActor
struct RequestingPage {
  private let caller: PageCaller?
  private let memory: RowMemory
  private let row: SelectedRow?

  /// Creates a value for the page whose code is running, if there is one.
  init() {
    let page = HostedPage.current
    caller = page?.caller
    memory = page?.memory ?? RowMemory()
    row = page?.row
  }
}

extension RequestingPage {
  /// Calls a closure as a handler of a user action, and then evaluates the page again.
  ///
  /// If the page is no longer shown, only its navigator is current. Outside of pages, no page or
  /// navigator is current.
  func call(_ handler: @escaping @MainActor () -> Void) {
    if let pipeline = caller?.pipeline { return pipeline.callAndReadAgain(handler, of: row) }
    guard let caller, let navigator = caller.navigator else { return handler() }
    HostedPage(navigator: navigator, memory: memory, caller: caller, row: row, isAnswer: true)
      .asCurrent(handler)
  }

  /// Returns an action of a dialog that is called through ``call(_:)``.
  func calling(_ action: DialogAction) -> DialogAction {
    guard let receive = action.textAction else {
      return DialogAction(action.title, role: action.role, action: action.action.map(calling))
    }
    return DialogAction(action.title, role: action.role) { text in call { receive(text) } }
  }

  /// Returns the question before a page is left with all titles, whose closure is called by ``call(_:)``.
  func calling(_ question: LeaveGuard) -> LeaveGuard {
    let texts = DialogTexts(language: memory.language)
    var copy = question
    copy.leave = question.leave ?? texts.leave
    copy.stay = question.stay ?? texts.stay
    copy.onLeave = question.onLeave.map(calling)
    return copy
  }

  private func calling(_ handler: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { call(handler) }
  }
}

/// The driver and the navigator of a page, while they exist.
@MainActor
final class PageCaller {
  weak var pipeline: UpdatePipeline?
  fileprivate weak let navigator: Navigator?
  let diagnostics: DiagnosticsHandler

  init(navigator: Navigator, diagnostics: DiagnosticsHandler) {
    self.navigator = navigator
    self.diagnostics = diagnostics
  }
}
