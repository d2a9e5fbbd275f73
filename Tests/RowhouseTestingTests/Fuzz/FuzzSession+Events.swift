// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

extension FuzzSession {
  /// Sends a random event to a row that is or was shown, and checks that it called the row's newest
  /// handler or was dropped with a diagnostic.
  ///
  /// - Parameter isSettled: True if the host shows the newest page.
  func sendEvent(isSettled: Bool = false) {
    guard let reference = chooseReference() else { return }
    let event = chooseEvent()
    let newest = host.driver.page
    let row = newest.indexPath(of: reference).flatMap { newest.row(at: $0) }
    let isRefused =
      row.map { $0.isDisabled && event.isRefusedByDisabledRows || event == .tap && !$0.isPressable }
      ?? false
    let expected = isRefused ? nil : row.flatMap { row in log.asking { row.call(event) } }
    let (count, missing) = (log.count, diagnostics.missingRows)
    var isTaken = host.driver.send(event, to: reference)
    if event == .didEndDisplaying, !isTaken, row != nil {
      // The last update replaced a row with the same id, and its display has ended first.
      isTaken = host.driver.send(event, to: reference)
    }
    let isReported = diagnostics.missingRows > missing
    // The display of a deleted row may end, which is not an error.
    let isSilent = event == .didEndDisplaying
    if comparesElsewhere, !isSettled {
      // The newest page may not be shown yet.
      // It may disable the row, too.
      if isTaken == isReported && !isSilent && !event.isRefusedByDisabledRows {
        fail("\(event) to \(reference) was neither taken nor dropped")
      }
      return
    }
    guard row != nil else {
      if isTaken || isReported == isSilent || log.count != count {
        fail("\(event) to \(reference), which has gone, was not dropped with a diagnostic")
      }
      return
    }
    guard isTaken != isRefused, !isReported,
      log.count == count + (expected == nil ? 0 : 1),
      expected == nil || log.last == expected
    else {
      let reached = log.last.map { "\($0)" } ?? "nobody"
      return fail("\(event) to \(reference) came to \(reached), not to \(expected as Any)")
    }
    if isSettled, !isPushed, let expected, expected.row >= 0,
      expected.evaluation != log.evaluation
    {
      fail(
        "\(event) to \(reference) came to evaluation \(expected.evaluation) of \(log.evaluation)")
    }
  }

  private func chooseReference() -> RowReference? {
    guard let page = host.page else { return references.last }
    if !references.isEmpty, generator.random.once(in: 3) {
      return references[generator.random.below(references.count)]
    }
    guard !page.sections.isEmpty else { return references.last }
    let section = generator.random.below(page.sections.count)
    let rows = page.sections[section].rowCount
    guard rows > 0 else { return references.last }
    let indexPath = RowIndexPath(section: section, row: generator.random.below(rows))
    guard let reference = host.reference(at: indexPath) else { return nil }
    if references.count < 8 {
      references.append(reference)
    } else {
      references[generator.random.below(8)] = reference
    }
    return reference
  }

  private func chooseEvent() -> HostEvent {
    switch generator.random.below(9) {
    case 0, 1, 2: .tap
    case 3:
      generator.random.once(in: 2)
        ? .change(.main, .text(RandomText[generator.random.below(RandomText.count)]))
        : .change(.main, .isOn(generator.random.once(in: 2)))
    case 4: .change("badge", .pressed)
    case 5: .willDisplay
    case 6: .didEndDisplaying
    case 7: .submit
    default: .highlight(true)
    }
  }

  /// Chooses an action of a shown row.
  func chooseAction() {
    guard let reference = chooseReference(), let page = host.page,
      let row = page.indexPath(of: reference).flatMap({ page.row(at: $0) })
    else { return }
    let actions = RowActionGroup.allCases.flatMap { row.actionReferences(in: $0) }
    guard !actions.isEmpty, !comparesElsewhere else { return }
    let action = actions[generator.random.below(actions.count)]
    let count = log.count
    if !host.driver.send(.action(action), to: reference) || log.count != count + 1 {
      fail("\(action) of \(reference) came to nobody")
    }
  }

  /// Drags a shown row.
  ///
  /// The model does not move the datum, so the row is moved back.
  ///
  /// - Parameter isSettled: True if the host shows the newest page.
  func drag(isSettled: Bool = false) {
    guard let page = host.page, !page.sections.isEmpty else { return }
    let section = generator.random.below(page.sections.count)
    let count = page.sections[section].rowCount
    guard count > 0 else { return }
    let indexPath = RowIndexPath(section: section, row: generator.random.below(count))
    let targetSection = generator.random.below(page.sections.count)
    let places = page.sections[targetSection].rowCount + (targetSection == section ? 0 : 1)
    let target = RowIndexPath(section: targetSection, row: generator.random.below(places))
    let calls = log.count
    let isTold = target != indexPath && page.canMove(indexPath, to: target)
    host.moveRow(at: indexPath, to: target)
    guard isSettled else { return }
    if log.count != calls + (isTold ? 1 : 0) {
      fail("a move of \(indexPath) to \(target) was told \(log.count - calls) times")
    }
  }
}

extension HostEvent {
  fileprivate var isRefusedByDisabledRows: Bool {
    switch self {
    case .tap, .select, .deselect, .highlight, .change, .typing, .submit: true
    case .willDisplay, .didEndDisplaying, .accessory, .delete, .insert, .action, .willBeginEditing,
      .didEndEditing, .move:
      false
    }
  }
}

extension AnyRow {
  /// Calls the page's handlers of an event.
  @MainActor
  fileprivate func call(_ event: HostEvent) {
    if case .action(let reference) = event {
      action(reference)?.handler()
    } else {
      handlers.call(event)
    }
  }
}

extension RowHandlers {
  /// Calls the handler of an event.
  @MainActor
  fileprivate func call(_ event: HostEvent) {
    switch event {
    case .tap, .select: self[.select]?()
    case .deselect: self[.deselect]?()
    case .highlight(let isHighlighted): self[.highlight]?(isHighlighted)
    case .willDisplay: self[.willDisplay]?()
    case .didEndDisplaying: self[.didEndDisplaying]?()
    case .accessory: self[.accessory]?()
    case .delete: self[.delete]?()
    case .insert: self[.insert]?()
    case .willBeginEditing: self[.willBeginEditing]?()
    case .didEndEditing: self[.didEndEditing]?()
    case .submit: self[.submit]?()
    // Handlers of the row and of its section are called.
    case .action, .move: break
    // No row of these pages handles it.
    case .typing: break
    case .change(let control, let value): self[.change]?(control, value)
    }
  }
}
