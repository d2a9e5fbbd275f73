// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The state of one page of a stack, as a model that its pages observe.
@MainActor
@Observable
final class LawLevel {
  private(set) var state: LawState

  init(seed: UInt64) { state = LawState(seed: seed) }

  /// Takes a transition.
  func change() {
    var state = state
    state.change()
    self.state = state
  }

  /// Takes over the state of another level, and the transitions that follow it.
  func become(_ other: LawLevel) { state = other.state }
}
