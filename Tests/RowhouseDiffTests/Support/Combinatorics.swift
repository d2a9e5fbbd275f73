// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Returns every sequence of some of the elements without duplicates, including the empty sequence.
func arrangements<Element>(of elements: [Element]) -> [[Element]] {
  var all: [[Element]] = [[]]
  for (position, element) in elements.enumerated() {
    var rest = elements
    rest.remove(at: position)
    all += arrangements(of: rest).map { [element] + $0 }
  }
  return all
}

/// Returns every sequence of up to `length` of the elements, including those with duplicates.
func sequences<Element>(of elements: [Element], upTo length: Int) -> [[Element]] {
  guard length > 0 else { return [[]] }
  return [[]]
    + sequences(of: elements, upTo: length - 1).flatMap { rest in elements.map { [$0] + rest } }
}
