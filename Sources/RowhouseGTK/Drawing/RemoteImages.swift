// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseModel

/// A cache of the images that were loaded from addresses or by name, for use on any thread.
///
/// The cache contains every image that a row still draws. Otherwise, the image would be loaded
/// again each time the row is measured. The cache contains the sizes of more images, so that rows keep
/// their heights.
final class RemoteImages: Sendable {
  private let memory = Locked(Memory())
  private let loads = SharedLoads<PageImage>()

  /// The maximum number of pixels of the retained images, which take four bytes each.
  private static let limit = 16_777_216.0

  // Accessed only while the lock is held.
  fileprivate struct Memory: @unchecked Sendable {
    var kept: [String: (image: PageImage, lastUse: UInt64)] = [:]
    var known: [String: WeakImage] = [:]
    var sizes = ImageSizes()
    var pixels = 0.0
    var uses: UInt64 = 0
  }

  fileprivate struct WeakImage {
    weak var image: PageImage?
  }
}

extension RemoteImages {
  /// Returns the image at an address, or `nil` if it must be loaded.
  func image(at address: String) -> PageImage? {
    memory.withLock { memory in
      guard let image = memory.kept[address]?.image ?? memory.known[address]?.image else {
        return nil
      }
      memory.keep(image, at: address, limit: Self.limit)
      return image
    }
  }

  /// Returns the size in points of an image that was loaded, or `nil` if it was not.
  func size(ofImageAt address: String) -> Dimensions? {
    image(at: address)?.size ?? memory.withLock { $0.sizes.size(at: address) }
  }

  /// Returns the image at an address, which a closure decodes if it is not in the cache.
  func image(at address: String, by decode: () -> PageImage?) -> PageImage? {
    if let known = image(at: address) { return known }
    let image = decode()
    if let image { keep(image, at: address) }
    return image
  }

  /// Loads the image at an address, once for all tasks that wait for it, until all of them are canceled.
  func load(_ address: String, by load: @escaping @Sendable () async -> PageImage?) async
    -> PageImage?
  {
    await loads.value(at: address) { [self] in
      let image = await load()
      if let image { keep(image, at: address) }
      return image
    }
  }

  private func keep(_ image: PageImage, at address: String) {
    memory.withLock { $0.keep(image, at: address, limit: Self.limit) }
  }
}

extension RemoteImages.Memory {
  /// Retains an image as the most recently used one, and previous images up to a number of pixels.
  mutating func keep(_ image: PageImage, at address: String, limit: Double) {
    uses += 1
    if let old = kept.removeValue(forKey: address) { pixels -= old.image.pixels }
    kept[address] = (image, uses)
    known[address] = RemoteImages.WeakImage(image: image)
    sizes.add(image.size, at: address)
    pixels += image.pixels
    while pixels > limit, kept.count > 1,
      let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      kept[oldest.key] = nil
      pixels -= oldest.value.image.pixels
    }
    if known.count > 2 * kept.count + 64 { known = known.filter { $0.value.image != nil } }
  }
}

extension PageImage {
  fileprivate var pixels: Double { size.width * size.height }
}
#endif
