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
}
