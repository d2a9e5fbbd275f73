// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page on a terminal, which shows nothing by itself and tells when there is something to show.
@MainActor
final class BrowserScreen {
  private lazy var driver = PageDriver(host: self)
  private let onChange: @MainActor () -> Void

  /// Makes a screen without a page.
  ///
  /// - Parameter onChange: Called whenever the page looks different.
  init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// The page as it is now.
  var page: PageSnapshot {
    driver.flush()
    return driver.page
  }

  /// Shows a page.
  func show(_ page: some TablePage) { driver.show(page) }

  /// Does what a user means by a row: switches or presses the control of one that has nothing else,
  /// and taps any other.
  func use(_ indexPath: RowIndexPath) {
    let page = page
    guard let row = page.row(at: indexPath), let style = page.style(at: indexPath),
      let reference = page.reference(at: indexPath)
    else { return }
    let control = row.handlers.select == nil ? row.body(style: style).controls.first : nil
    driver.send(control?.event ?? .tap, to: reference)
  }
}

extension BrowserScreen: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) {
    completion()
    if !update.isEmpty { onChange() }
  }

  func deselect(_ indexPath: RowIndexPath) {}
}

extension Part {
  /// What comes of using the control.
  fileprivate var event: HostEvent? {
    switch self {
    case .toggle(let toggle): .change(toggle.control, .isOn(!toggle.isOn))
    case .button(let button): .change(button.control, .pressed)
    case .pressable(let pressable): .change(pressable.control, .pressed)
    default: nil
    }
  }
}
