// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseWeb

/// The formats of pictures, detected by their first bytes.
enum PictureFormat {
  /// Returns a PNG or JPEG picture for browsers, or `nil` if the bytes are neither.
  static func image(_ bytes: [UInt8]) -> WebImage? {
    guard let picture = try? PictureData(bytes) else { return nil }
    return WebImage(
      mediaType: picture.format.contentType, bytes: bytes,
      dimensions: Dimensions(width: Double(picture.width), height: Double(picture.height)))
  }
}
