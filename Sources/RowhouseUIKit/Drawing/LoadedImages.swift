// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A cache of loaded images, which is emptied when memory is low.
final class LoadedImages: @unchecked Sendable {
  // An `NSCache` can be used from any thread.
  private let images = NSCache<NSString, UIImage>()

  subscript(address: String) -> UIImage? {
    get { images.object(forKey: NSString(string: address)) }
    set {
      if let newValue { images.setObject(newValue, forKey: NSString(string: address)) }
    }
  }
}
#endif
