// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A browser's request for rows of a section.
package struct SliceRequest: Hashable {
  let first: Int
  let count: Int
  /// The first row of the slice when a script made the request.
  let start: Int?
  /// An additional row that has the focus.
  let focusedRow: Int?

  /// Creates a request from the numbers of an event, or returns `nil` if they are invalid.
  init?(_ parts: some Collection<String>) {
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.count >= 2, numbers[1] > 0,
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    first = numbers[0]
    count = numbers[1]
    start = numbers.dropFirst(2).first
    focusedRow = numbers.dropFirst(3).first
  }
}
