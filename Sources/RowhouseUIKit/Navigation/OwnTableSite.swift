// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A page in a table of the application, and the view controller that contains the table.
///
/// The table retains it.
@MainActor
final class OwnTableSite {
  let host: TableHost
  private weak var table: UITableView?
  /// The presenter of the navigator, or `nil` if the application has set another host.
  private let presenter: PagePresenter?
  private var bottomInset: BottomInset?
  private let barItem = PageBarItem()
  private let requests: RowRequests
  private let leaveLock: LeaveLock

  init(
    of table: UITableView, forwarding: (any NSObjectProtocol)?, navigator: Navigator,
    options: TableOptions
  ) {
    host = TableHost(navigator: navigator, options: options)
    leaveLock = LeaveLock(host: host, navigator: navigator)
    requests = RowRequests(host: host)
    self.table = table
    presenter = PagePresenter.joined(of: navigator, options: options)
    presenter?.add(self)
    host.onChrome = { [weak self] _, chrome in
      defer { self?.requests.performPendingScroll() }
      self?.requests.pageWillChange()
      // Another theme has other colors for the bar.
      if !chrome.isDisjoint(with: [.appearance, .style]) { self?.showBar() }
      if chrome.contains(.leaving) { self?.lock() }
    }
    host.onScroll = { [weak self] _ in self?.fadeBar() }
    host.onDrag = { [weak self] in self?.requests.cancelCorrection() }
    host.onScrollEnd = { [weak self] in self?.requests.correctScroll() }
    host.onWindow = { [weak self] in
      self?.enteredWindow()
      // The pages above may have changed a model that is not observable.
      self?.host.driver.readAgain()
    }
    host.onLayout = { [weak self] in
      self?.bottomInset?.update()
      self?.leaveLock.stackMayHaveChanged()
    }
    host.onCaret = { [weak self] in self?.bottomInset?.showEditedRow() }
    host.attach(to: table, forwarding: forwarding)
    enteredWindow()
  }

  /// Restores the former state of the table.
  func remove() {
    // The text may change the bar and the leave guard.
    host.endTyping()
    barItem.restore()
    leaveLock.update(around: nil)
    bottomInset?.remove()
    host.detach()
  }
}

extension OwnTableSite {
  private func enteredWindow() {
    guard isInWindow else { return }
    if bottomInset == nil, let table {
      // A table view controller insets its table above the keyboard itself.
      let followsKeyboard = !(siteController is UITableViewController)
      bottomInset = BottomInset(of: table, shownBy: host, followsKeyboard: followsKeyboard)
    }
    // The keyboard may have changed while the table was not in a window.
    bottomInset?.update()
    showBar()
    lock()
    presenter?.siteAppeared()
    // The table is laid out only after it has entered the window.
    Task { [weak self] in
      self?.host.table?.layoutIfNeeded()
      self?.requests.perform()
    }
  }

  private func showBar() {
    guard let shown = host.shown, let controller = siteController,
      controller.navigationController != nil
    else { return }
    barItem.show(shown, around: controller)
    bottomInset?.keepsSafeArea = shown.page.bar == .fadesIn
  }

  private func lock() { leaveLock.update(around: siteController) }

  private func fadeBar() {
    if let shown = host.shown { barItem.fade(shown) }
    bottomInset?.update()
  }
}

extension OwnTableSite: PageSite {
  var siteController: UIViewController? {
    var responder = table?.next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  var isInWindow: Bool { table?.window != nil }

  func focus(_ target: FocusTarget) { requests.focus(target) }

  func scroll(to target: ScrollTarget) { requests.scroll(to: target) }
}
#endif
