// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A lock that asks the question of the leave guard of a page, if it has one, before the user
/// leaves the page.
///
/// The view controller around the page, its sheet, and its tab bar each have one guard for all pages in them.
@MainActor
final class LeaveLock {
  private let host: TableHost
  private let navigator: Navigator
  /// The view controller that the user leaves together with the page, or `nil` if the page has no leave
  /// guard.
  ///
  /// This is the view controller in a navigation stack that contains the page, or otherwise the outermost view controller.
  private(set) weak var outer: UIViewController?
  private var back: BackGuard?
  private var sheet: SheetGuard?
  private var tabs: TabGuard?

  init(host: TableHost, navigator: Navigator) {
    self.host = host
    self.navigator = navigator
  }

  deinit {
    // A table may be released with its page while the view controller remains.
    if back != nil { Task { @MainActor [back] in back?.update() } }
  }
}

extension LeaveLock {
  /// True if the page currently has a leave guard and can show its question.
  var isLocked: Bool { host.page?.leaveGuard != nil && (presenter == nil || visible != nil) }

  /// The presenter of the navigator, or `nil` if the application has set another host.
  private var presenter: PagePresenter? { navigator.host as? PagePresenter }

  /// The outermost view controller around the page, or `nil` if it is not in a window.
  ///
  /// The page itself may be below another one.
  private var visible: UIViewController? {
    let outermost = outer?.ancestor(below: nil)
    return outermost?.viewIfLoaded?.window == nil ? nil : outermost
  }

  /// Prevents the user from leaving a view controller if its page has a leave guard, or allows it
  /// again.
  func update(around controller: UIViewController?) {
    let isGuarded = host.page?.leaveGuard != nil
    let outer = isGuarded ? controller?.ancestor(below: controller?.navigationController) : nil
    self.outer = outer
    let former = back
    back = outer.map { BackGuard.joined(of: $0, by: self) }
    if former !== back { former?.update() }
    sheet = outer?.ancestor(below: nil).flatMap { SheetGuard.joined(of: $0, by: self) }
    tabs = outer?.tabBarController.flatMap { TabGuard.joined(of: $0, by: self) }
  }

  /// Replaces or restores the back button when the view controller may have entered or left a collapsed split view.
  func stackMayHaveChanged() { back?.update() }

  /// Asks the question of the page, and leaves if the user agrees.
  ///
  /// - Parameter leave: Removes the page. Defaults to the closure of `Navigator.leave(asking:leave:)`.
  func ask(leave: (@MainActor () -> Void)? = nil) {
    host.reportTypedText()
    host.driver.flush()
    let question = host.page?.leaveGuard
    guard let presenter, let visible else { return navigator.leave(asking: question, leave: leave) }
    presenter.presentDialogs(over: visible) { navigator.leave(asking: question, leave: leave) }
  }
}
#endif
