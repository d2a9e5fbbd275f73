// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
public import UIKit

extension UITableView {
  @discardableResult
  public func longPress(row indexPath: IndexPath) -> [String]? {
    let cell = touchable(indexPath)
    let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    guard
      let configuration =
        delegate?.tableView?(self, contextMenuConfigurationForRowAt: indexPath, point: point) ?? nil
    else { return nil }
    let items = (configuration.menu?.items ?? []).filter { !$0.attributes.contains(.hidden) }
    TableTouch.over(self).menuItems = items
    return items.map(\.title)
  }

  public func chooseMenuItem(_ title: String) {
    let items = TableTouch.over(self).menuItems
    guard let item = items.first(where: { $0.title == title }) else {
      preconditionFailure("No menu item \(title) is open, only \(items.map(\.title))")
    }
    precondition(!item.attributes.contains(.disabled), "The item \(title) is disabled")
    closeMenu()
    item.send()
    window?.layoutIfNeeded()
  }

  public func closeMenu() { TableTouch.over(self).menuItems = [] }
}

extension UIAction {
  /// Calls the handler of the action as a control does.
  func send() { UIButton(frame: .zero).sendAction(self) }
}

extension UIMenu {
  /// The items of the menu and of the menus in it.
  fileprivate var items: [UIAction] {
    children.flatMap { element in
      (element as? UIMenu)?.items ?? (element as? UIAction).map { [$0] } ?? []
    }
  }
}

extension UIContextMenuConfiguration {
  /// The menu that the configuration opens.
  ///
  /// UIKit has no public way to read it, so this reads the property behind the parameter of the
  /// initializer. No other code than that of tests may do so.
  fileprivate var menu: UIMenu? {
    typealias Provider = @convention(block) ([UIMenuElement]) -> UIMenu?
    return closure(named: "actionProvider").flatMap {
      unsafeBitCast($0, to: Provider.self)([])
    }
  }
}

extension NSObject {
  /// Returns the closure in a property that is not public, or `nil` if there is no such property.
  func closure(named name: String) -> AnyObject? {
    guard responds(to: NSSelectorFromString(name)) else { return nil }
    return value(forKey: name) as AnyObject?
  }
}
#endif
