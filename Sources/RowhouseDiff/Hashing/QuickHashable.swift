// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An id with a hash that is cheaper than that of `Hasher`.
///
/// A diff discards its hashes when it ends and confirms every match with `==`, so it can use a
/// weaker and cheaper hash than a `Dictionary`. Integers and strings conform already. Any other
/// `Hashable` id works without conforming, but uses `hash(into:)`: about 10 nanoseconds for one
/// word, and 25 for two.
///
/// A custom id conforms with one line that combines its words:
///
/// ```swift
/// struct TrackID: Hashable, QuickHashable {
///   var album: UInt64
///   var track: UInt64
///
///   var quickHash: UInt64 { QuickHash.combining(album, track) }
/// }
/// ```
///
/// If outsiders choose the words, also implement ``quickHash(seed:)``, so that they cannot choose
/// ids that collide.
///
/// - Important: Equal ids must have equal hashes, as with `Hashable`. Collisions of unequal ids
///   cost time, but never correctness.
public protocol QuickHashable: Hashable {
  /// A value that is the same for equal ids and well distributed for unequal ones.
  ///
  /// The value need not be well mixed, because the diff multiplies it by its own seed.
  var quickHash: UInt64 { get }

  /// Returns a value that is the same for equal ids and well distributed for unequal ones, for any
  /// seed.
  ///
  /// A diff passes a seed that differs in each process. The default implementation returns
  /// ``quickHash``, which is correct for ids that all have different values.
  func quickHash(seed: UInt64) -> UInt64
}

extension QuickHashable {
  /// Returns ``quickHash``, regardless of the seed.
  @inlinable public func quickHash(seed: UInt64) -> UInt64 { quickHash }
}

extension QuickHashable where Self: FixedWidthInteger {
  /// The integer itself, truncated to 64 bits.
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

extension String: QuickHashable {
  /// A hash of the text without a seed, the same for canonically equivalent strings.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  @inlinable public var quickHash: UInt64 { quickHash(seed: 0) }

  /// Returns a hash of the text, the same for canonically equivalent strings.
  ///
  /// ASCII text is hashed eight bytes at a time. Other text is normalized by `Hasher`, unless it is
  /// canonically equivalent to ASCII.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  @inlinable
  public func quickHash(seed: UInt64) -> UInt64 {
    if let hash = utf8.withContiguousStorageIfAvailable({ QuickHash.ascii($0, seed: seed) }) {
      return hash ?? quickHashOfOtherText(seed: seed)
    }
    // A bridged string is copied first.
    var copy = self
    copy.makeContiguousUTF8()
    return copy.utf8.withContiguousStorageIfAvailable { QuickHash.ascii($0, seed: seed) }
      .flatMap(\.self) ?? quickHashOfOtherText(seed: seed)
  }

  @usableFromInline
  func quickHashOfOtherText(seed: UInt64) -> UInt64 {
    // By the Unicode Character Database, these three are the only characters outside ASCII whose
    // canonical decomposition is ASCII; `==` considers them equal to it.
    let folded = unicodeScalars.lazy.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "\u{037E}": ";"
      case "\u{1FEF}": "`"
      case "\u{212A}": "K"
      default: scalar
      }
    }
    guard folded.allSatisfy(\.isASCII) else { return UInt64(truncatingIfNeeded: hashValue) }
    let bytes = Array(folded.map { UInt8(truncatingIfNeeded: $0.value) })
    return bytes.withUnsafeBufferPointer { QuickHash.ascii($0, seed: seed) } ?? 0
  }
}
