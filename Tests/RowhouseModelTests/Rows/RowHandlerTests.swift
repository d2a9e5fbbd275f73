// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Handlers of rows")
@MainActor
struct RowHandlerTests {
  /// A record of the calls, in order.
  private final class Log { var calls: [String] = [] }

  /// The event that calls each handler, and the call that the log then contains.
  private static let expected: [(event: RowEvents, call: String)] = [
    (RowEvents(.select), "select"), (RowEvents(.deselect), "deselect"),
    (RowEvents(.willSelect), "willSelect"),
    (RowEvents(.willDisplay), "willDisplay"), (RowEvents(.didEndDisplaying), "didEndDisplaying"),
    (RowEvents(.highlight), "highlight true"), (RowEvents(.change), "change volume isOn(true)"),
    (RowEvents(.accessory), "accessory"), (RowEvents(.delete), "delete"),
    (RowEvents(.willDeselect), "willDeselect"),
    (RowEvents(.willHighlight), "willHighlight"), (RowEvents(.insert), "insert"),
    (RowEvents(.willBeginEditing), "willBeginEditing"),
    (RowEvents(.didEndEditing), "didEndEditing"), (RowEvents(.redirect), "redirect"),
    (RowEvents(.submit), "submit"), (RowEvents(.typing), "typing volume isOn(true)"),
  ]

  /// Returns a row for each event, with only the handler of that event.
  private func rows(_ log: Log) -> [Row] {
    // Fields set this handler, for which there is no modifier.
    var typing = Row("")
    typing.row.handlers[.typing] = { log.calls.append("typing \($0) \($1)") }
    return [
      Row("").onSelect { log.calls.append("select") },
      Row("").onDeselect { log.calls.append("deselect") },
      Row("").onWillSelect {
        log.calls.append("willSelect")
        return false
      },
      Row("").onWillDisplay { log.calls.append("willDisplay") },
      Row("").onDidEndDisplaying { log.calls.append("didEndDisplaying") },
      Row("").onHighlight { log.calls.append("highlight \($0)") },
      Row("").onControlChange { log.calls.append("change \($0) \($1)") },
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
      Row("").redirectsSelection {
        log.calls.append("redirect")
        return 1
      },
      Row("").onSubmit { log.calls.append("submit") },
      typing,
    ]
  }

  /// The events whose handlers return a Boolean.
  private static let questions = RowEvents(.willSelect, .willDeselect, .willHighlight)

  /// Calls all handlers of a row, and returns the result of the first that returns a Boolean.
  private func callAll(_ handlers: RowHandlers) -> Bool? {
    handlers[.select]?()
    handlers[.deselect]?()
    let maySelect = handlers[.willSelect]?()
    handlers[.willDisplay]?()
    handlers[.didEndDisplaying]?()
    handlers[.highlight]?(true)
    handlers[.change]?("volume", .isOn(true))
    handlers[.accessory]?()
    handlers[.delete]?()
    let mayDeselect = handlers[.willDeselect]?()
    let mayHighlight = handlers[.willHighlight]?()
    handlers[.insert]?()
    handlers[.willBeginEditing]?()
    handlers[.didEndEditing]?()
    _ = handlers[.redirect]?()
    handlers[.submit]?()
    handlers[.typing]?("volume", .isOn(true))
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

  @Test("All handlers can be set on one row")
  func together() {
    let log = Log()
    var row = Row("").row
    for single in rows(log) {
      let handlers = single.row.handlers
      row.handlers[.select] = handlers[.select] ?? row.handlers[.select]
      row.handlers[.deselect] = handlers[.deselect] ?? row.handlers[.deselect]
      row.handlers[.willSelect] = handlers[.willSelect] ?? row.handlers[.willSelect]
      row.handlers[.redirect] = handlers[.redirect] ?? row.handlers[.redirect]
      row.handlers[.willDisplay] = handlers[.willDisplay] ?? row.handlers[.willDisplay]
      row.handlers[.didEndDisplaying] =
        handlers[.didEndDisplaying] ?? row.handlers[.didEndDisplaying]
      row.handlers[.highlight] = handlers[.highlight] ?? row.handlers[.highlight]
      row.handlers[.change] = handlers[.change] ?? row.handlers[.change]
      row.handlers[.accessory] = handlers[.accessory] ?? row.handlers[.accessory]
      row.handlers[.delete] = handlers[.delete] ?? row.handlers[.delete]
      row.handlers[.willDeselect] = handlers[.willDeselect] ?? row.handlers[.willDeselect]
      row.handlers[.willHighlight] = handlers[.willHighlight] ?? row.handlers[.willHighlight]
      row.handlers[.insert] = handlers[.insert] ?? row.handlers[.insert]
      row.handlers[.willBeginEditing] =
        handlers[.willBeginEditing] ?? row.handlers[.willBeginEditing]
      row.handlers[.didEndEditing] = handlers[.didEndEditing] ?? row.handlers[.didEndEditing]
      row.handlers[.submit] = handlers[.submit] ?? row.handlers[.submit]
      row.handlers[.typing] = handlers[.typing] ?? row.handlers[.typing]
    }
    _ = callAll(row.handlers)
    #expect(log.calls == Self.expected.map(\.call))
    #expect(row.handlers.events == RowEvents(Self.expected.map(\.event)))
    // The actions of a row are no handlers.
    #expect(row.handlers.events == RowEvents.all.subtracting(RowEvents(.swipe, .menu)))
  }

  @Test("Handlers take no more memory in a row than two closures and a reference")
  func size() {
    #expect(MemoryLayout<RowHandlers>.size <= 40)
  }
}
