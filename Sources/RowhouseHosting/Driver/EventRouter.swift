// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Sends the user's events to the handlers of the newest page.
@MainActor
struct EventRouter {
  let pipeline: UpdatePipeline
}

extension EventRouter {
  /// Sends an event to a row, and returns true if the row still exists and accepts the event.
  func send(_ event: HostEvent, to reference: RowReference) -> Bool {
    // When many rows are deleted, their display ends at the same time.
    if event == .didEndDisplaying, pipeline.hasDeleted(reference) {
      return sendToDeletedRow(event, reference)
    }
    guard let (row, indexPath) = find(reference) else {
      return sendToDeletedRow(event, reference)
    }
    if row.isDisabled, event.usesRow { return false }
    if event == .tap, !row.isSelectable || !ask(row.handlers[.willHighlight]) { return false }
    switch event {
    case .tap where row.isSelected == true:
      guard ask(row.handlers[.willDeselect]) else { return false }
      deselect(row, reference)
    case .tap:
      guard let target = target(of: row, in: reference), let (row, indexPath) = find(target) else {
        return false
      }
      if row.isSelected == nil { moveSelection(to: row, target) }
      select(row, at: indexPath, in: target)
    case .select: select(row, at: indexPath, in: reference)
    case .deselect:
      guard canDeselect(row) else { return false }
      deselect(row, reference)
    case .highlight(let isHighlighted):
      pipeline.call(row.handlers[.highlight].map { body in { body(isHighlighted) } })
    case .willDisplay:
      setDisplayed(true, reference)
      reportParts(of: row, at: indexPath)
      pipeline.call(row.handlers[.willDisplay])
    case .didEndDisplaying:
      setDisplayed(false, reference)
      pipeline.call(row.handlers[.didEndDisplaying])
    case .accessory: pipeline.callAndReadAgain(row.handlers[.accessory], of: current(reference))
    case .delete: pipeline.callAndReadAgain(row.handlers[.delete], of: current(reference))
    case .insert: pipeline.callAndReadAgain(row.handlers[.insert], of: current(reference))
    case .action(let action):
      guard let action = row.action(action) else {
        pipeline.report(.eventForMissingAction(action.title))
        return false
      }
      pipeline.callAndReadAgain(action.handler, of: current(reference))
    case .willBeginEditing: pipeline.call(row.handlers[.willBeginEditing])
    case .didEndEditing: pipeline.callAndReadAgain(row.handlers[.didEndEditing])
    case .move(let target): return RowMover(pipeline: pipeline).move(reference, to: target)
    case .change(let control, let value):
      pipeline.callAndReadAgain(
        row.handlers[.change].map { body in { body(control, value) } }, of: current(reference))
    case .typing(let control, let value):
      pipeline.callAndReadAgain(row.handlers[.typing].map { body in { body(control, value) } })
    case .submit: pipeline.callAndReadAgain(row.handlers[.submit], of: current(reference))
    }
    return true
  }

  /// Returns true if the user may deselect a row, or `nil` if the page does not contain the row.
  func allowsDeselection(of reference: RowReference) -> Bool? {
    find(reference).map { row, _ in canDeselect(row) && ask(row.handlers[.willDeselect]) }
  }

  /// Returns true if the user may highlight a row, or `nil` if the page does not contain the row.
  func allowsHighlight(of reference: RowReference) -> Bool? {
    find(reference).map { row, _ in !row.isDisabled && ask(row.handlers[.willHighlight]) }
  }

  /// Returns true if the user can deselect a row, regardless of its handlers.
  ///
  /// A tap on another row deselects a disabled row. In a section with multiple selection, only a tap
  /// on the row itself deselects it.
  private func canDeselect(_ row: AnyRow) -> Bool { !row.isDisabled || row.isSelected == nil }

  /// Returns the row that becomes selected if the user taps a row, or `nil` if there is none.
  func selectionTarget(of reference: RowReference) -> RowReference? {
    guard let (row, _) = find(reference) else {
      pipeline.report(.eventForMissingRow("will select"))
      return nil
    }
    return target(of: row, in: reference)
  }

  func target(of row: AnyRow, in reference: RowReference) -> RowReference? {
    guard row.isSelectable, ask(row.handlers[.willSelect]) else { return nil }
    guard let redirect = row.handlers[.redirect] else { return reference }
    var id: ItemID?
    pipeline.call { id = redirect() }
    let page = pipeline.newestPage
    guard let found = id.flatMap({ page.indexPath(ofRow: $0) }).flatMap({ page.reference(at: $0) }),
      let row = find(found)?.0, !row.isDisabled
    else { return nil }
    return found
  }

