// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseHosting
import RowhouseModel

/// The functions that provide images for pages.
///
/// ```swift
/// var images = PageImages.standard
/// images.named = { name in UIImage(named: "Settings/\(name)") }
/// let controller = TablePageController(page, options: TableOptions(images: images))
/// ```
///
/// The closures are called on any thread, because rows are measured on any thread.
public struct PageImages: Sendable {
  /// Returns an image of the application.
  ///
  /// Defaults to an asset of the main bundle.
  public var named: @Sendable (String) -> UIImage?
  /// Returns a symbol.
  ///
  /// Defaults to the symbol with this name in SF Symbols.
  public var symbol: @Sendable (String) -> UIImage?
  /// Loads the image at an address, or returns `nil` if there is none.
  ///
  /// The part shows its placeholder until the image is loaded. While an image is being loaded, and for 30 seconds after the
  /// closure has returned `nil`, the closure is not called again for its address. Its task is canceled when no row waits for
  /// the image any longer. Return an image that has been prepared for display, because UIKit decodes other images on the
  /// main thread, and that is not much larger than its part. At most 128 MiB of decoded images are kept for other rows; an
  /// image that is no longer among them is loaded again. Defaults to a download with the shared URL session.
  public var remote: @Sendable (String) async -> UIImage?
  private let loaded = LoadedImages()
  private let decoded = DecodedPictures<UIImage> { UIImage(data: Data($0.bytes)) }

  /// Creates a source of images from its three functions.
  public init(
    named: @escaping @Sendable (String) -> UIImage?,
    symbol: @escaping @Sendable (String) -> UIImage?,
    remote: @escaping @Sendable (String) async -> UIImage?
  ) {
    self.named = named
    self.symbol = symbol
    self.remote = remote
  }

  /// A source that uses assets of the main bundle, SF Symbols, and the network.
  public static var standard: PageImages {
    PageImages(
      named: { UIImage(named: $0) }, symbol: { UIImage(systemName: $0) },
      remote: { await load($0) })
  }
}

extension PageImages {
  /// Returns an image, or `nil` if it must be loaded first.
  func image(_ source: ImageSource) -> UIImage? {
    switch source {
    case .named(let name): named(name)
    case .symbol(let name): symbol(name)
    case .remote(let address): loaded[address]
    case .data(let picture): decoded.image(of: picture)
    case .held(let held): held.object as? UIImage
    }
  }

  /// Returns the size of an image in points, or `nil` if it must be loaded first.
  func size(of source: ImageSource) -> Dimensions? {
    if case .remote(let address) = source { return loaded.size(ofImageAt: address) }
    return image(source)?.dimensions
  }

  /// Loads the image at an address.
  func remoteImage(_ address: String) async -> UIImage? {
    await loaded.image(at: address, load: remote)
  }

  /// Downloads an image, and decodes it.
  ///
  /// Otherwise, UIKit decodes an image on the main thread when it first draws it.
  @concurrent
  private static func load(_ address: String) async -> UIImage? {
    #if canImport(UIKit)
    guard let url = URL(string: address),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return nil }
    let image = UIImage(data: data)
    return image?.preparingForDisplay() ?? image
    #else
    return nil
    #endif
  }
}
#endif
