// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Matcher {
  @inlinable @inline(__always)
  mutating func trimPrefix<Failure: Error>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let limit = min(old.count, new.count)
    var position = 0
    var run = Self.batch
    while run == Self.batch {
      run = runLength(position, position, atMost: limit &- position)
      let end = position &+ run
      while position < end {
        if isChanged(position, position) { match.prefixUpdates.append(position) }
        position &+= 1
      }
      if position & 4095 == 0 { try check() }
    }
    match.prefix = position
  }

  @inlinable @inline(__always)
  mutating func trimSuffix<Failure: Error>(
    _ hashes: borrowing StepHashes, _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let limit = min(old.count, new.count) &- match.prefix
    var length = 0
    var end = -1
    while length > end {
      end = length
      let most = min(limit, length &+ Self.batch)
      while length < most, isSame(old.count &- 1 &- length, new.count &- 1 &- length) {
        length &+= 1
      }
      keepHashes(hashes, new.count &- length, count: length &- end)
      var step = end
      while step < length {
        if isChanged(old.count &- 1 &- step, new.count &- 1 &- step) {
          match.suffixUpdates.append(step)
        }
        step &+= 1
      }
      if length & 4095 == 0 { try check() }
    }
    match.suffix = length
  }
}