  /// Selects a tapped row and deselects the others, on a platform that does not select rows itself.
  private func moveSelection(to row: AnyRow, _ reference: RowReference) {
    // The page itself selects the rows of a section in which several rows can be selected.
    for other in pipeline.rowsSelectedByHost where other.id != reference.id {
      let found = find(other)?.0
      // In a newer page, this may be such a section.
      guard found?.isSelected == nil else { continue }
      let handlers = found?.handlers
      guard ask(handlers?[.willDeselect]) else { continue }
      pipeline.deselect(other)
      pipeline.callAndReadAgain(handlers?[.deselect])
    }
    if staysSelected(row) { pipeline.select(reference) }
  }

  private func staysSelected(_ row: AnyRow) -> Bool {
    row.staysSelected ?? !pipeline.page.deselectsAfterTap
  }

  func ask(_ handler: (@MainActor () -> Bool)?) -> Bool {
    var isAllowed = true
    pipeline.call(handler.map { body in { isAllowed = body() } })
    return isAllowed
  }

  private func sendToDeletedRow(_ event: HostEvent, _ reference: RowReference) -> Bool {
    // A swipe ends when its row is deleted.
    if event == .didEndEditing { return false }
    guard event == .didEndDisplaying else {
      pipeline.report(.eventForMissingRow(event.name))
      return false
    }
    // A deleted row leaves the screen after it leaves the page, so this is not an error.
    let handler = pipeline.takeDeletedRowHandler(reference)
    pipeline.call(handler)
    return handler != nil
  }

  private func select(_ row: AnyRow, at indexPath: RowIndexPath, in reference: RowReference) {
    let isOneOfSeveral = row.isSelected != nil
    if isOneOfSeveral, isEdited(reference) { return setSelected(true, [reference]) }
    if !isOneOfSeveral, !staysSelected(row) { pipeline.deselect(reference) }
    let selection = RowSelection(row: row, section: reference.section, indexPath: indexPath)
    let source = pipeline.evaluator.source
    let select = row.handlers[.select]
    let isHandled = select != nil || source?.handlesSelections == true
    pipeline.call { source?.didSelect(selection) }
    if isOneOfSeveral { setSelected(true, [reference]) }
    pipeline.call(select, of: current(reference))
    if isHandled { pipeline.receive(.mayHaveChanged) }
  }

  private func deselect(_ row: AnyRow, _ reference: RowReference) {
    let isOneOfSeveral = row.isSelected != nil
    let isEdited = isOneOfSeveral && isEdited(reference)
    if isOneOfSeveral { setSelected(false, [reference]) }
    if !isEdited { pipeline.callAndReadAgain(row.handlers[.deselect]) }
  }

  /// Returns true if the section of a row lets the user select several rows only in editing mode, in
  /// which a tap does nothing else.
  private func isEdited(_ reference: RowReference) -> Bool {
    guard let (_, indexPath) = find(reference) else { return false }
    return pipeline.newestPage.sections[indexPath.section].multipleSelection?.isForEditing == true
  }

  func current(_ reference: RowReference) -> SelectedRow {
    SelectedRow(reference, of: pipeline)
  }

  /// Reports mistakes in the parts of a custom row.
  private func reportParts(of row: AnyRow, at indexPath: RowIndexPath) {
    let page = pipeline.newestPage
    guard row.standardContent == nil, let style = page.style(at: indexPath) else { return }
    let body = row.body(style: style)
    let kinds =
      (body.invalidRatio.map { [.invalidAspectRatio("\($0)")] } ?? [])
      + body.controlProblems.map(PageDiagnostic.Kind.invalidControl)
    if kinds.isEmpty { return }
    let reports = reports(indexPath.section, of: page)
    for kind in kinds { reports.report(kind, row, indexPath.row) }
  }

  func reports(_ section: Int, of page: PageSnapshot) -> RowReports {
    RowReports(
      page: page.name, section: PageDiagnostic.Subject(page.sections[section], at: section),
      diagnostics: pipeline.evaluator.diagnostics)
  }

  /// Marks the row as displayed on the shown page.
  ///
  /// The next shown page inherits the mark.
  private func setDisplayed(_ isDisplayed: Bool, _ reference: RowReference) {
    let page = pipeline.page
    guard let indexPath = page.indexPath(of: reference) else { return }
    switch page.sections[indexPath.section].rows {
    case .made: break
    case .lazy(let rows): rows.setDisplayed(isDisplayed, at: indexPath.row)
    case .staged(let tokens):
      guard case .datum(_, let rows, let index) = tokens[indexPath.row] else { return }
      rows.setDisplayed(isDisplayed, at: index)
    }
  }

  /// Finds a row in the newest page, which the host may not have received yet.
  func find(_ reference: RowReference) -> (AnyRow, RowIndexPath)? {
    let newest = pipeline.newestPage
    guard let indexPath = newest.indexPath(of: reference), let row = newest.row(at: indexPath)
    else { return nil }
    return (row, indexPath)
  }
}
