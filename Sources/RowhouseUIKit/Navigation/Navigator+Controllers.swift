// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting

extension Navigator {
  /// Pushes any view controller.
  ///
  /// ```swift
  /// Row("Map").accessory(.disclosure).onSelect { navigator.push(MapViewController()) }
  /// ```
  ///
  /// If the page is not in a navigation controller, the view controller is presented in a new one. If requests of a task wait
  /// because another page is above the page of the task, later calls of this method in the task wait, too.
  ///
  /// - Parameter controller: The view controller.
  /// - Returns: False if no page in UIKit uses the navigator, for example in a test without a screen.
  @discardableResult
  public func push(_ controller: UIViewController) -> Bool {
    guard let presenter = host as? PagePresenter, presenter.top != nil else { return false }
    pushing { [weak presenter] in _ = presenter?.present(controller, isPushed: true) }
    return true
  }

  /// Presents a view controller over the page, and over any view controllers that are already
  /// presented.
  ///
  /// A popover without a source, such as an action sheet on iPad, points at the row whose handler is running, or otherwise
  /// at the page.
  ///
  /// - Parameter controller: The view controller.
  /// - Returns: False if no page in UIKit uses the navigator, for example in a test without a screen.
  @discardableResult
  public func present(_ controller: UIViewController) -> Bool {
    (host as? PagePresenter)?.present(controller, isPushed: false) ?? false
  }
}
#endif
