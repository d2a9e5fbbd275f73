// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// A cache of the pictures that a host has decoded, which can be used on any thread.
package final class DecodedPictures<Image: Sendable>: Sendable {
  private let decode: @Sendable (PictureData) -> Image?
  private let images = Locked<[PictureData: Image?]>([:])

  /// The maximum number of pictures.
  ///
  /// When it is reached, the cache is emptied.
  private static var limit: Int { 64 }

  /// Creates a cache of pictures that a closure decodes.
  package init(_ decode: @escaping @Sendable (PictureData) -> Image?) { self.decode = decode }

  /// Returns a picture in the form that the host draws, or `nil` if its file is damaged.
  package func image(of picture: PictureData) -> Image? {
    if let known = images.withLock({ $0[picture] }) { return known }
    let image = decode(picture)
    images.withLock { images in
      if images.count >= Self.limit { images = [:] }
      images[picture] = .some(image)
    }
    return image
  }
}
