// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebSession {
  /// Carries out what the user did.
  ///
  /// - Parameters:
  ///   - event: The event, as the client wrote it.
  ///   - number: Its number, greater than that of any event before.
  ///   - screen: The number of the screen that the user saw.
  ///   - fields: What stands in the fields of a form that was sent without a script, by their names. What
  ///     the user has typed is carried out before the event. None, unless given.
  /// - Returns: What became of it. Only an accepted event has changed anything.
  public func receive(
    _ event: String, number: Int, screen: Int, fields: [String: String] = [:]
  ) -> WebAnswer {
    receive(ReadEvent(event), number: number, screen: screen, fields: fields)
  }

  /// Carries out what the user did.
  package func receive(
    _ event: ReadEvent, number: Int, screen: Int, fields: [String: String] = [:]
  ) -> WebAnswer {
    guard let event = event.event else { return .malformed }
    guard !isClosed else { return .gone }
    guard number > lastEvent else { return .replayed }
    guard screen == top.number else { return .gone }
    let row = row(of: event)
    guard isPossible(event, row != nil) else { return .gone }
    guard isWellFormed(event) else { return .malformed }
    lastEvent = number
    for (name, text) in fields.sorted(by: { $0.key < $1.key }) {
      if let typed = WebEvent(field: name, text: text) { carryOut(typed, self.row(of: typed)) }
    }
    // What was typed may have changed what the row offers; else it is known already.
    carryOut(event, fields.isEmpty ? row : self.row(of: event))
    for screen in screens { screen.driver?.flush() }
    carryOutScroll()
    return .accepted
  }

  /// The row that an event is about and what it is told, if there is one and it offers that event.
  private func row(of event: WebEvent) -> (RowReference, HostEvent)? {
    switch event {
    case .row(let address, let event):
      top.reference(address, offering: event).map { ($0, event) }
    case .move(let address, let steps): top.move(address, by: steps)
    default: nil
    }
  }

  /// Whether what the event is about is there.
  private func isPossible(_ event: WebEvent, _ hasRow: Bool) -> Bool {
    switch event {
    case .back: screens.count > 1
    case .answer(let dialog, _): dialogs.contains { $0.id == dialog }
    // What is below an open dialog waits for its answer.
    case .row, .move: dialogs.isEmpty && hasRow
    case .refresh: dialogs.isEmpty && top.page?.isRefreshable == true
    case .rows(let section, _): top.section(section) != nil
    case .fields: true
    }
  }

  private func isWellFormed(_ event: WebEvent) -> Bool {
    guard case .answer(let id, let action?) = event else { return true }
    return dialogs.first { $0.id == id }?.actions.indices.contains(action) ?? false
  }

  private func carryOut(_ event: WebEvent, _ row: (RowReference, HostEvent)?) {
    switch event {
    case .back:
      dismissDialogs()
      navigator.pop()
    case .answer(let dialog, let action):
      navigator.answer(dialog, action: action)
      closeDialog(dialog)
    case .row, .move:
      row.map { reference, event in
        _ = top.driver?.send(event, to: reference, flushing: true)
      }
    case .refresh: top.driver?.refresh()
    case .rows(let section, let rows): show(rows, of: section)
    case .fields: break
    }
  }
}
