// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A byte buffer for many small appends, which take a third of the time of appending to an array.
// Appending copies the storage unless it is uniquely referenced.
struct Bytes: @unchecked Sendable {
  private var storage: ManagedBuffer<Extent, UInt8>

  private struct Extent {
    var count = 0
    let capacity: Int
  }

  /// Creates an empty buffer with capacity for a number of bytes.
  init(capacity: Int) {
    storage = .create(minimumCapacity: capacity) { _ in Extent(capacity: capacity) }
  }
}

extension Bytes {
  /// The number of bytes.
  var count: Int { extent.count }

  // Uses the pointer, because Swift checks class properties for overlapping accesses.
  private var extent: Extent { storage.withUnsafeMutablePointerToHeader { $0.pointee } }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    storage.withUnsafeMutablePointers { extent, start in
      start[extent.pointee.count] = byte
      extent.pointee.count &+= 1
    }
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    makeRoom(for: count)
    storage.withUnsafeMutablePointers { extent, start in
      (start + extent.pointee.count).update(from: bytes, count: count)
      extent.pointee.count &+= count
    }
  }

  /// Appends a part of other bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let start = bytes.baseAddress, !range.isEmpty else { return }
    append(start + range.lowerBound, count: range.count)
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0, $0.indices) }
  }

  /// Appends the UTF-8 bytes of text, without escaping.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0, $0.indices) }
  }

  mutating func append(_ other: Bytes) { other.withBuffer { append($0, $0.indices) } }

  /// Calls a closure with all bytes.
  func withBuffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeMutablePointers { extent, start in
      body(UnsafeBufferPointer(start: start, count: extent.pointee.count))
    }
  }

  var text: String { withBuffer { String(decoding: $0, as: UTF8.self) } }

  private mutating func makeRoom(for count: Int) {
    let extent = extent
    if extent.capacity &- extent.count < count || !isKnownUniquelyReferenced(&storage) {
      moveOut(for: count)
    }
  }

  @inline(never)
  private mutating func moveOut(for count: Int) {
    let old = self
    let extent = extent
    self = Bytes(capacity: max(64, extent.capacity, 2 * extent.count, extent.count + count))
    append(old)
  }
}
