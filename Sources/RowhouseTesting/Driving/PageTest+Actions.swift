// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

extension PageTest {
  /// Swipes a row, and chooses an action at one of its edges by its title.
  ///
  /// Calls the row's `onWillBeginEditing` and `onDidEndEditing` handlers.
  public func choose(
    _ title: String, bySwiping query: some RowQueryConvertible, edge: SwipeEdge = .trailing
  ) throws(PageTestError) {
    let found = try find(query.rowQuery)
    let action = try action(title, RowActionGroup(edge), of: found)
    send(.willBeginEditing, to: found)
    send(.action(action), to: found)
    send(.didEndEditing, to: found)
  }

  /// Opens the menu of a row, and chooses an entry by its title.
  ///
  /// - Parameters:
  ///   - title: The title of the entry, which may be in a menu inside the menu.
  ///   - query: The row.
  ///   - submenu: The title of a menu inside the menu that contains the entry. Required if several entries of such menus have
  ///     the title. Defaults to `nil`, which prefers an entry of the menu itself.
  /// - Throws: An error if there is no such entry, or if there are several.
  public func choose(
    _ title: String, fromMenuOf query: some RowQueryConvertible, submenu: String? = nil
  ) throws(PageTestError) {
    let found = try find(query.rowQuery)
    send(.action(try action(title, .menu, in: submenu, of: found)), to: found)
  }

  /// Drags a row to a position in its section, counted from 0, in editing mode.
  public func move(_ query: some RowQueryConvertible, to position: Int) throws(PageTestError) {
    let found = try find(query.rowQuery)
    try move(found, to: RowIndexPath(section: found.indexPath.section, row: position))
  }

  /// Drags a row to an index path, which may be in another section, in editing mode.
  ///
  /// - Returns: The final index path of the row, which the `moveTarget(_:)` closure of its section
  ///   may have changed.
  @discardableResult
  public func move(
    _ query: some RowQueryConvertible, to indexPath: RowIndexPath
  ) throws(PageTestError) -> RowIndexPath {
    try move(try find(query.rowQuery), to: indexPath)
  }

  @discardableResult
  private func move(
    _ found: Found, to indexPath: RowIndexPath
  ) throws(PageTestError) -> RowIndexPath {
    let page = found.screen.page
    guard page.isEditing, page.canMove(found.indexPath, to: indexPath) else {
      let positions = page.isEditing ? page.sections[found.indexPath.section].movableRows : 0..<0
      throw .notMoved(
        row: found.name, to: indexPath, page: found.screen.name, positions: positions)
    }
    let target = found.screen.driver.moveTarget(from: found.indexPath, to: indexPath)
    guard target != found.indexPath || target == indexPath else {
      throw .moveRefused(row: found.name, to: indexPath, page: found.screen.name)
    }
    found.screen.move(found.indexPath, to: target)
    stack.flush()
    return target
  }

  /// Refreshes the page, as a user does by pulling it down, and waits until the refresh ends.
  ///
  /// Throws a ``PageTestError`` if the user cannot refresh the page, or `CancellationError` if the
  /// task of the test is canceled.
  public func refresh() async throws {
    leaveField()
    let screen = try usableScreen()
    guard screen.page.isRefreshable else {
      throw PageTestError.notRefreshable(page: screen.name)
    }
    screen.driver.refresh()
    stack.flush()
    while screen.driver.isRefreshing { try await Task.sleep(nanoseconds: 1_000_000) }
    stack.flush()
  }

  /// Sends a scroll event to the page.
  public func send(_ event: ScrollEvent) {
    screen.driver.send(scroll: event)
    stack.flush()
  }

  private func action(
    _ title: String, _ group: RowActionGroup, in submenu: String? = nil, of found: Found
  ) throws(PageTestError) -> RowActionReference {
    let actions = found.row.actionReferences(in: group)
    let named = actions.filter {
      $0.title == title && (submenu.map($0.menus.contains) ?? true)
    }
    // An entry directly in the menu has no other name.
    let direct = named.filter { $0.menus == [submenu].compactMap(\.self) }
    let chosen = direct.isEmpty ? named : direct
    guard let action = chosen.first else {
      throw .noRowAction(
        PageTestError.path([submenu, title]), group, row: found.name, page: found.screen.name,
        actions: actions.map(\.path))
    }
    if chosen.count > 1 {
      throw .ambiguousRowAction(
        title, group, row: found.name, page: found.screen.name, actions: chosen.map(\.path))
    }
    return action
  }
}

extension RowActionReference {
  /// The title, preceded by the titles of the menus that contain the action.
  fileprivate var path: String { PageTestError.path(menus + [title]) }
}
