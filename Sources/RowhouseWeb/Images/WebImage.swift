// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An image in the format in which it is sent to a browser.
public struct WebImage: Hashable, Sendable {
  /// The media type of the image, such as `image/svg+xml`.
  public let mediaType: String
  /// The bytes of the image.
  public let bytes: [UInt8]
  /// The natural size of the image, in CSS pixels.
  ///
  /// The browser reserves space of this size before the image is loaded.
  public let dimensions: Dimensions

  /// Creates an image from its bytes.
  public init(mediaType: String, bytes: [UInt8], dimensions: Dimensions) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.dimensions = dimensions
  }
}

/// A source of an application's images.
public protocol WebImageSource: Sendable {
  /// Returns the image with a name, or `nil` if there is none.
  func image(named name: String) -> WebImage?

  /// Returns the image of a symbol, or `nil` if there is none.
  func symbol(named name: String) -> WebImage?
}

/// A source that contains no images.
public struct NoWebImages: WebImageSource {
  /// Creates a source without images.
  public init() {}

  /// Returns `nil`.
  public func image(named name: String) -> WebImage? { nil }

  /// Returns `nil`.
  public func symbol(named name: String) -> WebImage? { nil }
}
