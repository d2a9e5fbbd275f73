// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseModel

/// The functions that provide images for pages on the desktop.
///
/// ```swift
/// var images = PageImages.standard
/// images.named = { name in files[name].flatMap { PageImage($0) } }
/// ```
///
/// The closures are called on any thread, because rows are measured on any thread.
public struct PageImages: Sendable {
  /// Returns an image of the application.
  ///
  /// The main thread waits for the image. Load large pictures with ``remote``, whose addresses may be those of files.
  /// The host keeps these images in the same way as those of ``remote``, and calls the closure again for an image
  /// that it no longer has. Defaults to a closure that returns `nil`.
  public var named: @Sendable (String) -> PageImage?
  /// Returns a symbol.
  ///
  /// Defaults to the icon theme's symbol with this name, followed by `-symbolic`.
  public var symbol: @Sendable (String) -> PageImage?
  /// Loads the image at an address, or returns `nil` if there is none.
  ///
  /// The host calls the closure outside of the main thread, and an address can be any text.
  /// The part shows its placeholder until the image is loaded. While an image is being loaded, and for 30 seconds after the
  /// closure has returned `nil`, the closure is not called again for its address. Its task is canceled when no row in view
  /// waits for the image any longer. The most recently used images are kept, up to a total of 16,777,216 pixels. Other
  /// images are kept only while a row draws them. While such an image is loaded again, a part with the natural size of
  /// the image keeps that size. Defaults to a closure that returns `nil`.
  public var remote: @Sendable (String) async -> PageImage?
  private let symbols = Locked<[String: PageImage]>([:])
  private let names = RemoteImages()
  private let remotes = RemoteImages()
  private let decoded = DecodedPictures<PageImage> { PageImage($0.bytes) }

  /// Creates a source of images from its three functions.
  public init(
    named: @escaping @Sendable (String) -> PageImage?,
    symbol: @escaping @Sendable (String) -> PageImage?,
    remote: @escaping @Sendable (String) async -> PageImage?
  ) {
    self.named = named
    self.symbol = symbol
    self.remote = remote
  }

  /// A source that contains only the symbols of the icon theme.
  public static var standard: PageImages {
    PageImages(
      named: { _ in nil },
      symbol: { PageImage(iconName: $0.hasSuffix("-symbolic") ? $0 : "\($0)-symbolic") },
      remote: { _ in nil })
  }
}

extension PageImages {
  /// Returns an image, or `nil` if it must be loaded first or does not exist.
  func image(_ source: ImageSource) -> PageImage? {
    switch source {
    case .named(let name): names.image(at: name) { named(name) }
    case .symbol(let name): known(name, symbol)
    case .remote(let address): remotes.image(at: address)
    case .data(let picture): decoded.image(of: picture)
    case .held(let held): held.object as? PageImage
    }
  }

  /// Returns the size of an image in points, or `nil` if it was not loaded or does not exist.
  func size(of source: ImageSource) -> Dimensions? {
    if case .remote(let address) = source { return remotes.size(ofImageAt: address) }
    return image(source)?.size
  }

  /// Loads the image at an address.
  func remoteImage(_ address: String) async -> PageImage? {
    await remotes.load(address) { [remote] in await remote(address) }
  }

  /// Returns a symbol, which is made only once.
  private func known(_ name: String, _ make: @Sendable (String) -> PageImage?) -> PageImage? {
    if let known = symbols.withLock({ $0[name] }) { return known }
    let image = make(name)
    if let image { symbols.withLock { $0[name] = image } }
    return image
  }
}
#endif
