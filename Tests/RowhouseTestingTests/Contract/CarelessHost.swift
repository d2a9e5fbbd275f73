// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A host that stores rows as text, and has one fault.
@MainActor
final class CarelessHost: PageHost, HostProbe {
  enum Fault: CaseIterable {
    case none
    case forgetsUpdates
    case forgetsMoves
    case forgetsHeads
    case forgetsTheTitle
    case tapsTheFirstRow
    case dropsTaps
    case tapsTwice
    case selectsWhatMayNotBeHighlighted
    case dropsChanges
    case dropsText
    case neverLeavesFields
    case keepsWhatWasTyped
    case choosesTheFirstAction
    case tellsNobodyOfMoves
    case deletesTheFirstRow
    case throwsAtEdits
    case completesTwice
    case asksForMissingRows
    case showsNoRows
  }

  private struct EditsAreTooDifficult: Error {}

  private let fault: Fault
  private var driver: PageDriver?
  private var page: PageSnapshot?
  private var visible = ShownPage()
  private var typed: (text: String, indexPath: RowIndexPath)?

  init(_ fault: Fault) { self.fault = fault }

  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    let driver = PageDriver(host: self, diagnostics: diagnostics)
    self.driver = driver
    return driver
  }

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    let before = visible
    if fault == .throwsAtEdits, update.edits != nil { throw EditsAreTooDifficult() }
    page = update.page
    if fault == .asksForMissingRows {
      _ = driver?.row(at: RowIndexPath(section: update.page.sections.count, row: 0))
    }
    if update.isEmpty { return completion() }
    visible = ShownPage(update.page)
    if let changes = update.edits?.changes { spoil(changes, update.chrome, before) }
    if fault == .showsNoRows { visible.sections = [] }
    completion()
    if fault == .completesTwice { completion() }
  }

  private func spoil(_ changes: SectionedChangeset, _ chrome: PageChrome, _ before: ShownPage) {
    switch fault {
    case .forgetsUpdates:
      for update in changes.rows.updates {
        visible.sections[update.new.section].rows[update.new.row] =
          before.sections[update.old.section].rows[update.old.row]
      }
    case .forgetsMoves:
      for move in changes.rows.moves {
        visible.sections[move.new.section].rows[move.new.row] = ShownRow(["lost"])
      }
    case .forgetsHeads:
      for update in changes.sections.updates {
        visible.sections[update.new].header = before.sections[update.old].header
      }
    case .forgetsTheTitle: visible.title = before.title
    case .keepsWhatWasTyped: keepTyped()
    case .none, .tapsTheFirstRow, .dropsTaps, .tapsTwice, .selectsWhatMayNotBeHighlighted,
      .dropsChanges, .dropsText, .neverLeavesFields, .choosesTheFirstAction, .tellsNobodyOfMoves,
      .deletesTheFirstRow, .throwsAtEdits, .completesTwice, .asksForMissingRows, .showsNoRows:
      break
    }
  }

  func deselect(_ indexPath: RowIndexPath) {}

  func shown() -> ShownPage { visible }

  func tap(at indexPath: RowIndexPath) {
    var indexPath = indexPath
    if fault == .tapsTheFirstRow { indexPath.row = 0 }
    if fault == .dropsTaps { return }
    send(fault == .selectsWhatMayNotBeHighlighted ? .select : .tap, at: indexPath)
    if fault == .tapsTwice { send(.tap, at: indexPath) }
  }

  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath) {
    if fault == .dropsChanges { return }
    if case .text(let text) = value {
      if fault == .dropsText { return }
      typed = (text, indexPath)
      if fault == .keepsWhatWasTyped { keepTyped() }
    }
    send(.change(control, value), at: indexPath)
    if case .text = value, fault != .neverLeavesFields { send(.didEndEditing, at: indexPath) }
  }

  private func keepTyped() {
    guard let (text, group) = typed else { return }
    visible.sections[group.section].rows[group.row].controls = [.field(.main, text: text)]
  }

  func finishUpdates() {}

  private func send(_ event: HostEvent, at indexPath: RowIndexPath) {
    guard let reference = page?.reference(at: indexPath) else { return }
    driver?.send(event, to: reference)
  }
}

extension CarelessHost: ActionProbe, MovingProbe {
  // The host does not declare that it cannot refresh. A test checks the consequence.
  var unsupportedAbilities: Set<HostAbility> {
    precondition(driver != nil, "makeDriver is called before any other requirement.")
    return [.scrolling, .headerButtons, .focus, .selection, .shortcuts]
  }

  func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String] {
    page?.row(at: indexPath)?.actions(in: group).map(\.title) ?? []
  }

  func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath) {
    let row = page?.row(at: indexPath)
    let isFirst = fault == .choosesTheFirstAction
    guard let actions = row?.actionReferences(in: isFirst ? .leading : group) else { return }
    send(.action(actions[isFirst ? 0 : index]), at: indexPath)
  }

  func delete(at indexPath: RowIndexPath) {
    var indexPath = indexPath
    if fault == .deletesTheFirstRow { indexPath.row = 0 }
    send(.delete, at: indexPath)
  }

  func insert(at indexPath: RowIndexPath) { send(.insert, at: indexPath) }

  func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    let target = driver?.moveTarget(from: indexPath, to: target) ?? target
    // Traps if the host does not show the row, as the probe of a user may.
    let row = visible.sections[indexPath.section].rows.remove(at: indexPath.row)
    let count = visible.sections[target.section].rows.count
    visible.sections[target.section].rows.insert(row, at: min(target.row, count))
    if fault == .tellsNobodyOfMoves { return }
    guard let reference = page?.reference(at: indexPath) else { return }
    page = driver?.reorder(reference, to: target)
  }
}
