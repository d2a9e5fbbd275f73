// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The model of a page with fields, which outlives the server, and which several servers share.
@MainActor
@Observable
final class DraftScenario {
  private(set) var state = DraftState()
  @ObservationIgnored private let file: URL

  /// Reads the state from a file, if it exists.
  init(file: URL) {
    self.file = file
    update()
  }
}

extension DraftScenario {
  /// Reads the state that another server may have changed.
  func update() {
    guard let data = try? Data(contentsOf: file),
      let newest = try? JSONDecoder().decode(DraftState.self, from: data), newest != state
    else { return }
    state = newest
  }

  /// Changes the fields of the page and their texts, as an application would.
  func change(to other: DraftState) throws {
    try change { state in
      state.sections = other.sections
      state.texts.merge(other.texts) { $1 }
      state.switches = state.switches ?? other.switches
      state.order = state.order ?? other.order
    }
  }

  /// Sets the text of a field to one that the user has typed.
  func receive(_ text: String, name: String) {
    try? change { state in
      state.texts[name] = text
      state.received[name, default: []].append(text)
    }
  }

  /// Sets a switch to the state that the user has given it.
  func turn(_ name: String, to isOn: Bool) {
    try? change { state in
      state.switches?[name] = isOn
      state.log = (state.log ?? []) + ["switch \(name) \(isOn ? 1 : 0)"]
    }
  }

  /// Moves a row.
  func move(_ name: String, to index: Int) {
    try? change { state in
      guard var order = state.order, let old = order.firstIndex(of: name) else { return }
      order.remove(at: old)
      order.insert(name, at: min(index, order.count))
      state.order = order
      state.log = (state.log ?? []) + ["move \(name)"]
    }
  }

  /// Changes the newest state and saves it, while no other server does.
  private func change(_ change: (inout DraftState) -> Void) throws {
    let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    flock(lock, LOCK_EX)
    defer { close(lock) }
    update()
    change(&state)
    try save()
  }

  private func save() throws {
    try JSONEncoder().encode(state).write(to: file, options: .atomic)
  }
}
