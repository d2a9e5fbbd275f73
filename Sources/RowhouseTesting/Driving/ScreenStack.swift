// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

@MainActor
final class ScreenStack {
  private(set) var screens: [Screen] = []
  /// The screens that were removed while a field was edited, until the field is left.
  private var removed: [Screen] = []
  private(set) var dialogs: [Dialog] = []
  private(set) var toasts: [String] = []
  private(set) var progress: [ProgressReport] = []
  private(set) var systemRequests: [SystemRequest] = []
  private(set) var diagnostics: [PageDiagnostic] = []
  private unowned let navigator: Navigator
  private let theme: Theme
  /// The language of pages without a language.
  let language: String
  private var isFlushing = false

  /// The maximum number of updates in a flush, for pages that change each time they are displayed.
  private static let roundLimit = 32

  init(navigator: Navigator, theme: Theme, language: String) {
    self.navigator = navigator
    self.theme = theme
    self.language = language
  }

  var top: Screen { screens[screens.count - 1] }
}

extension ScreenStack {
  func push(_ page: some TablePage) { show(page, at: screens.count) }

  /// Shows a page in place of the screens from a position on.
  private func show(_ page: some TablePage, at position: Int) {
    let screen = Screen(
      navigator: navigator, theme: theme, language: language,
      diagnostics: DiagnosticsHandler { [weak self] in self?.diagnostics.append($0) })
    removed += screens[position...].filter { $0.editedField != nil }
    screens.replaceSubrange(position..., with: [screen])
    screen.driver.show(page)
  }

  /// Removes pages from the top, except the lowest one, and returns false if there are no others.
  @discardableResult
  func pop(_ count: Int = 1) -> Bool {
    guard screens.count > 1 else { return false }
    let count = min(count, screens.count - 1)
    removed += screens.suffix(count).filter { $0.editedField != nil }
    screens.removeLast(count)
    top.driver.readAgain()
    return true
  }

  func close(_ dialog: Dialog) { dialogs.removeAll { $0.id == dialog.id } }

  /// Updates all pages, and sends display events to the rows of the top page.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<Self.roundLimit {
      for screen in screens { screen.driver.flush() }
      let hasLeftFields = leaveCoveredFields()
      guard top.layOut() || hasLeftFields else { return }
    }
  }

  /// Leaves the fields of pages that are no longer at the top, as on all hosts, and returns false if there are none.
  private func leaveCoveredFields() -> Bool {
    let edited = (removed + screens.dropLast()).filter { $0.editedField != nil }
    removed = []
    for screen in edited { screen.leaveField() }
    return !edited.isEmpty
  }
}

extension ScreenStack: NavigationHost {
  func perform(_ request: NavigationRequest) {
    switch request {
    case .push(let page): push(page)
    case .pop(let count): pop(count)
    case .replace(let page): show(page, at: screens.count - 1)
    case .present(let dialog): dialogs.append(dialog)
    case .toast(let message): toasts.append(message)
    case .scroll(let target): top.pendingScroll = target
    case .focus(let target): top.pendingFocus = target
    case .select(let id): top.driver.select(id)
    case .deselect(let id): top.driver.deselect(id)
    case .progress(let report): note(report)
    case .system(let request): systemRequests.append(request)
    }
  }

  var selectedRows: [ItemID] { top.driver.selectedRows }

  func place(of page: any PageHost) -> PagePlace { PagePlace(of: page, in: screens) }

  private func note(_ report: ProgressReport) {
    let index = progress.firstIndex { $0.number == report.number }
    switch (index, report.isFinished) {
    case (let index?, true): progress.remove(at: index)
    case (let index?, false): progress[index] = report
    case (nil, false): progress.append(report)
    case (nil, true): break
    }
  }
}
