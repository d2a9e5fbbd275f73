// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The model with a list that the user edits.
@Observable
@MainActor
final class Contact {
  var phones = [
    Phone(id: 1, number: "+44 20 7946 0000"), Phone(id: 2, number: "+44 20 7946 0001"),
  ]
}

/// An element of the list.
struct Phone: Identifiable, Equatable, Sendable {
  var id = Int.random(in: 3..<Int.max)
  var number = ""
}
