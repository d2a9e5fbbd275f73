// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension String: QuickHashable {
  /// A hash of the text, the same for canonically equivalent strings.
  ///
  /// ASCII text is hashed eight bytes at a time. Other text goes through `Hasher`, which
  /// normalises it, unless all of it is canonically equivalent to ASCII.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  @inlinable public var quickHash: UInt64 {
    if let hash = utf8.withContiguousStorageIfAvailable({ QuickHash.ascii($0) }) {
      return hash ?? quickHashOfOtherText
    }
    // A bridged string is copied first.
    var copy = self
    copy.makeContiguousUTF8()
    return copy.utf8.withContiguousStorageIfAvailable { QuickHash.ascii($0) }.flatMap(\.self)
      ?? quickHashOfOtherText
  }

  @usableFromInline
  var quickHashOfOtherText: UInt64 {
    // These three are, by the Unicode Character Database, the only characters outside ASCII whose
    // canonical decomposition is ASCII; `==` holds them equal to it.
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
    return bytes.withUnsafeBufferPointer { QuickHash.ascii($0) } ?? 0
  }
}
