// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
public import RowhouseModel

extension TablePageController {
  /// The state of the page and of the pages above it in the navigation controller.
  ///
  /// To open the same pages in a later run of the application, store the state, and pass it to
  /// ``restore(_:opening:)``. A view controller that does not show a page ends the list.
  public var restorationState: RestorationState {
    let above = (navigationController?.viewControllers ?? []).drop { $0 !== self }.dropFirst()
    let pages = above.prefix { $0 is TablePageController }.compactMap { $0 as? TablePageController }
    return RestorationState(([self] + pages).map(\.restorer.state))
  }

  /// Restores the state of the page, and pushes the pages above it without an animation.
  ///
  /// Call this method once, after you have set the root view controller of the window, and before the view of this
  /// controller is loaded. The method has no effect if the state is that of a page with another address. Pages whose rows
  /// are loaded later scroll when they contain the row, unless the user has scrolled in the meantime.
  ///
  /// - Parameters:
  ///   - state: The ``restorationState`` of an earlier run of the application.
  ///   - opening: Returns the page of an address, or `nil` if the page no longer exists. The pages above a missing page
  ///     are not opened. Defaults to a closure that returns `nil`, so that only the state of the first page is restored.
  public func restore(
    _ state: RestorationState, opening: (_ path: String) -> (any TablePage)? = { _ in nil }
  ) {
    guard let own = state.pages.first, own.path == restorer.path else { return }
    restorer.restore(own)
    guard let stack = navigationController else { return }
    for page in state.pages.dropFirst() {
      guard let opened = page.path.flatMap(opening) else { return }
      let controller = host.options.controller(of: opened, navigator: navigator)
      controller.restorer.restore(page)
      stack.pushViewController(controller, animated: false)
    }
  }
}
#endif
