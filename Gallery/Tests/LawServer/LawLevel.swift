// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The state of one page of a stack, as a model that its pages observe.
@MainActor
@Observable
final class LawLevel {
  private(set) var state: LawState

  init(seed: UInt64) { state = LawState(seed: seed) }

  /// Makes a random change.
  func change() {
    var state = state
    state.change()
    self.state = state
  }

  /// Copies the state of another level, including its future changes.
  func become(_ other: LawLevel) { state = other.state }
}
