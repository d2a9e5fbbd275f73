// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The height of a row in four bytes: 31 bits of subpoints, and one bit that is set if it was
/// measured.
struct HeightCell: Equatable, Sendable {
  var bits: UInt32

  static var measuredBit: UInt32 { 1 << 31 }

  /// The value of the unused cells after the last row of a block.
  static var none: Self { Self(bits: 0) }

  static func estimated(_ subpoints: UInt32) -> Self { Self(bits: subpoints) }

  static func measured(_ subpoints: UInt32) -> Self { Self(bits: subpoints | measuredBit) }

  @inline(__always)
  var subpoints: Int { Int(bits & ~Self.measuredBit) }

  @inline(__always)
  var isMeasured: Bool { bits & Self.measuredBit != 0 }
}

extension HeightCell {
  /// Returns the cell at a position in the bytes of an array.
  @inline(__always)
  static func load(from bytes: UnsafeRawBufferPointer, at position: Int) -> HeightCell {
    bytes.loadUnaligned(
      fromByteOffset: position &* MemoryLayout<HeightCell>.stride, as: HeightCell.self)
  }

  /// Returns the sum of the heights in eight cells, from a position in the bytes of an array.
  @inline(__always)
  static func sumOfEight(in bytes: UnsafeRawBufferPointer, from position: Int) -> Int {
    let sums = sumsOfPairs(in: bytes, from: position, where: SIMD8(repeating: -1))
    return Int(truncatingIfNeeded: sums.wrappedSum())
  }

  /// Returns four sums of two heights each from eight cells, counting only those that the mask
  /// selects.
  @inline(__always)
  static func sumsOfPairs(
    in bytes: UnsafeRawBufferPointer, from position: Int, where mask: SIMD8<Int32>
  ) -> SIMD4<UInt64> {
    let start = position &* MemoryLayout<HeightCell>.stride
    let counted = bytes.loadUnaligned(fromByteOffset: start, as: SIMD8<Int32>.self) & mask
    // Puts two cells in each lane, so that no lane must be widened.
    let pairs = unsafeBitCast(counted, to: SIMD4<UInt64>.self)
    let heightBits = UInt64(~measuredBit)
    return (pairs & heightBits) &+ (pairs &>> 32 & heightBits)
  }
}
