// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Handlers of rows")
@MainActor
struct RowHandlerTests {
  /// What was called, in order.
  private final class Log { var calls: [String] = [] }

  private final class Owner { var name = "owner" }

  /// Knows whether an owner lives, without keeping it.
  private struct Witness { weak var owner: Owner? }

  /// What every handler is called with here, and what the log then says.
  private static let expected: [(event: RowEvents, call: String)] = [
    (.select, "select"), (.deselect, "deselect"), (.willSelect, "willSelect"),
    (.willDisplay, "willDisplay"), (.didEndDisplaying, "didEndDisplaying"),
    (.highlight, "highlight true"), (.change, "change volume isOn(true)"),
    (.accessory, "accessory"), (.delete, "delete"), (.willDeselect, "willDeselect"),
    (.willHighlight, "willHighlight"), (.insert, "insert"),
    (.willBeginEditing, "willBeginEditing"), (.didEndEditing, "didEndEditing"),
  ]

  /// A row for each event, with the one handler for it.
  private func rows(_ log: Log) -> [Row] {
    [
      Row("").onSelect { log.calls.append("select") },
      Row("").onDeselect { log.calls.append("deselect") },
      Row("").onWillSelect {
        log.calls.append("willSelect")
        return false
      },
      Row("").onWillDisplay { log.calls.append("willDisplay") },
      Row("").onDidEndDisplaying { log.calls.append("didEndDisplaying") },
      Row("").onHighlight { log.calls.append("highlight \($0)") },
      Row("").onChange { log.calls.append("change \($0) \($1)") },
      Row("").onAccessory { log.calls.append("accessory") },
      Row("").onDelete { log.calls.append("delete") },
      Row("").onWillDeselect {
        log.calls.append("willDeselect")
        return false
      },
      Row("").onWillHighlight {
        log.calls.append("willHighlight")
        return false
      },
      Row("").onInsert { log.calls.append("insert") },
      Row("").onWillBeginEditing { log.calls.append("willBeginEditing") },
      Row("").onDidEndEditing { log.calls.append("didEndEditing") },
    ]
  }

  /// The same with an owner.
  private func rows(_ log: Log, _ owner: Owner) -> [Row] {
    [
      Row("").onSelect(owner) { log.calls.append("\($0.name) select") },
      Row("").onDeselect(owner) { log.calls.append("\($0.name) deselect") },
      Row("").onWillSelect(owner) {
        log.calls.append("\($0.name) willSelect")
        return false
      },
      Row("").onWillDisplay(owner) { log.calls.append("\($0.name) willDisplay") },
      Row("").onDidEndDisplaying(owner) { log.calls.append("\($0.name) didEndDisplaying") },
      Row("").onHighlight(owner) { log.calls.append("\($0.name) highlight \($1)") },
      Row("").onChange(owner) { log.calls.append("\($0.name) change \($1) \($2)") },
      Row("").onAccessory(owner) { log.calls.append("\($0.name) accessory") },
      Row("").onDelete(owner) { log.calls.append("\($0.name) delete") },
      Row("").onWillDeselect(owner) {
        log.calls.append("\($0.name) willDeselect")
        return false
      },
      Row("").onWillHighlight(owner) {
        log.calls.append("\($0.name) willHighlight")
        return false
      },
      Row("").onInsert(owner) { log.calls.append("\($0.name) insert") },
      Row("").onWillBeginEditing(owner) { log.calls.append("\($0.name) willBeginEditing") },
      Row("").onDidEndEditing(owner) { log.calls.append("\($0.name) didEndEditing") },
    ]
  }

  /// The events that ask for leave.
  private static let questions: RowEvents = [.willSelect, .willDeselect, .willHighlight]

  /// Calls all handlers that a row has, and says what the first that asks for leave is told.
  private func callAll(_ handlers: RowHandlers) -> Bool? {
    handlers.select?()
    handlers.deselect?()
    let maySelect = handlers.willSelect?()
    handlers.willDisplay?()
    handlers.didEndDisplaying?()
    handlers.highlight?(true)
    handlers.change?("volume", .isOn(true))
    handlers.accessory?()
    handlers.delete?()
    let mayDeselect = handlers.willDeselect?()
    let mayHighlight = handlers.willHighlight?()
    handlers.insert?()
    handlers.willBeginEditing?()
    handlers.didEndEditing?()
    return maySelect ?? mayDeselect ?? mayHighlight
  }

  @Test("Each modifier sets its handler and no other")
  func each() {
    let log = Log()
    for (row, expected) in zip(rows(log), Self.expected) {
      #expect(row.row.handlers.events == expected.event)
      log.calls = []
      let maySelect = callAll(row.row.handlers)
      #expect(log.calls == [expected.call])
      #expect(maySelect == (Self.questions.contains(expected.event) ? false : nil))
    }
    #expect(rows(log).count == Self.expected.count)
  }

  @Test("Each form with an owner calls it with the owner")
  func eachWithOwner() {
    let (log, owner) = (Log(), Owner())
    for (row, expected) in zip(rows(log, owner), Self.expected) {
      #expect(row.row.handlers.events == expected.event)
      log.calls = []
      let maySelect = callAll(row.row.handlers)
      #expect(log.calls == ["owner \(expected.call)"])
      #expect(maySelect == (Self.questions.contains(expected.event) ? false : nil))
    }
  }

  @Test("A row does not keep its owner, and calls nothing once it is gone")
  func owners() {
    let log = Log()
    var owner: Owner? = Owner()
    let witness = Witness(owner: owner)
    let orphans = owner.map { rows(log, $0) } ?? []
    owner = nil
    #expect(witness.owner == nil)
    #expect(orphans.count == Self.expected.count)
    for (row, expected) in zip(orphans, Self.expected) {
      let maySelect = callAll(row.row.handlers)
      #expect(maySelect == (Self.questions.contains(expected.event) ? true : nil))
      #expect(row.row.handlers.events == expected.event)
    }
    #expect(log.calls == [])
  }

  @Test("All handlers of one row live side by side")
  func together() {
    let log = Log()
    var row = Row("").row
    for single in rows(log) {
      let handlers = single.row.handlers
      row.handlers.select = handlers.select ?? row.handlers.select
      row.handlers.deselect = handlers.deselect ?? row.handlers.deselect
      row.handlers.willSelect = handlers.willSelect ?? row.handlers.willSelect
      row.handlers.willDisplay = handlers.willDisplay ?? row.handlers.willDisplay
      row.handlers.didEndDisplaying = handlers.didEndDisplaying ?? row.handlers.didEndDisplaying
      row.handlers.highlight = handlers.highlight ?? row.handlers.highlight
      row.handlers.change = handlers.change ?? row.handlers.change
      row.handlers.accessory = handlers.accessory ?? row.handlers.accessory
      row.handlers.delete = handlers.delete ?? row.handlers.delete
      row.handlers.willDeselect = handlers.willDeselect ?? row.handlers.willDeselect
      row.handlers.willHighlight = handlers.willHighlight ?? row.handlers.willHighlight
      row.handlers.insert = handlers.insert ?? row.handlers.insert
      row.handlers.willBeginEditing = handlers.willBeginEditing ?? row.handlers.willBeginEditing
      row.handlers.didEndEditing = handlers.didEndEditing ?? row.handlers.didEndEditing
    }
    _ = callAll(row.handlers)
    #expect(log.calls == Self.expected.map(\.call))
    #expect(row.handlers.events == RowEvents(Self.expected.map(\.event)))
    #expect(row.handlers.events.rawValue == 0b11_1111_1111_1111)
  }
}
