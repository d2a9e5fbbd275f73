// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The model of the rows of choices.
@Observable
@MainActor
final class Pizza {
  var size = Size.large
  var toppings: Set<Topping> = [.cheese, .olives]

  enum Size: CaseIterable {
    case small, large

    var title: String { self == .small ? "Small" : "Large" }
  }

  enum Topping: String, CaseIterable {
    case cheese = "Cheese"
    case olives = "Olives"
    case peppers = "Peppers"
    case tomatoes = "Tomatoes"

    var title: String { rawValue }
  }
}
