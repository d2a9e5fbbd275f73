// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UITableView {
  /// Presses a row until its menu opens.
  ///
  /// - Returns: The titles of the menu's elements, including those of nested menus, or `nil` if the
  ///   row has no menu.
  @discardableResult
  public func longPress(row indexPath: IndexPath) -> [String]? {
    let cell = touchable(indexPath)
    let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    let answer = ask("tableView:contextMenuConfigurationForRowAtIndexPath:point:") {
      $0.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    guard let answer, let configuration = answer else { return nil }
    let menu = configuration.actionProvider?([])
    openMenu = OpenMenu(configuration: configuration, menu: menu)
    ask("tableView:willDisplayContextMenuWithConfiguration:animator:") {
      $0.tableView(self, willDisplayContextMenu: configuration, animator: MenuAnimator())
    }
    settleScreen()
    return menu.map { Self.actions(in: $0).map(\.title) } ?? []
  }

  /// The open menu, or `nil` if none is open.
  public var shownMenu: UIMenu? { openMenu?.menu }

  /// Taps an element of the open menu, which closes it.
  ///
  /// - Precondition: There is one of that title, and it is not disabled.
  public func chooseMenuItem(_ title: String) {
    let actions = openMenu?.menu.map(Self.actions) ?? []
    guard let action = actions.first(where: { $0.title == title }) else {
      preconditionFailure("No menu item \"\(title)\" is open, only \(actions.map(\.title))")
    }
    precondition(!action.attributes.contains(.disabled), "The item \"\(title)\" is disabled")
    closeMenu()
    action.handler(action)
    settleScreen()
  }

  /// Taps the preview over the open menu.
  public func tapMenuPreview() {
    guard let openMenu else { preconditionFailure("No menu is open") }
    ask("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
      $0.tableView(
        self, willPerformPreviewActionForMenuWith: openMenu.configuration,
        animator: MenuAnimator(
          previewViewController: openMenu.configuration.previewProvider?()))
    }
    closeMenu()
  }

  /// Taps beside the open menu.
  public func closeMenu() {
    guard let openMenu else { return }
    self.openMenu = nil
    ask("tableView:willEndContextMenuInteractionWithConfiguration:animator:") {
      $0.tableView(
        self, willEndContextMenuInteraction: openMenu.configuration, animator: MenuAnimator())
    }
    settleScreen()
  }

  private static func actions(in menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return actions(in: menu) }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
        return []
      }
      return [action]
    }
  }
}
#endif
