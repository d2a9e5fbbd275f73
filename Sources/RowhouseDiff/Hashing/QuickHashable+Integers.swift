// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension QuickHashable where Self: FixedWidthInteger {
  /// The integer itself, cut to 64 bits.
  @inlinable public var quickHash: UInt64 { UInt64(truncatingIfNeeded: self) }
}

extension Int: QuickHashable {}
extension Int8: QuickHashable {}
extension Int16: QuickHashable {}
extension Int32: QuickHashable {}
extension Int64: QuickHashable {}
extension UInt: QuickHashable {}
extension UInt8: QuickHashable {}
extension UInt16: QuickHashable {}
extension UInt32: QuickHashable {}
extension UInt64: QuickHashable {}
