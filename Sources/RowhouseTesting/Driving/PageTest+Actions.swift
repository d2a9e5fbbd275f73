// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

/// What the user does to rows besides tapping them, and to the page.
extension PageTest {
  /// Swipes a row, and chooses an action that this uncovers.
  ///
  /// The row is told that it is edited meanwhile.
  ///
  /// - Parameters:
  ///   - query: Which row.
  ///   - title: What the action says.
  ///   - edge: At which edge it is; at the trailing one, unless given.
  /// - Throws: A ``PageTestError`` if there is no such row, or if it has no such action.
  public func swipe(
    _ query: RowQuery, _ title: String, edge: SwipeEdge = .trailing
  ) throws(PageTestError) {
    let found = try find(query)
    let action = try action(title, RowActionPlace(edge), of: found)
    send(.willBeginEditing, to: found)
    send(.action(action), to: found)
    send(.didEndEditing, to: found)
  }

  /// Opens the menu of a row, and chooses an entry.
  ///
  /// - Parameters:
  ///   - title: What the entry says.
  ///   - query: Which row.
  /// - Throws: A ``PageTestError`` if there is no such row, or if its menu has no such entry.
  public func choose(_ title: String, fromMenuOf query: RowQuery) throws(PageTestError) {
    let found = try find(query)
    send(.action(try action(title, .menu, of: found)), to: found)
  }

  /// Drags a row to another place of its section.
  ///
  /// - Parameters:
  ///   - query: Which row.
  ///   - position: Where it is let go, counted from 0 in the rows of its section.
  /// - Throws: A ``PageTestError`` if there is no such row, if the page is not edited, or if the row
  ///   cannot be moved there.
  public func move(_ query: RowQuery, to position: Int) throws(PageTestError) {
    let found = try find(query)
    let page = found.screen.page
    let positions = page.isEditing ? page.sections[found.indexPath.section].movableRows : 0..<0
    guard positions.contains(position), positions.contains(found.indexPath.row) else {
      throw .notMoved(
        row: found.name, to: position, page: found.screen.name, positions: positions)
    }
    found.screen.move(found.indexPath, to: position)
    stack.flush()
  }

  /// Brings the page up to date, as by pulling it down, and waits until that has ended.
  ///
  /// - Throws: A ``PageTestError`` if the page cannot be brought up to date by its user.
  public func refresh() async throws(PageTestError) {
    let screen = screen
    guard screen.page.isRefreshable else { throw .notRefreshable(page: screen.name) }
    screen.driver.refresh()
    stack.flush()
    while screen.driver.isRefreshing { await Task.yield() }
    stack.flush()
  }

  /// Tells the page that it is scrolled, if it wants to know.
  public func send(_ event: ScrollEvent) {
    screen.driver.send(event)
    stack.flush()
  }

  private func action(
    _ title: String, _ place: RowActionPlace, of found: Found
  ) throws(PageTestError) -> RowActionReference {
    let actions = found.row.actionReferences(at: place)
    guard let action = actions.first(where: { $0.title == title }) else {
      throw .noRowAction(
        title, place, row: found.name, page: found.screen.name, actions: actions.map(\.title))
    }
    return action
  }
}
