// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The model of the rows of numbers.
@Observable
@MainActor
final class Order {
  var copies = 3
  var price = 12.5
  var isGift = true
  var discount: Double? = 0.1
}
