// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A typed text that no field of the page shows, so that the user can copy it.
struct LostText: Hashable {
  let text: String
  /// The label of its field, or `nil` if it is not known.
  let label: String?
}
