// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageDriver {
  /// Sends what the user did to the row that it was done to, as the newest page has it.
  ///
  /// - Parameters:
  ///   - event: What the user did.
  ///   - reference: Which row, by ``PageSnapshot/reference(at:)`` of the page that the host shows.
  ///   - isFlushed: Whether what handlers change is shown before this returns, as by ``flush()``;
  ///     unless told to, it is shown at the next turn of the main loop.
  /// - Returns: Whether the row is still there and took the event. An event for a row that has gone
  ///   is dropped and reported.
  @discardableResult
  public func send(
    _ event: HostEvent, to reference: RowReference, flushing isFlushed: Bool = false
  ) -> Bool {
    isFlushed ? flushing { take(event, for: reference) } : take(event, for: reference)
  }

  private func take(_ event: HostEvent, for reference: RowReference) -> Bool {
    guard let (row, indexPath) = find(reference) else {
      return sendToDeparted(event, reference)
    }
    switch event {
    case .tap:
      guard allowsSelection(of: row) else { return false }
      select(row, at: indexPath, in: reference)
    case .select: select(row, at: indexPath, in: reference)
    case .deselect: call(row.handlers.deselect)
    case .highlight(let isHighlighted):
      call(row.handlers.highlight.map { body in { body(isHighlighted) } })
    case .willDisplay:
      setDisplayed(true, reference)
      call(row.handlers.willDisplay)
    case .didEndDisplaying:
      setDisplayed(false, reference)
      call(row.handlers.didEndDisplaying)
    case .accessory: call(row.handlers.accessory)
    case .delete: call(row.handlers.delete)
    case .insert: call(row.handlers.insert)
    case .action(let action):
      guard let action = row.action(action) else {
        report(.eventForMissingAction(action.title))
        return false
      }
      call(action.handler)
    case .willBeginEditing: call(row.handlers.willBeginEditing)
    case .didEndEditing: call(row.handlers.didEndEditing)
    case .move(let position): return move(reference, to: position)
    case .change(let control, let value):
      call(row.handlers.change.map { body in { body(control, value) } })
    }
    return true
  }

  /// Whether a row may be selected now: what its own handler says, or yes.
  ///
  /// - Returns: `false` also for a row that has gone.
  public func allowsSelection(of reference: RowReference) -> Bool {
    guard let (row, _) = find(reference) else {
      report(.eventForMissingRow("will select"))
      return false
    }
    return allowsSelection(of: row)
  }

  /// Whether a row may lose its selection now: what its own handler says, or yes.
  ///
  /// - Returns: `true` also for a row that has gone.
  public func allowsDeselection(of reference: RowReference) -> Bool {
    asks(reference, default: true) { $0.willDeselect }
  }

  /// Whether a row may be shown as touched now: what its own handler says, or yes.
  ///
  /// - Returns: `false` also for a row that has gone.
  public func allowsHighlight(of reference: RowReference) -> Bool {
    asks(reference, default: false) { $0.willHighlight }
  }

  private func asks(
    _ reference: RowReference, default answer: Bool,
    _ handler: (RowHandlers) -> (@MainActor () -> Bool)?
  ) -> Bool {
    guard let (row, _) = find(reference) else { return answer }
    var isAllowed = true
    call(handler(row.handlers).map { body in { isAllowed = body() } })
    return isAllowed
  }

  private func sendToDeparted(_ event: HostEvent, _ reference: RowReference) -> Bool {
    // So does a swipe, if the row goes that was swiped.
    if event == .didEndEditing { return false }
    guard event == .didEndDisplaying else {
      report(.eventForMissingRow("\(event)"))
      return false
    }
    // That a row leaves the screen because it was deleted is as it should be.
    let handler = departures.take(reference)
    call(handler)
    return handler != nil
  }

  private func allowsSelection(of row: AnyRow) -> Bool {
    var isAllowed = true
    call(row.handlers.willSelect.map { body in { isAllowed = body() } })
    return isAllowed
  }

  private func select(_ row: AnyRow, at indexPath: RowIndexPath, in reference: RowReference) {
    // The host may show another page than the newest, and the reference be older than both.
    if !(row.staysSelected ?? !page.deselectsAfterTap), let shown = page.indexPath(of: reference) {
      host?.deselect(shown)
    }
    let selection = RowSelection(row: row, section: reference.section, indexPath: indexPath)
    call { self.source?.didSelect(selection) }
    call(row.handlers.select)
  }

  /// Notes it on the page that the host shows; a newer one takes it over when it is shown.
  private func setDisplayed(_ isDisplayed: Bool, _ reference: RowReference) {
    guard let indexPath = page.indexPath(of: reference) else { return }
    switch page.sections[indexPath.section].rows {
    case .made: break
    case .lazy(let rows): rows.setDisplayed(isDisplayed, at: indexPath.row)
    case .staged(let tokens):
      guard case .datum(_, let rows, let index) = tokens[indexPath.row] else { return }
      rows.setDisplayed(isDisplayed, at: index)
    }
  }

  func call(_ handler: (() -> Void)?) {
    guard let handler else { return }
    handlerDepth += 1
    defer { handlerDepth -= 1 }
    handler()
  }

  /// The row as the newest page has it, be it shown already or still on its way.
  private func find(_ reference: RowReference) -> (AnyRow, RowIndexPath)? {
    let newest = pending?.page ?? page
    guard let indexPath = newest.indexPath(of: reference), let row = newest.row(at: indexPath)
    else {
      return nil
    }
    return (row, indexPath)
  }
}
