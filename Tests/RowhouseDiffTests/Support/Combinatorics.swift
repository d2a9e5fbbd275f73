// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Every sequence without duplicates of some of the elements, the empty one included.
func arrangements<Element>(of elements: [Element]) -> [[Element]] {
  var all: [[Element]] = [[]]
  for (position, element) in elements.enumerated() {
    var rest = elements
    rest.remove(at: position)
    all += arrangements(of: rest).map { [element] + $0 }
  }
  return all
}

/// Every sequence of up to `length` of the elements, duplicates included.
func sequences<Element>(of elements: [Element], upTo length: Int) -> [[Element]] {
  guard length > 0 else { return [[]] }
  return [[]]
    + sequences(of: elements, upTo: length - 1).flatMap { rest in elements.map { [$0] + rest } }
}
