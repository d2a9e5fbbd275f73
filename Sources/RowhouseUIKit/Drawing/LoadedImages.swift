// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A cache of loaded images, which is emptied when memory is low, and the images that are being loaded.
///
/// A decoded image takes 4 bytes per pixel. Without a limit, scrolling past large photos could fill the memory before the
/// system reports that it is low.
final class LoadedImages: @unchecked Sendable {
  // An `NSCache` can be used from any thread.
  private let images = NSCache<NSString, UIImage>()
  private let loads = SharedLoads<UIImage>()
  /// The sizes of images that were loaded.
  private let sizes = Locked(ImageSizes())

  /// The maximum size of all images in the cache, in bytes.
  private static let limit = 128 << 20

  init() { images.totalCostLimit = Self.limit }

  subscript(address: String) -> UIImage? { images.object(forKey: NSString(string: address)) }
}

extension LoadedImages {
  /// Returns the size in points of an image that was loaded, or `nil` if it was not.
  func size(ofImageAt address: String) -> Dimensions? { sizes.withLock { $0.size(at: address) } }

  private func add(_ image: UIImage, at address: String) {
    sizes.withLock { $0.add(image.dimensions, at: address) }
    images.setObject(image, forKey: NSString(string: address), cost: image.byteCount)
  }

  /// Returns the image at an address, which is loaded once for all tasks that wait for it.
  ///
  /// Loading is canceled when all of these tasks are canceled.
  func image(
    at address: String, load: @escaping @Sendable (String) async -> UIImage?
  ) async -> UIImage? {
    if let image = self[address] { return image }
    return await loads.value(at: address) { [self] in
      let image = await load(address)
      if let image { add(image, at: address) }
      return image
    }
  }
}

extension UIImage {
  /// The size in points.
  var dimensions: Dimensions {
    Dimensions(width: Double(size.width), height: Double(size.height))
  }

  /// The memory that the decoded image takes, in bytes.
  fileprivate var byteCount: Int { Int(size.width * scale) * Int(size.height * scale) * 4 }
}
#endif
