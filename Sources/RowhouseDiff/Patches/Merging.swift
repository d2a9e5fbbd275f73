// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Two ascending lists as one.
func merged<Position: Comparable>(_ first: [Position], _ second: [Position]) -> [Position] {
  var result: [Position] = []
  result.reserveCapacity(first.count + second.count)
  var first = first[...]
  var second = second[...]
  while let one = first.first, let other = second.first {
    if one < other {
      result.append(one)
      first.removeFirst()
    } else {
      result.append(other)
      second.removeFirst()
    }
  }
  return result + first + second
}
