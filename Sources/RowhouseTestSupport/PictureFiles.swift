// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The headers of picture files, for tests that do not decode pixels.
package enum PictureFiles {
  /// Returns the header of a PNG file.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - mark: A number that distinguishes files of the same size. Defaults to 0.
  /// - Returns: The bytes.
  package static func png(_ width: Int, _ height: Int, mark: UInt8 = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bytes(width, 4) + bytes(height, 4) + [8, 6, 0, 0, 0, mark]
  }

  /// Returns the header of a JPEG file, with an application segment before the frame.
  package static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8] + bytes(height, 2)
      + bytes(width, 2) + [1, 1, 0x11, 0, 0xFF, 0xDA]
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }
}
