// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The height of one row, in four bytes: 31 bits of subpoints, and whether they were measured.
struct HeightCell: Equatable, Sendable {
  var bits: UInt32

  static var measuredBit: UInt32 { 1 << 31 }

  /// What stands in a block behind the last row.
  static var none: Self { Self(bits: 0) }

  static func estimated(_ subpoints: UInt32) -> Self { Self(bits: subpoints) }

  static func measured(_ subpoints: UInt32) -> Self { Self(bits: subpoints | measuredBit) }

  @inline(__always)
  var subpoints: Int { Int(bits & ~Self.measuredBit) }

  @inline(__always)
  var isMeasured: Bool { bits & Self.measuredBit != 0 }
}

extension HeightCell {
  /// The cell at a position of an array's bytes.
  @inline(__always)
  static func load(from bytes: UnsafeRawBufferPointer, at position: Int) -> HeightCell {
    bytes.loadUnaligned(
      fromByteOffset: position &* MemoryLayout<HeightCell>.stride, as: HeightCell.self)
  }

  /// The sum of the heights in eight cells, from a position of an array's bytes on.
  @inline(__always)
  static func sumOfEight(in bytes: UnsafeRawBufferPointer, from position: Int) -> Int {
    // Two cells in each lane, so that no lane has to be widened.
    let pairs = bytes.loadUnaligned(
      fromByteOffset: position &* MemoryLayout<HeightCell>.stride, as: SIMD4<UInt64>.self)
    let mask = SIMD4<UInt64>(repeating: UInt64(~measuredBit))
    return Int(truncatingIfNeeded: ((pairs & mask) &+ (pairs &>> 32 & mask)).wrappedSum())
  }
}
