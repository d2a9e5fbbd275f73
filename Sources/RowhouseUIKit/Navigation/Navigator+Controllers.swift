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
  /// If the page is not in a navigation controller, the view controller is presented in a new one.
  ///
  /// - Parameter controller: The view controller.
  /// - Returns: False if no page in UIKit uses the navigator, for example in a test without a screen.
  @discardableResult
  public func push(_ controller: UIViewController) -> Bool {
    (host as? PagePresenter)?.present(controller, isPushed: true) ?? false
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
