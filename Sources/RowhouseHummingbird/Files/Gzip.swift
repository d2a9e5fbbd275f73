// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import CRowhouseZlib
import NIOCore

/// The `gzip` content coding of HTTP, implemented with zlib.
enum Gzip {
  /// The compression effort, as a zlib level.
  enum Effort: Int32 {
    /// The level for texts that are sent once.
    case quick = 6
    /// The level for texts that are compressed once and sent many times.
    case thorough = 9
  }

  /// The first bytes of all compressed data.
  ///
  /// They are defined in RFC 1952, section 2.3.1. No UTF-8 text begins with them.
  static let beginning: [UInt8] = [0x1f, 0x8b]

  /// Returns the compressed bytes, or `nil` if zlib fails, for example because memory is low.
  static func compressed(_ bytes: ByteBuffer, _ effort: Effort) -> ByteBuffer? {
    guard bytes.readableBytes < Int(UInt32.max) else { return nil }
    var stream = z_stream()
    // The `deflateInit2` macro, with the largest window and a gzip header.
    let (windowBits, gzip, memoryLevel) = (MAX_WBITS, Int32(16), Int32(8))
    let opening = deflateInit2_(
      &stream, effort.rawValue, Z_DEFLATED, windowBits + gzip, memoryLevel, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard opening == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let bound = deflateBound(&stream, UInt(bytes.readableBytes))
    var result = ByteBuffer()
    var isComplete = false
    result.writeWithUnsafeMutableBytes(minimumWritableBytes: Int(bound)) { output in
      bytes.withUnsafeReadableBytes { input in
        // zlib only reads the input, although the type of its pointer is mutable.
        stream.next_in = UnsafeMutablePointer(
          mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.bindMemory(to: UInt8.self).baseAddress
        stream.avail_out = UInt32(clamping: output.count)
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
      return Int(stream.total_out)
    }
    return isComplete ? result : nil
  }
}
#endif
