// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Asks before the user leaves a page, while the page has a question.
///
/// Replaces the back button, and keeps the sheet around the page from being pulled down. A navigation controller
/// whose top view controller hides the back button does not let the user swipe back.
@MainActor
final class LeaveLock {
  private let host: TableHost
  private let navigator: Navigator
  /// The view controller that is left with the page, the one in a stack or the outermost one, while there is a
  /// question.
  private(set) weak var outer: UIViewController?
  /// The view controller that this lock has made modal.
  private weak var modal: UIViewController?
  /// The button that has replaced the back button.
  private var button: UIBarButtonItem?
  /// The item that contains the button.
  private weak var item: UINavigationItem?
  private var sheet: SheetGuard?
  private var tabs: TabGuard?

  init(host: TableHost, navigator: Navigator) {
    self.host = host
    self.navigator = navigator
  }
}

extension LeaveLock {
  /// True if the page has a question now, and can show it.
  var isLocked: Bool {
    guard host.page?.leaveGuard != nil else { return false }
    guard let presenter = navigator.host as? PagePresenter else { return true }
    return presenter.top?.isInWindow == true
  }

  /// Locks the ways out of a view controller if its page has a question, or unlocks them.
  func update(around controller: UIViewController?) {
    let isGuarded = host.page?.leaveGuard != nil
    let stack = controller?.navigationController
    let outer = isGuarded ? controller?.ancestor(below: stack) : nil
    self.outer = outer
    setModal(outer)
    replaceBackButton(of: outer, in: stack)
    sheet = outer?.ancestor(below: nil).flatMap { SheetGuard.joined(of: $0, by: self) }
    tabs = outer?.tabBarController.flatMap { TabGuard.joined(of: $0, by: self) }
  }

  /// Asks the question of the page, and leaves if the user agrees.
  ///
  /// - Parameter leave: Removes the page. Defaults to `Navigator.pop()`.
  func ask(leave: (@MainActor () -> Void)? = nil) {
    host.reportTypedText()
    host.driver.flush()
    navigator.leave(asking: host.page?.leaveGuard, leave: leave)
  }

  private func setModal(_ controller: UIViewController?) {
    guard controller !== modal else { return }
    modal?.isModalInPresentation = false
    modal = nil
    // The application may have locked the sheet itself.
    guard let controller, !controller.isModalInPresentation else { return }
    controller.isModalInPresentation = true
    modal = controller
  }

  private func replaceBackButton(
    of controller: UIViewController?, in stack: UINavigationController?
  ) {
    // The page may have its question before the controller is in a stack.
    let isReplaced = stack != nil && stack?.viewControllers.first !== controller
    let wanted = isReplaced ? controller?.navigationItem : nil
    guard wanted !== item else { return }
    restoreBackButton()
    guard let wanted, wanted.showsBackButton, let stack, let controller else { return }
    let button = backButton(to: stack.titleBelow(controller))
    wanted.hidesBackButton = true
    wanted.leftBarButtonItems = [button] + (wanted.leftBarButtonItems ?? [])
    self.button = button
    item = wanted
  }

  private func restoreBackButton() {
    guard let item, let button else { return }
    item.hidesBackButton = false
    let others = (item.leftBarButtonItems ?? []).filter { $0 !== button }
    item.leftBarButtonItems = others.isEmpty ? nil : others
    self.item = nil
    self.button = nil
  }

  private func backButton(to title: String?) -> UIBarButtonItem {
    let image = UIImage(systemName: "chevron.backward")
    let action = UIAction(title: title ?? "", image: image) { [weak self] _ in self?.ask() }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = title
    return item
  }
}

extension UINavigationItem {
  /// True if the bar shows the system's back button above a page below which there is another one.
  fileprivate var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }
}

extension UINavigationController {
  /// Returns the title of the view controller below another one.
  fileprivate func titleBelow(_ controller: UIViewController) -> String? {
    guard let index = viewControllers.firstIndex(of: controller), index > 0 else { return nil }
    let item = viewControllers[index - 1].navigationItem
    return item.backButtonTitle ?? item.title ?? viewControllers[index - 1].title
  }
}
#endif
