// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseWeb

/// The formats of pictures, detected by their first bytes.
enum PictureFormat {
  /// Returns a PNG or JPEG picture for browsers, or `nil` if the bytes are neither.
  static func image(_ bytes: [UInt8]) -> WebImage? {
    if let size = sizeOfPNG(bytes) {
      return WebImage(mediaType: "image/png", bytes: bytes, dimensions: size)
    }
    if let size = sizeOfJPEG(bytes) {
      return WebImage(mediaType: "image/jpeg", bytes: bytes, dimensions: size)
    }
    return nil
  }

  /// Returns the size of a PNG picture.
  ///
  /// Its header chunk is the first, and begins with width and height.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> Dimensions? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return size(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// Returns the size of a JPEG picture, which is in the segment that starts a frame.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> Dimensions? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var start = 2
    while start + 9 <= bytes.count, bytes[start] == 0xFF {
      let marker = bytes[start + 1]
      // Fill bytes may precede a marker.
      if marker == 0xFF {
        start += 1
        continue
      }
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(
          width: number(bytes[start + 7..<start + 9]), height: number(bytes[start + 5..<start + 7]))
      }
      let length = number(bytes[start + 2..<start + 4])
      guard length >= 2 else { return nil }
      start += 2 + length
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(width: Int, height: Int) -> Dimensions? {
    guard width > 0, height > 0 else { return nil }
    return Dimensions(width: Double(width), height: Double(height))
  }
}
