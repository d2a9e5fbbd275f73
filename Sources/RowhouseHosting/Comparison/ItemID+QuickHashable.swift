// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff
public import RowhouseModel

extension ItemID: QuickHashable {
  /// A hash, without a seed, that is equal for equal ids.
  public var quickHash: UInt64 { quickHash(seed: 0) }

  /// Returns a hash that is equal for equal ids.
  public func quickHash(seed: UInt64) -> UInt64 {
    let hash: UInt64 =
      switch key {
      case .codePlace(let place): place.hash
      case .integer(let integer): integer.quickHash
      case .text(let text): text.quickHash(seed: seed)
      case .other(let other): UInt64(truncatingIfNeeded: other.hashValue)
      }
    return hash ^ UInt64(truncatingIfNeeded: occurrence) &* 0x9E37_79B9_7F4A_7C15
  }
}
