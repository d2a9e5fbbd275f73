// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import RowhouseTesting

/// One page of a stack: what it shows, as an object that its pages watch.
@MainActor
@Observable
final class LawLevel {
  /// What it shows.
  var state: LawState
  /// Where its handlers tell that they were called.
  @ObservationIgnored let log = HandlerLog()
  @ObservationIgnored private var generator: PageGenerator

  init(seed: UInt64) {
    // Ids that repeat and heights that are wrong are put right by the driver, wherever they come from.
    generator = PageGenerator(seed: seed)
    generator.isCareless = seed.isMultiple(of: 4)
    generator.sectionLimit = 3
    generator.rowLimit = 4
    state = LawState(&generator)
    // Whatever is pressed changes the page. That a row is shown which loads more does not: a fresh load,
    // which shows it too, would change what it is compared with.
    log.onCall = { [weak self] call in if call.row >= 0 { self?.change() } }
  }

  /// Takes a transition.
  func change() {
    var state = state
    state.change(&generator)
    self.state = state
  }

  /// Takes as many transitions as it takes to show what another level shows.
  func become(_ other: LawLevel) {
    generator = other.generator
    state = other.state
  }
}
