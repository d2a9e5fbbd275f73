// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
public import RowhouseModel

/// An image that pages on the desktop can show.
///
/// An image is immutable, so it can be measured on any thread.
public final class PageImage: @unchecked Sendable {
  /// The natural size, in points.
  public let size: Dimensions
  let content: Content

  enum Content {
    /// An image with pixels.
    case texture(OpaquePointer)
    /// A symbol of the icon theme, which is drawn in the tint color of its row.
    case icon(String)
  }

  /// Creates an image from PNG, JPEG, TIFF, or SVG data, or returns `nil` if GTK cannot decode the
  /// data.
  ///
  /// - Parameter bytes: The contents of the image file.
  public init?(_ bytes: [UInt8]) {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    guard let texture = Self.uprightJPEG(data) ?? gdk_texture_new_from_bytes(data, nil) else {
      return nil
    }
    content = .texture(texture)
    size = Dimensions(
      width: Double(gdk_texture_get_width(texture)),
      height: Double(gdk_texture_get_height(texture)))
  }

  /// Decodes a JPEG image that its camera has turned, or returns `nil` for any other.
  ///
  /// The decoder of GTK ignores the orientation.
  private static func uprightJPEG(_ data: OpaquePointer?) -> OpaquePointer? {
    var count: gsize = 0
    guard let bytes = g_bytes_get_data(data, &count), count > 3,
      bytes.loadUnaligned(as: UInt16.self).bigEndian == 0xFFD8,
      let stream = g_memory_input_stream_new_from_bytes(data)
    else { return nil }
    defer { g_object_unref(stream.raw) }
    guard let decoded = gdk_pixbuf_new_from_stream(stream.cast(), nil, nil) else { return nil }
    defer { g_object_unref(decoded.raw) }
    guard let orientation = gdk_pixbuf_get_option(decoded, "orientation"),
      String(cString: orientation) != "1",
      let upright = gdk_pixbuf_apply_embedded_orientation(decoded)
    else { return nil }
    defer { g_object_unref(upright.raw) }
    return gdk_texture_new_for_pixbuf(upright)
  }

  /// Creates the image of a symbol.
  ///
  /// - Parameter iconName: The name in the icon theme, such as `network-wireless-symbolic`.
  public init(iconName: String) {
    content = .icon(iconName)
    size = .square(16)
  }

  deinit {
    if case .texture(let texture) = content { g_object_unref(texture.raw) }
  }
}

extension ImageSource {
  /// Returns a source that contains an image.
  ///
  /// Two sources are equal if they contain the same object, so store the image with the model.
  ///
  /// - Parameter image: The image.
  /// - Returns: The source.
  public static func pageImage(_ image: PageImage) -> ImageSource { .held(HeldImage(image)) }
}
#endif
