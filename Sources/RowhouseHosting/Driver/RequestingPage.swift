// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The page whose code makes a request, or the newest page of the navigator if the code of no page does.
///
/// It calls a closure of the page when the user has answered.
///
/// It retains neither the page nor its navigator, which contains the request.
@MainActor
struct RequestingPage {
  private let caller: PageCaller?
  private let memory: RowMemory
  private let row: SelectedRow?
  /// The name of the page in diagnostics.
  private let name: String

  /// Creates a value for the page whose code is running, or for the newest page that is shown with a navigator.
  init(of navigator: Navigator? = nil) {
    let page = HostedPage.current
    let newest = page == nil ? navigator?.pages.last { $0.pipeline != nil } : nil
    caller = page?.caller ?? newest
    memory = page?.memory ?? newest?.pipeline?.evaluator.memory ?? RowMemory()
    row = page?.row
    name = page?.name ?? newest?.pipeline?.evaluator.pageName ?? HostedPage.noName
  }

  /// The titles of buttons in the language of the page.
  var texts: DialogTexts { DialogTexts(language: memory.language) }
}

extension RequestingPage {
  /// Calls a closure as a handler of a user action, and then evaluates the page again.
  ///
  /// If the page is no longer shown, only its navigator is current. If there was no page, no navigator is current.
  func call(_ handler: @escaping @MainActor () -> Void) {
    let page = caller.flatMap { caller in
      caller.navigator.map {
        HostedPage(
          navigator: $0, memory: caller.pipeline?.evaluator.memory ?? memory, caller: caller,
          name: name, row: row)
      }
    }
    if let pipeline = caller?.pipeline, page?.place != .left {
      return pipeline.callAndReadAgain(handler, of: row)
    }
    guard let page else { return handler() }
    page.isAnswer = true
    page.asCurrent(handler)
    page.isAnswer = false
  }

  /// Returns an action of a dialog that is called through ``call(_:)``.
  func calling(_ action: DialogAction) -> DialogAction {
    guard let receive = action.textAction else {
      return DialogAction(action.title, role: action.role, action: action.action.map(calling))
    }
    return DialogAction(action.title, role: action.role) { text in call { receive(text) } }
  }

  /// Returns a leave guard with all titles, whose closure is called by ``call(_:)``.
  func calling(_ question: LeaveGuard) -> LeaveGuard {
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
