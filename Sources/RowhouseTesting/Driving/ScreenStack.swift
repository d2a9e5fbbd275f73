// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// The pages that lead to one another, and what is shown above them.
@MainActor
final class ScreenStack {
  private(set) var screens: [Screen] = []
  private(set) var dialogs: [Dialog] = []
  private(set) var toasts: [String] = []
  private(set) var progress: [ProgressReport] = []
  private(set) var diagnostics: [PageDiagnostic] = []
  private let theme: Theme
  private var isFlushing = false

  /// How often handlers may change the page while it is brought up to date; a page that asks for
  /// more each time it is shown is left alone then.
  private static let roundLimit = 32

  init(theme: Theme) { self.theme = theme }

  /// The page that the user sees.
  var top: Screen { screens[screens.count - 1] }
}

extension ScreenStack {
  func push(_ page: some TablePage) {
    let screen = Screen(
      theme: theme,
      diagnostics: DiagnosticsHandler { [weak self] in self?.diagnostics.append($0) })
    screens.append(screen)
    screen.driver.show(page)
  }

  /// - Returns: Whether there was a page to go back to.
  @discardableResult
  func pop() -> Bool {
    guard screens.count > 1 else { return false }
    screens.removeLast()
    return true
  }

  func close(_ dialog: Dialog) { dialogs.removeAll { $0.id == dialog.id } }

  /// Brings all pages up to date, and tells the rows of the top one whether they are on screen.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<Self.roundLimit {
      for screen in screens { screen.driver.flush() }
      guard top.layOut() else { return }
    }
  }
}

extension ScreenStack: NavigationHost {
  func perform(_ request: NavigationRequest) {
    switch request {
    case .push(let page): push(page)
    case .pop: pop()
    case .present(let dialog): dialogs.append(dialog)
    case .toast(let message): toasts.append(message)
    case .scroll(let target): top.wantedScroll = target
    case .progress(let report): note(report)
    }
  }

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
