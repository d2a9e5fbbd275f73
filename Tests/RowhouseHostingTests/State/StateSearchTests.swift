// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@testable import RowhouseHosting

/// All sequences of events, up to a given length or of any length.
struct StateSearchTests {
  @Test("No sequence of eight events breaks a rule of the state, and all work ends")
  func everyEvent() {
    var search = StateSearch(EventGroup.allCases)
    search.explore(from: StateModel(), depth: 8)
    #expect(search.fault == nil)
    // A search without events would find no errors.
    #expect(search.sequences > 1_000_000_000)
  }

  @Test(
    "No sequence of any length breaks a rule, with the events of an update and one group",
    arguments: EventGroup.allCases)
  func everySequence(of group: EventGroup) {
    var search = StateSearch([group])
    search.explore(from: StateModel())
    #expect(search.fault == nil)
    #expect(search.states > 10_000 && search.longest > 30)
  }

  @Test(
    "No sequence of seven events breaks a rule if it begins during an update",
    arguments: [1, 2, 3])
  func fromBusy(failures: Int) {
    var model = StateModel()
    for _ in 0..<failures {
      _ = model.send(.changed)
      _ = model.send(.turn)
      _ = model.send(.evaluated)
      if failures > 1 { _ = model.send(.failed(model.lastNumber)) }
    }
    var search = StateSearch(EventGroup.allCases)
    search.explore(from: model, depth: 7)
    #expect(search.fault == nil)
    #expect(search.sequences > 100_000_000)
  }
}

/// Events that are searched together, besides those of an ordinary update.
enum EventGroup: CaseIterable {
  /// Rows that are made, and that change the page or each other.
  case making
  /// Flushes, and events that end with one.
  case flushing
  /// Reasons to send a whole page, to compare again, and to show a page without content.
  case content
  /// Changes outside of the main actor, and updates that handlers request.
  case requests
}

/// A search of all states that sequences of events lead to.
struct StateSearch {
  private let groups: [EventGroup]
  /// The first rule that is broken, and the events that lead there.
  private(set) var fault: String?
  /// The number of sequences that were searched.
  private(set) var sequences = 0
  private(set) var states = 0
  /// The length of the longest of the shortest sequences to each state.
  private(set) var longest = 0

  /// - Parameter groups: The events to search, besides those of an ordinary update.
  init(_ groups: [EventGroup]) { self.groups = groups }

  /// Searches all sequences up to a length, or of any length.
  ///
  /// Two sequences that lead to equal models have the same continuations, so each model is continued
  /// only once, and counts for all sequences that lead to it.
  mutating func explore(from start: StateModel, depth: Int = .max) {
    var indices = [start: 0]
    var models = [start]
    var origins: [(index: Int, event: PageDriver.State.Event)?] = [nil]
    var successors: [[Int]] = []
    var (next, length, endOfLength) = (0, 0, 1)
    func path(to index: Int) -> [PageDriver.State.Event] {
      guard let origin = origins[index] else { return [] }
      return path(to: origin.index) + [origin.event]
    }
    while next < models.count {
      if next == endOfLength { (length, endOfLength) = (length + 1, models.count) }
      let model = models[next]
      var settled = model
      if let broken = settled.settle() {
        fault = "\(path(to: next)): \(broken)"
        return
      }
      successors.append([])
      defer { next += 1 }
      guard length < depth else { continue }
      for event in model.possibleEvents(groups) {
        var follower = model
        if let broken = follower.send(event) {
          fault = "\(path(to: next) + [event]): \(broken)"
          return
        }
        follower.evaluations = 0
        follower.renumber()
        let index = indices[follower] ?? models.count
        if index == models.count {
          indices[follower] = index
          models.append(follower)
          origins.append((next, event))
        }
        if depth < .max { successors[next].append(index) }
      }
    }
    states = models.count
    longest = length
    if depth < .max { count(successors, depth) }
  }

  private mutating func count(_ successors: [[Int]], _ depth: Int) {
    var ways = [0: 1]
    for _ in 0...depth {
      sequences += ways.values.reduce(0, +)
      var following: [Int: Int] = [:]
      for (index, number) in ways {
        for successor in successors[index] { following[successor, default: 0] += number }
      }
      ways = following
    }
  }
}

extension StateModel {
  /// The events that may happen next, in order or out of order.
  ///
  /// Numbers of earlier updates occur because a host may call a completion twice.
  fileprivate func possibleEvents(_ groups: [EventGroup]) -> [State.Event] {
    var events: [State.Event] = [.changed, .rowsChanged]
    events.append(isEvaluating ? .evaluated : .turn)
    for number in Set([lastNumber, lastNumber - 1]) where number > 0 {
      events += [.compared(number), .applied(number), .failed(number)]
    }
    if isObservingAgain { events.append(.observedAgain) }
    return events + groups.flatMap(possibleEvents)
  }

  // Two nested calls represent any number.
  private func possibleEvents(_ group: EventGroup) -> [State.Event] {
    switch group {
    case .making:
      return (makings < 2 ? [.makingRowsBegan] : []) + (makings > 0 ? [.makingRowsEnded] : [])
    case .flushing:
      return [.flush] + (flushContinues ? [.flushContinued] : [])
        + (flushedEvents < 2 ? [.flushedEventBegan] : [])
        + (flushedEvents > 0 ? [.flushedEventEnded] : [])
    case .content:
      return [.sourceChanged, .shownPageLost, .rowMoved, .refreshingChanged]
        + (isEvaluating ? [.evaluatedNothing] : []) + (comparing.map { [.incomparable($0)] } ?? [])
    case .requests:
      return [.changedOffMainActor, .settling, .updateRequested, .mayHaveChanged]
        + (isRecheckScheduled ? [.recheck] : []) + (handlers < 2 ? [.handlerBegan] : [])
        + (handlers > 0 ? [.handlerEnded] : [])
    }
  }
}
