// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird

/// The fields of a page for the law of drafts.
struct DraftState: ResponseCodable, Hashable, Sendable {
  /// The names of the fields of each section, in their order.
  ///
  /// Other fields are not on the page.
  var sections: [[String]] = [[], []]
  /// The texts of the fields by name, also of those that are not on the page.
  var texts: [String: String] = [:]
  /// All texts that the page has ever received, by the name of the field.
  var received: [String: [String]] = [:]
  /// The states of the switches by name, or `nil` if the page has none.
  var switches: [String: Bool]?
  /// The names of rows that the user moves, in their order, or `nil` if there are none.
  var order: [String]?
  /// The switches that the user has turned and the rows that the user has moved, as the page received them.
  var log: [String]?
}
