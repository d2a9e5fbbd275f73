// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension StrictTableHost: HostProbe {
  /// Returns the driver, and sends its diagnostics to a handler from then on.
  public func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    self.diagnostics = diagnostics
    return driver
  }

  /// Returns the page that is drawn.
  public func shown() -> ShownPage {
    guard let page else { return ShownPage() }
    return ShownPage(title: chrome?.title ?? "", table, of: page)
  }

  /// Taps a shown row.
  public func tap(at indexPath: RowIndexPath) { send(.tap, at: indexPath) }

  /// Sets a control of a shown row to a value, and leaves it if it is a field.
  public func change(
    _ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath
  ) {
    use(control, value, at: indexPath)
  }

  /// Finishes the update that is in progress.
  public func finishUpdates() { finish() }
}

extension StrictTableHost: ActionProbe {
  /// The abilities that require a navigator, which a strict table does not have, and the ability to show the selection.
  public var unsupportedAbilities: Set<HostAbility> {
    [.scrolling, .focus, .immediateFocus, .selection]
  }

  /// Returns the titles of the actions of a shown row.
  public func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String] {
    table.sections[indexPath.section].cells[indexPath.row].row.actions(in: group).map(\.title)
  }

  /// Chooses an action of a shown row.
  public func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath) {
    let row = table.sections[indexPath.section].cells[indexPath.row].row
    send(.action(row.actionReferences(in: group)[index]), at: indexPath)
  }

  /// Deletes a shown row.
  public func delete(at indexPath: RowIndexPath) { send(.delete, at: indexPath) }

  /// Presses the insert control of a shown row.
  public func insert(at indexPath: RowIndexPath) { send(.insert, at: indexPath) }
}

extension StrictTableHost: MovingProbe {
  /// Drags a shown row.
  public func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    moveRow(at: indexPath, to: driver.moveTarget(from: indexPath, to: target))
  }
}

extension StrictTableHost: HeaderProbe {
  /// Presses the button in the header of a shown section.
  public func pressHeaderButton(ofSection section: Int) {
    let shown = table.sections[section]
    if shown.headerButton != nil { driver.pressHeaderButton(ofSection: shown.id) }
  }
}

extension StrictTableHost: ShortcutProbe {
  /// Presses a keyboard shortcut.
  public func press(_ shortcut: KeyboardShortcut) { driver.press(shortcut) }
}

extension StrictTableHost: RefreshingProbe {
  /// Refreshes the page.
  public func refresh() { driver.refresh() }

  /// True if the page is drawn in its refreshing state.
  public var showsRefreshing: Bool { chrome?.isRefreshing == true }
}
