// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The model of the tests' pages.
@Observable
@MainActor
final class Notes {
  var title = "Notes"
  var names: [String] = ["a", "b", "c"]
  var suffix = ""
  var isOpen = false
  var inner = InnerNotes()
  @ObservationIgnored var unseen = 0
}

/// A model that is a property of another model.
@Observable
@MainActor
final class InnerNotes {
  var depth = 0
}

/// A datum with a number and a text.
struct Item: Identifiable, Hashable, Sendable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "item \(id)"
  }
}
