// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page in a terminal, which reports its changes and does not display anything itself.
@MainActor
final class BrowserScreen {
  private lazy var driver = PageDriver(host: self, navigator: navigator)
  private let navigator: Navigator
  private let onChange: @MainActor () -> Void

  /// Creates a screen without a page.
  ///
  /// - Parameters:
  ///   - navigator: The navigator of the page. Defaults to one without a host.
  ///   - onChange: Called when the page looks different.
  init(navigator: Navigator = Navigator(), onChange: @escaping @MainActor () -> Void) {
    self.navigator = navigator
    self.onChange = onChange
  }

  /// The current page.
  var page: PageSnapshot {
    driver.flush()
    return driver.page
  }

  /// Shows a page.
  func show(_ page: some TablePage) { driver.show(page) }

  /// Uses a row as a user does: toggles or presses the control of a row that has no other action,
  /// and taps any other row.
  ///
  /// - Returns: False if that has no effect, such as on a row with a field.
  func use(_ indexPath: RowIndexPath) -> Bool {
    let page = page
    guard let row = page.row(at: indexPath), let style = page.style(at: indexPath),
      let reference = page.reference(at: indexPath)
    else { return false }
    let control = row.handlers[.select] == nil ? row.body(style: style).controls.first : nil
    return driver.send(control?.event ?? .tap, to: reference)
  }
}

extension BrowserScreen: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) {
    completion()
    if update.isEmpty { return }
    onChange()
    loadMore()
  }

  func deselect(_ indexPath: RowIndexPath) {}
}

extension BrowserScreen {
  /// Loads more rows of each section that has more, because a terminal shows every page to its end.
  private func loadMore() {
    let page = driver.page
    for (section, rows) in page.sections.enumerated() where rows.rowCount > 0 {
      let last = RowIndexPath(section: section, row: rows.rowCount - 1)
      if let reference = page.reference(at: last) { driver.send(.willDisplay, to: reference) }
    }
  }
}

extension ControlPart {
  /// The event that choosing the control sends, or `nil` if a choice is not enough to use it.
  fileprivate var event: HostEvent? {
    switch value {
    case .isOn(let isOn): .change(control, .isOn(!isOn))
    case .pressed: .change(control, .pressed)
    case .text, .number, .option, .date, .color: nil
    }
  }
}
