// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver {
  /// Sends a user event to its row in the newest page.
  ///
  /// - Parameters:
  ///   - event: The user's action.
  ///   - reference: The row, as returned by ``PageSnapshot/reference(at:)`` of the shown page.
  ///   - isFlushed: True to show changes immediately, as ``flush()`` does. Defaults to `false`.
  /// - Returns: True if the row accepted the event. An event for a deleted row is dropped and
  ///   reported, except ``HostEvent/didEndEditing``, which is only dropped, and
  ///   ``HostEvent/didEndDisplaying``, for which the handler of the deleted row is called.
  @discardableResult
  public func send(
    _ event: HostEvent, to reference: RowReference, flushing isFlushed: Bool = false
  ) -> Bool {
    let router = EventRouter(pipeline: pipeline)
    guard isFlushed else { return router.send(event, to: reference) }
    return pipeline.flushing { router.send(event, to: reference) }
  }

  /// Calls the action of the button in the header of a section in the newest page.
  ///
  /// - Parameters:
  ///   - section: The id of the section.
  ///   - isFlushed: True to show changes immediately, as ``flush()`` does. Defaults to `false`.
  /// - Returns: True if the section still exists and has such a button.
  @discardableResult
  public func pressHeaderButton(
    ofSection section: ItemID, flushing isFlushed: Bool = false
  ) -> Bool {
    guard isFlushed else { return pressHeaderButton(section) }
    return pipeline.flushing { pressHeaderButton(section) }
  }

  private func pressHeaderButton(_ section: ItemID) -> Bool {
    guard
      let action = pipeline.newestPage.sections.first(where: { $0.id == section })?.headerAction
    else { return false }
    pipeline.callAndReadAgain(action)
    return true
  }

  /// Evaluates the page again, and makes the requests of its tasks that have waited because another page was above it.
  ///
  /// A host that shows several pages calls this method when the user has returned to the page: a page above may have changed a
  /// model that is not observable. If nothing has changed, the host receives no update, or an update without edits if the
  /// page has data sections. The requests are made in the next turn of the main loop, if ``NavigationHost/place(of:)`` is
  /// then ``PagePlace/onTop``.
  public func readAgain() {
    pipeline.receive(.mayHaveChanged)
    navigator.settleHeldRequestsLater()
  }

  /// Returns the result of the row's `onWillDeselect` handler, or `true` if the row has none or was
  /// deleted.
  ///
  /// A disabled row can be deselected by a tap on another row. In a section with multiple selection, the method
  /// returns `false` for a disabled row.
  public func allowsDeselection(of reference: RowReference) -> Bool {
    EventRouter(pipeline: pipeline).allowsDeselection(of: reference) ?? true
  }

  /// Returns the result of the row's `onWillHighlight` handler, `true` if the row has none, or
  /// `false` if the row is disabled or was deleted.
  public func allowsHighlight(of reference: RowReference) -> Bool {
    EventRouter(pipeline: pipeline).allowsHighlight(of: reference) ?? false
  }

  /// Returns the row that becomes selected if the user taps a row.
  ///
  /// Calls `onWillSelect`, and then the handler of `redirectsSelection(to:)`.
  ///
  /// - Parameter reference: The tapped row.
  /// - Returns: The tapped row, or the row to which it redirects the selection. `nil` if a tap on
  ///   the row has no effect, if its handlers prevent the selection, or if the row was deleted. A
  ///   deleted row is reported.
  public func selectionTarget(of reference: RowReference) -> RowReference? {
    EventRouter(pipeline: pipeline).selectionTarget(of: reference)
  }
}
