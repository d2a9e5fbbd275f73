// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The model of a page with fields, which outlasts the server, and which several servers share.
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
    update()
    state.sections = other.sections
    state.texts.merge(other.texts) { $1 }
    try save()
  }

  /// Sets the text of a field to one that the user has typed.
  func receive(_ text: String, name: String) {
    update()
    state.texts[name] = text
    state.received[name, default: []].append(text)
    try? save()
  }

  private func save() throws {
    try JSONEncoder().encode(state).write(to: file, options: .atomic)
  }
}
