// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Matcher {
  @inlinable @inline(__always)
  mutating func trimPrefix<Failure: Error>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let limit = min(old.count, new.count)
    var position = 0
    while position < limit, isSame(position, position) {
      if position & 4095 == 4095 { try check() }
      if isChanged(position, position) { match.prefixUpdates.append(position) }
      position &+= 1
    }
    match.prefix = position
  }

  @inlinable @inline(__always)
  mutating func trimSuffix<Failure: Error>(
    _ hashes: borrowing StepHashes, _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let limit = min(old.count, new.count) &- match.prefix
    var length = 0
    while length < limit {
      let oldPosition = old.count &- 1 &- length
      let newPosition = new.count &- 1 &- length
      guard isSame(oldPosition, newPosition) else { break }
      if length & 4095 == 4095 { try check() }
      keepHash(hashes, newPosition)
      if isChanged(oldPosition, newPosition) { match.suffixUpdates.append(length) }
      length &+= 1
    }
    match.suffix = length
  }
}
