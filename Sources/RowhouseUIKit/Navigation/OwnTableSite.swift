// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A page in a table of the application's own, with the view controller around it.
///
/// The table keeps it alive.
@MainActor
final class OwnTableSite {
  let host: TableHost
  private weak var table: UITableView?
  /// The presenter of the navigator, or `nil` if the application has set another host.
  private let presenter: PagePresenter?
  private var bottomInset: BottomInset?
  /// The item of the navigation bar that fades in, and its appearance before.
  private weak var barItem: UINavigationItem?
  private var formerBar: KeptValues<UINavigationItem>?

  init(
    of table: UITableView, forwarding: (any NSObjectProtocol)?, navigator: Navigator,
    options: TableOptions
  ) {
    host = TableHost(navigator: navigator, options: options)
    self.table = table
    presenter =
      if let host = navigator.host {
        host as? PagePresenter
      } else {
        PagePresenter(navigator, options: options)
      }
    presenter?.add(self)
    host.onChrome = { [weak self] _, chrome in
      if chrome.contains(.appearance) { self?.showBar() }
    }
    host.onScroll = { [weak self] _ in self?.fadeBar() }
    host.onWindow = { [weak self] in self?.enteredWindow() }
    host.onLayout = { [weak self] in self?.bottomInset?.update() }
    host.onLines = { [weak self] in self?.bottomInset?.showEditedRow() }
    host.attach(to: table, forwarding: forwarding)
    enteredWindow()
  }

  /// Gives the table back as it was.
  func remove() {
    if let barItem { formerBar?.set(in: barItem) }
    bottomInset?.remove()
    host.detach()
  }
}

extension OwnTableSite {
  private func enteredWindow() {
    guard isInWindow else { return }
    if bottomInset == nil, let table {
      // A table view controller insets its table above the keyboard by itself.
      let followsKeyboard = !(siteController is UITableViewController)
      bottomInset = BottomInset(of: table, followsKeyboard: followsKeyboard)
    }
    showBar()
    presenter?.siteEnteredWindow()
  }

  private func showBar() {
    guard let shown = host.shown, let controller = siteController,
      let stack = controller.navigationController,
      let item = controller.ancestor(below: stack)?.navigationItem,
      shown.page.bar == .fadesIn || shown.page.barColors != nil || formerBar != nil
    else { return }
    if formerBar == nil {
      barItem = item
      formerBar = KeptValues(of: item, \.standardAppearance, \.scrollEdgeAppearance)
    }
    PageBarStyle(of: shown).apply(to: item)
    bottomInset?.keepsSafeArea = shown.page.bar == .fadesIn
    if shown.page.bar == .standard, shown.page.barColors == nil { formerBar?.set(in: item) }
  }

  private func fadeBar() {
    if let barItem, let shown = host.shown { PageBarStyle(of: shown).fade(barItem) }
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

  func focusFirstError() {
    host.driver.flush()
    if let indexPath = host.page?.firstInvalidRow { table?.focusRow(at: IndexPath(indexPath)) }
  }

  func scroll(to target: ScrollTarget) {
    host.driver.flush()
    guard let table, let indexPath = host.page?.indexPath(of: target) else { return }
    table.scrollToRow(at: IndexPath(indexPath), at: .top, animated: isInWindow)
  }
}
#endif
