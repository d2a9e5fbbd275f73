// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of a section that a browser wants to hold.
struct WantedRows: Hashable {
  /// The first of them.
  let first: Int
  /// How many.
  let count: Int
  /// Where the window began when the browser asked, if a script did.
  let start: Int?
  /// A row to be held besides.
  let pin: Int?

  /// Reads what an event says, or gives nothing for what is none.
  init?(_ parts: some Collection<String>) {
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.count >= 2, numbers[1] > 0,
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    first = numbers[0]
    count = numbers[1]
    start = numbers.dropFirst(2).first
    pin = numbers.dropFirst(3).first
  }
}
