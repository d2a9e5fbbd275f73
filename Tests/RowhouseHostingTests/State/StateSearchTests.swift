// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@testable import RowhouseHosting

/// Every sequence of events, up to a length.
struct StateSearchTests {
  @Test("No sequence of eleven events breaks a rule of the state, and each comes to rest")
  func everySequence() {
    var search = Search()
    search.explore(Shadow(), depth: 11)
    #expect(search.fault == nil)
    // So that a search that finds no events is noticed.
    #expect(search.sequences > 50_000)
  }

  @Test("Nor does one that begins while the host is busy with an update", arguments: [1, 2, 3])
  func fromBusy(failures: Int) {
    var shadow = Shadow()
    for _ in 0..<failures {
      _ = shadow.send(.changed)
      _ = shadow.send(.turn)
      _ = shadow.send(.evaluated)
      _ = shadow.send(.compared(shadow.lastNumber))
      if failures > 1 { _ = shadow.send(.failed(shadow.lastNumber)) }
    }
    var search = Search()
    search.explore(shadow, depth: 9)
    #expect(search.fault == nil)
  }
}

/// A search, and the first sequence that breaks a rule.
private struct Search {
  var fault: String?
  var sequences = 0
  private var events: [PageDriver.State.Event] = []

  mutating func explore(_ shadow: Shadow, depth: Int) {
    sequences += 1
    var settled = shadow
    if let broken = settled.settle() { fault = "\(events): \(broken)" }
    guard depth > 0, fault == nil else { return }
    for event in shadow.possibleEvents {
      var next = shadow
      events.append(event)
      if let broken = next.send(event) {
        fault = "\(events): \(broken)"
      } else if next.state != shadow.state || next.turnIsComing != shadow.turnIsComing {
        // Otherwise all that could follow follows the shorter sequence too.
        explore(next, depth: depth - 1)
      }
      if fault != nil { return }
      events.removeLast()
    }
  }
}

extension Shadow {
  /// What may happen next, in order or out of it: turns that nobody asked for come from `flush()`,
  /// numbers of long ago from hosts that say twice that they are done.
  fileprivate var possibleEvents: [PageDriver.State.Event] {
    var events: [PageDriver.State.Event] = [
      .changed, .rowsChanged, .changedItself, .rowsChangedThemselves,
    ]
    if !isEvaluating { events.append(.turn) }
    if isEvaluating { events.append(.evaluated) }
    for number in Set([lastNumber, lastNumber - 1]) where number > 0 {
      events += [.compared(number), .applied(number), .failed(number)]
    }
    return events
  }
}
