// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension StrictTableHost: HostProbe {
  /// Returns the driver, and sends its diagnostics to a handler from now on.
  public func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    self.diagnostics = diagnostics
    return driver
  }

  /// Returns the page that is drawn.
  public func shown() -> ShownPage {
    guard let page else { return ShownPage() }
    return ShownPage(title: chrome?.title ?? "", table, of: page)
  }

  /// Taps a row that is shown.
  public func tap(at indexPath: RowIndexPath) { send(.tap, at: indexPath) }

  /// Sets a control of a row that is shown to a value.
  public func change(
    _ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath
  ) {
    send(.change(control, value), at: indexPath)
  }

  /// Finishes the update that is being carried out.
  public func finishUpdates() { finish() }
}

extension StrictTableHost: ActionProbe {
  /// Scrolling, because a table has no navigator.
  public var lacks: Set<HostAbility> { [.scrolling] }

  /// Returns the titles of the actions of a row that is shown.
  public func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String] {
    table.sections[indexPath.section].cells[indexPath.row].row.actions(in: group).map(\.title)
  }

  /// Chooses an action of a row that is shown.
  public func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath) {
    let row = table.sections[indexPath.section].cells[indexPath.row].row
    send(.action(row.actionReferences(in: group)[index]), at: indexPath)
  }

  /// Deletes a row that is shown.
  public func delete(at indexPath: RowIndexPath) { send(.delete, at: indexPath) }

  /// Presses the insert control of a row that is shown.
  public func insert(at indexPath: RowIndexPath) { send(.insert, at: indexPath) }
}

extension StrictTableHost: MovingProbe {
  /// Drags a row that is shown.
  public func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    moveRow(at: indexPath, to: driver.moveTarget(from: indexPath, to: target))
  }
}

extension StrictTableHost: RefreshingProbe {
  /// Refreshes the page.
  public func refresh() { driver.refresh() }

  /// True if the page is drawn as one that is being refreshed.
  public var showsRefreshing: Bool { chrome?.isRefreshing == true }
}
