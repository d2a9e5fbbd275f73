// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The key of the associated object with which a view controller retains its guard.
nonisolated(unsafe) private let guardKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// A guard that asks the questions of all pages in a view controller before the user leaves it.
///
/// While a page has a leave guard, this guard replaces the back button, and prevents the user from pulling down the
/// sheet around the view controller. If the top view controller hides its back button, a navigation controller does
/// not let the user swipe back. The view controller retains the guard.
@MainActor
final class BackGuard {
  private weak var controller: UIViewController?
  private var locks = LeaveLocks()
  /// True if the guard has made the view controller modal.
  private var hasMadeModal = false
  /// The button that has replaced the back button.
  private var button: UIBarButtonItem?

  private init(_ controller: UIViewController) {
    self.controller = controller
  }
}

extension BackGuard {
  /// Adds a page's lock to the guard of a view controller, and returns the updated guard.
  static func joined(of controller: UIViewController, by lock: LeaveLock) -> BackGuard {
    let known = objc_getAssociatedObject(controller, guardKey) as? BackGuard
    let result = known ?? BackGuard(controller)
    if known == nil {
      objc_setAssociatedObject(controller, guardKey, result, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    result.locks.add(lock)
    result.update()
    return result
  }

  /// Prevents the user from leaving the view controller if a page has a leave guard, or allows it
  /// again.
  func update() {
    guard let controller else { return }
    let isLocked = locks.areLocking(controller)
    setModal(isLocked, controller)
    // The page may have a leave guard before the controller is in a stack.
    if isLocked, let stack = controller.stackWithBackButton {
      replaceBackButton(of: controller, in: stack)
    } else {
      restoreBackButton(of: controller)
    }
  }

  private func setModal(_ isModal: Bool, _ controller: UIViewController) {
    guard isModal != hasMadeModal else { return }
    // The application may have made the controller modal itself.
    if isModal, controller.isModalInPresentation { return }
    controller.isModalInPresentation = isModal
    hasMadeModal = isModal
  }

  private func replaceBackButton(
    of controller: UIViewController, in stack: UINavigationController
  ) {
    let item = controller.navigationItem
    guard button == nil, item.showsBackButton else { return }
    let button = backButton(to: stack.titleBelow(controller))
    item.hidesBackButton = true
    item.leftBarButtonItems = [button] + (item.leftBarButtonItems ?? [])
    self.button = button
  }

  private func restoreBackButton(of controller: UIViewController) {
    guard let button else { return }
    let item = controller.navigationItem
    item.hidesBackButton = false
    let others = (item.leftBarButtonItems ?? []).filter { $0 !== button }
    item.leftBarButtonItems = others.isEmpty ? nil : others
    self.button = nil
  }

  private func backButton(to title: String?) -> UIBarButtonItem {
    let image = UIImage(systemName: "chevron.backward")
    let action = UIAction(title: title ?? "", image: image) { [weak self] _ in self?.goBack() }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = title
    return item
  }

  private func goBack() {
    let locked = locks.locked { [controller] in $0 === controller }
    if locked.isEmpty {
      controller?.stackWithBackButton?.popViewController(animated: true)
    } else {
      locked.ask(leave: nil)
    }
  }
}

extension UINavigationItem {
  /// True if the bar shows the system's back button for a page that is above another one.
  fileprivate var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }
}

extension UIViewController {
  /// The navigation controller whose back button removes this view controller, or `nil` if there is none.
  ///
  /// A collapsed split view pushes the navigation controller of its second column onto that of the first, and a tab bar
  /// pushes that of a tab onto its list of tabs. The first view controller in it then has the back button of the outer one.
  var stackWithBackButton: UINavigationController? {
    guard let stack = parent as? UINavigationController else { return nil }
    return stack.viewControllers.first === self ? stack.stackWithBackButton : stack
  }
}

extension UINavigationController {
  /// Returns the title of the view controller below another one, which may be in a stack of its own.
  fileprivate func titleBelow(_ controller: UIViewController) -> String? {
    guard let shown = controller.ancestor(below: self),
      let index = viewControllers.firstIndex(of: shown), index > 0
    else { return nil }
    let item = viewControllers[index - 1].navigationItem
    return item.backButtonTitle ?? item.title ?? viewControllers[index - 1].title
  }
}
#endif
