// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// A recording host under test, which shows the page that its updates lead to.
///
/// It draws the rows of an update immediately, because a driver sends no update for rows that a host has not requested.
@MainActor
final class RecordingProbe: HostProbe {
  private let host = RecordingHost()
  private var driver: PageDriver?
  private var table = StrictTable()
  private var title = ""

  init(finishesAtOnce: Bool) {
    host.finishesAtOnce = finishesAtOnce
    host.onUpdate = { [weak self] in self?.perform($0) }
  }

  /// All abilities, because the probe only observes.
  var unsupportedAbilities: Set<HostAbility> { Set(HostAbility.allCases) }

  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    let made = PageDriver(host: host, diagnostics: diagnostics)
    driver = made
    return made
  }

  func shown() -> ShownPage {
    guard let page = host.page else { return ShownPage() }
    return ShownPage(title: title, table, of: page)
  }

  func tap(at indexPath: RowIndexPath) { send(.tap, at: indexPath) }

  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath) {
    send(.change(control, value), at: indexPath)
    if case .text = value { send(.didEndEditing, at: indexPath) }
  }

  func finishUpdates() { host.finishUpdate() }

  private func send(_ event: HostEvent, at indexPath: RowIndexPath) {
    guard let reference = host.page?.reference(at: indexPath) else { return }
    driver?.send(event, to: reference)
  }

  private func perform(_ update: HostUpdate) {
    if update.chrome.contains(.title) { title = update.page.title }
    do throws(TableViolation) {
      try play(update)
    } catch {
      Issue.record("\(error)")
    }
  }

  private func play(_ update: HostUpdate) throws(TableViolation) {
    guard let edits = update.edits else { return table.reload(update.page) }
    for batch in edits.changes.isEmpty ? [] : edits.batches {
      try table.perform(TableBatch(batch.stage), page: batch.page)
    }
    try table.restyle(edits.restyledSections, page: update.page)
  }
}
